import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { paths } from '@/paths';
import type { RouterState } from '@/features/auth/redirects/routerState';
import { catalogueOf, farFrom } from './catalogueReturn';

type CourseLinkProps = Omit<LinkProps, 'to' | 'state'> & { courseId: string };

/**
 * A link to a course's page. From the catalogue, or from a course opened there, its state carries the catalogue's
 * query, so that the course page can lead back to it.
 */
export function CourseLink({ courseId, ...props }: CourseLinkProps) {
  const location = useLocation();
  const catalogue = catalogueOf(location);
  const state: RouterState | undefined =
    location.pathname === paths.courses ? { catalogue } : farFrom(catalogue);
  return <Link to={paths.course(courseId)} state={state} {...props} />;
}
