import Link from '@mui/material/Link';
import { matchPath, NavLink, type NavLinkProps, useLocation } from 'react-router-dom';
import { mainNavigation } from '@/content/navigation';
import { paths, patterns } from '@/paths';

/** The four main links. On a course's own page, Courses is marked. */
export function MainNavigation({
  className,
  ...link
}: Pick<NavLinkProps, 'onClick' | 'replace'> & { className: string }) {
  const { pathname } = useLocation();
  const isOfCourse = matchPath({ path: patterns.course, end: false, caseSensitive: true }, pathname) !== null;
  return (
    <nav aria-label="Main" className={className}>
      {mainNavigation.map(({ label, to }) => (
        <Link
          key={to}
          component={NavLink}
          to={to}
          end={to === paths.home}
          underline="none"
          {...link}
          {...(to === paths.courses && isOfCourse && { 'data-section': true })}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
