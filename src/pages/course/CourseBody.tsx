import { use } from 'react';
import { CourseSection } from './CourseSection';
import type { CourseData } from './courseLoader';
import { Description, Outcomes } from './CourseBody.styles';
import { Curriculum } from './Curriculum';
import { InstructorBlock } from './InstructorBlock';
import { NeededFor } from './NeededFor';
import { Prerequisites } from './Prerequisites';

/** Everything that comes with the course's own download. Suspends while that is under way. */
export function CourseBody({ course: pending }: Pick<CourseData, 'course'>) {
  const course = pending instanceof Promise ? use(pending) : pending;
  if (!course) return null;
  return (
    <>
      <CourseSection title="What you'll learn">
        <Outcomes>
          {course.learningOutcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </Outcomes>
      </CourseSection>
      <Curriculum lessons={course.curriculum} duration={course.duration} />
      {course.prerequisites.length > 0 && <Prerequisites prerequisites={course.prerequisites} />}
      <NeededFor id={course.id} />
      <CourseSection title="Description">
        <Description>
          {course.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Description>
      </CourseSection>
      <InstructorBlock instructor={course.instructor} courseId={course.id} />
    </>
  );
}
