import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { RetryLearning } from '@/features/learning/record/RetryLearning';
import type { Learning } from '@/features/learning/record/useLearning';
import { WaitingForLearning } from '@/features/learning/record/WaitingForLearning';
import { paths } from '@/paths';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { TextLink } from '@/ui/TextLink';
import { CourseRows } from './CourseRows';
import { MyCourseRow } from './MyCourseRow';
import { Section } from './Section';

function Unreachable({ isAnyKnown }: { isAnyKnown: boolean }) {
  return (
    <Alert severity="error" action={<RetryLearning variant="text" />}>
      {isAnyKnown
        ? 'Whether you have more courses could not be looked up. None of them is lost.'
        : 'Your courses could not be looked up, and this device does not know them yet. None of them is lost.'}
    </Alert>
  );
}

function Courses({ learning: { status, courses, certificates } }: { learning: Learning }) {
  const isUnreachable = status === 'unreachable';
  if (!isUnreachable && status !== 'ready') {
    return (
      <WaitingForLearning heading="h3">
        <LoadingStatus className="waiting" />
      </WaitingForLearning>
    );
  }
  if (!isUnreachable && courses.length === 0) {
    return (
      <EmptyState
        heading="h3"
        title={certificates.length > 0 ? 'No courses now' : 'No courses yet'}
        hint="Two courses are free. Enroll in one, and your progress will be kept here."
        isBoxed
      >
        <LinkButton to={paths.courses} variant="contained">
          Browse courses
        </LinkButton>
        <LinkButton to={paths.freeCourses} variant="outlined">
          Free courses
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      {isUnreachable && <Unreachable isAnyKnown={courses.length > 0} />}
      {courses.length > 0 && (
        <CourseRows>
          {courses.map((progress, index) => (
            <MyCourseRow key={progress.courseId} progress={progress} isFirst={index === 0} />
          ))}
        </CourseRows>
      )}
    </>
  );
}

/** The learner's courses: latest activity first, finished ones last. */
export function MyCourses({ learning }: { learning: Learning }) {
  return (
    <Section aria-labelledby="my-courses">
      <div className="title titleLine">
        <Typography variant="h2" id="my-courses">
          My courses
        </Typography>
        {learning.courses.length > 0 && <TextLink to={paths.courses}>View All Courses</TextLink>}
      </div>
      <Courses learning={learning} />
    </Section>
  );
}
