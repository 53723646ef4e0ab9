import { useParams } from 'react-router-dom';
import { plan as words } from '@/content/plan';
import { findCourse } from '@/features/catalogue/courses';
import { lessonIdsOf } from '@/features/learning/lessons/lessonCourses';
import { useCourseProgress, useRetryLearning } from '@/features/learning/useLearning';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { PageHead } from '@/ui/PageHead';
import { MemberPlan } from './MemberPlan';
import { NoPlanYet } from './NoPlanYet';
import { Page } from './PlanPage.styles';

/** The one page that a course promises, made of what its learner has written. */
export function PlanPage() {
  const { id = '' } = useParams();
  const course = findCourse(id);
  const lessonIds = lessonIdsOf(id);
  const progress = useCourseProgress(id);
  const retry = useRetryLearning();
  const firstLessonId = lessonIds?.[0];
  return (
    <>
      <PageHead title={course ? `${words.actions.title}, ${course.title}` : words.none.title} noIndex />
      {!course || firstLessonId === undefined ? (
        <NoPlanYet reason="none" />
      ) : progress.status === 'loading' ? (
        <Page>
          <LoadingStatus className="waiting" />
        </Page>
      ) : progress.status === 'ready' && progress.isEnrolled ? (
        <MemberPlan key={id} course={course} progress={progress} />
      ) : (
        <NoPlanYet
          reason={progress.status === 'ready' ? 'stranger' : progress.status}
          course={course}
          firstLessonId={firstLessonId}
          onRetry={retry}
        />
      )}
    </>
  );
}
