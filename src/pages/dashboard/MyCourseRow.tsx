import Check from '@mui/icons-material/Check';
import LinearProgress from '@mui/material/LinearProgress';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { findCourse } from '@/features/catalogue/courses';
import { countOf } from '@/features/catalogue/formatCourse';
import type { CourseProgress } from '@/features/learning/record/courseProgress';
import { formatDate } from '@/features/learning/texts/formatMoment';
import { lessonIdsOf } from '@/features/learning/lessons/lessonCourses';
import { useCourseProgress } from '@/features/learning/record/useLearning';
import { selectIsHeldUp } from '@/features/learning/outbox/outboxSlice';
import { WaitingNote } from '@/features/learning/outbox/WaitingNote';
import { paths } from '@/paths';
import { Cover } from '@/ui/art/Cover';
import { LinkButton } from '@/ui/LinkButton';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { describeNext } from './describeNext';

interface MyCourseRowProps {
  progress: CourseProgress;
  /** The first row has the red button. */
  isFirst: boolean;
}

function Finished({ progress, finishedAt }: { progress: CourseProgress; finishedAt: string }) {
  const { courseId, waitingCount } = progress;
  const { certificate } = useCourseProgress(courseId);
  return (
    <>
      <p className="small finished">
        <Check fontSize="small" />
        Finished on {formatDate(finishedAt)}
        <WaitingNote count={waitingCount} />
      </p>
      <p className="ways">
        <TextLink to={paths.plan(courseId)}>Your one-page plan</TextLink>
        {certificate ? (
          <TextLink to={paths.certificate(certificate.code)}>Certificate</TextLink>
        ) : (
          <TextLink to={paths.planCertificate(courseId)}>Get your certificate</TextLink>
        )}
      </p>
    </>
  );
}

function UnderWay({ progress }: { progress: CourseProgress }) {
  const { doneCount, waitingCount, lessonCount, isWaiting } = progress;
  const next = describeNext(progress);
  const isHeldUp = useAppSelector(selectIsHeldUp);
  return (
    <>
      {next !== undefined && <p className="small">Next: {next}</p>}
      {isWaiting && (
        <p className="small">
          {isHeldUp ? 'Your enrollment waits for a connection.' : 'Your enrollment is being sent.'}
        </p>
      )}
      {lessonCount === 0 ? (
        <p className="small">The lessons cannot be read here yet.</p>
      ) : (
        <div className="progress">
          <LinearProgress variant="determinate" value={(doneCount / lessonCount) * 100} aria-hidden="true" />
          <span>
            {doneCount} of {countOf(lessonCount, 'lesson')}
          </span>
          <WaitingNote count={waitingCount} />
        </div>
      )}
    </>
  );
}

function wayInto({ courseId, nextLessonId, doneCount, finishedAt }: CourseProgress) {
  const lesson = nextLessonId ?? lessonIdsOf(courseId)?.[0];
  if (lesson === undefined) return { label: 'See the course', to: paths.course(courseId) };
  const label = finishedAt !== null ? 'Review' : doneCount === 0 ? 'Start' : 'Continue';
  return { label, to: paths.lesson(courseId, lesson) };
}

/** One course of the learner: how far they are, and the way on. */
export function MyCourseRow({ progress, isFirst }: MyCourseRowProps) {
  const { courseId, finishedAt } = progress;
  const course = findCourse(courseId);
  if (!course) return null;
  const { label, to } = wayInto(progress);
  return (
    <ListItem disablePadding>
      <Cover src={course.thumbnail} className="cover" />
      <div className="words">
        <Typography variant="h4" component="h3">
          <Link to={paths.course(courseId)}>{course.title}</Link>
        </Typography>
        {finishedAt === null ? (
          <UnderWay progress={progress} />
        ) : (
          <Finished progress={progress} finishedAt={finishedAt} />
        )}
      </div>
      <span className="action">
        <LinkButton to={to} variant={isFirst && finishedAt === null ? 'contained' : 'outlined'} fullWidth>
          {label}
          <VisuallyHidden>: {course.title}</VisuallyHidden>
        </LinkButton>
      </span>
    </ListItem>
  );
}
