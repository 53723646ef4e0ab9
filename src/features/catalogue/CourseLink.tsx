import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { paths } from '@/paths';
import type { CatalogueReturn } from './catalogueReturn';

type CourseLinkProps = Omit<LinkProps, 'to' | 'state'> & { courseId: string };

/** A link to a course's page. From the catalogue it carries the query along, so that the page can lead back to it. */
export function CourseLink({ courseId, ...props }: CourseLinkProps) {
  const { pathname, search } = useLocation();
  const state: CatalogueReturn | undefined = pathname === paths.courses ? { catalogue: search } : undefined;
  return <Link to={paths.course(courseId)} state={state} {...props} />;
}
