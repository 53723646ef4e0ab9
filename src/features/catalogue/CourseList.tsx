import { CourseCard } from './CourseCard';
import type { View } from './catalogueFilters';
import type { CourseSummary } from './course';
import { Courses } from './CourseList.styles';

interface CourseListProps {
  courses: readonly CourseSummary[];
  view?: View;
  /** Whether the cards rise one after the other; not for a list that is seen again. */
  isNew?: boolean;
  /** Whether styles filter it by the chosen radios, because React does not yet. */
  isEarly?: boolean;
  /** How many covers are above the fold. */
  eagerCount?: number;
}

/** Courses as cards in a grid, or as rows. */
export function CourseList({
  courses,
  view = 'grid',
  isNew = false,
  isEarly = false,
  eagerCount = 0,
}: CourseListProps) {
  return (
    // Safari does not treat a list without bullets as a list, unless it has the role.
    <Courses
      role="list"
      data-view={view}
      data-whole
      data-rising={isNew || undefined}
      data-early={isEarly || undefined}
    >
      {courses.map((course, index) => (
        <CourseCard key={course.id} course={course} view={view} isEager={index < eagerCount} />
      ))}
    </Courses>
  );
}
