import { lazy, use } from 'react';
import { CourseSection } from './CourseSection';
import { SeparatePart } from '@/ui/SeparatePart';
import type { CourseData } from './courseLoader';
import { Description, Outcomes } from './CourseBody.styles';
import { Curriculum } from './Curriculum';
import { FirstLesson } from './FirstLesson';
import { InstructorBlock } from './InstructorBlock';
import { type CourseStanding, standingOfMember } from './courseStanding';
import { openLessonOf } from './openLesson';
import { NeededFor } from './NeededFor';
import { Prerequisites } from './Prerequisites';

const MemberCurriculum = __LEARNING__
  ? lazy(async () => ({
      default: (await import('./MemberCurriculum')).MemberCurriculum,
    }))
  : null;

interface CourseBodyProps extends Pick<CourseData, 'course'> {
  standing: CourseStanding | null;
}

/** Everything that needs the course's own download. Suspends until it arrives. */
export function CourseBody({ course: pending, standing }: CourseBodyProps) {
  const course = pending instanceof Promise ? use(pending) : pending;
  if (!course) return null;
  const openLesson = openLessonOf(course);
  const member = standingOfMember(standing);
  const curriculum = <Curriculum course={course} openLesson={openLesson} />;
  return (
    <>
      {MemberCurriculum && member && (
        <SeparatePart waiting={curriculum} failed={curriculum}>
          <MemberCurriculum course={course} standing={member} />
        </SeparatePart>
      )}
      {!member && openLesson && course.firstLessonOpening && (
        <FirstLesson lesson={openLesson} paragraphs={course.firstLessonOpening} courseId={course.id} />
      )}
      <CourseSection title="What you'll learn">
        <Outcomes>
          {course.learningOutcomes.map((outcome) => (
            <li key={outcome}>{outcome}</li>
          ))}
        </Outcomes>
      </CourseSection>
      {!member && curriculum}
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
