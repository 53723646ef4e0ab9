import Link from '@mui/material/Link';
import { CourseLink } from '@/features/catalogue/CourseLink';
import { formatPrice } from '@/features/catalogue/formatCourse';
import { coursesNeeding } from '@/features/catalogue/prerequisites';
import { Squares } from './CourseBody.styles';
import { CourseSection } from './CourseSection';

/** The courses this one prepares for; nothing when there are none. */
export function NeededFor({ id }: { id: string }) {
  const courses = coursesNeeding(id);
  if (courses.length === 0) return null;
  return (
    <CourseSection title="Where this leads">
      <Squares>
        {courses.map(({ id, title, price }) => (
          <li key={id}>
            <Link component={CourseLink} courseId={id}>
              {title}
            </Link>{' '}
            ({formatPrice(price)})
          </li>
        ))}
      </Squares>
    </CourseSection>
  );
}
