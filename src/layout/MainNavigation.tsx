import { NavLink, type NavLinkProps, useLocation } from 'react-router-dom';
import { mainNavigation } from '@/content/navigation';
import { paths } from '@/paths';

const coursePages = /^\/course\//i;

/** The four ways through the product; a course's own page belongs to Courses. */
export function MainNavigation({
  className,
  ...link
}: Pick<NavLinkProps, 'onClick' | 'replace'> & { className: string | undefined }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={className}>
      {mainNavigation.map(({ label, to }) => (
        <NavLink
          key={to}
          to={to}
          end={to === paths.home}
          {...link}
          {...(to === paths.courses && coursePages.test(pathname) && { 'data-section': true })}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
