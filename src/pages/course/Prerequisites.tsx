import Link from '@mui/material/Link';
import { CourseLink } from '@/features/catalogue/CourseLink';
import { formatPrice } from '@/features/catalogue/formatCourse';
import { readPrerequisite } from '@/features/catalogue/prerequisites';
import { Squares } from './CourseBody.styles';
import { CourseSection } from './CourseSection';

/** What learners should know first, with links to the courses that teach it. */
export function Prerequisites({ prerequisites }: { prerequisites: readonly string[] }) {
  return (
    <CourseSection title="Prerequisites">
      <Squares>
        {prerequisites.map((text) => {
          const { course, name, rest } = readPrerequisite(text);
          return (
            <li key={text}>
              {course ? (
                <>
                  <Link component={CourseLink} courseId={course.id}>
                    {name}
                  </Link>{' '}
                  ({formatPrice(course.price)}){rest}
                </>
              ) : (
                text
              )}
            </li>
          );
        })}
      </Squares>
    </CourseSection>
  );
}
