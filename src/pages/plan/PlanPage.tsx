import { Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { plan as words } from '@/content/coursePlan';
import { findCourse } from '@/features/catalogue/courses';
import { lessonIdsOf } from '@/features/learning/lessons/lessonCourses';
import { loadPlan } from '@/features/learning/lessons/loadLessons';
import { useCourseProgress } from '@/features/learning/record/useLearning';
import { WaitingForLearning } from '@/features/learning/record/WaitingForLearning';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { PageHead } from '@/ui/PageHead';
import { MemberPlan, type MemberPlanProps } from './MemberPlan';
import { NoPlanYet } from './NoPlanYet';
import { Page } from './PlanPage.styles';

function Waiting() {
  return (
    <Page>
      <div className="head">
        <WaitingForLearning heading="h1">
          <LoadingStatus className="waiting" />
        </WaitingForLearning>
      </div>
    </Page>
  );
}

function LoadedPlan(member: Omit<MemberPlanProps, 'loading'>) {
  // A component that suspends on its first render loses its state; up here the promise stays the same.
  const [loading] = useState(() => loadPlan(member.course.id));
  return (
    <Suspense fallback={<Waiting />}>
      <MemberPlan {...member} loading={loading} />
    </Suspense>
  );
}

/**
 * The course in the address. `useParams` would add to the scripts of public pages, which do not use it otherwise. Its
 * plan is downloaded before the page is drawn: once React has shown that it waits, it goes on showing that for 0.3 s.
 */
export async function planLoader({ params }: LoaderFunctionArgs): Promise<string> {
  const id = params['id'] ?? '';
  // The page tries again, and reports a failure.
  await loadPlan(id).catch(() => undefined);
  return id;
}

/** The one-page plan that a course promises, made of what its learner has written. */
export function PlanPage() {
  const id = useLoaderData<typeof planLoader>();
  const course = findCourse(id);
  const firstLessonId = lessonIdsOf(id)?.[0];
  const progress = useCourseProgress(id);
  const hasPlan = course !== undefined && firstLessonId !== undefined;
  return (
    <>
      <PageHead title={hasPlan ? `${words.actions.title}, ${course.title}` : words.none.title} noIndex />
      {!hasPlan ? (
        <NoPlanYet reason="none" />
      ) : progress.isEnrolled ? (
        <LoadedPlan key={id} course={course} progress={progress} />
      ) : progress.status === 'loading' ? (
        <Waiting />
      ) : (
        <NoPlanYet
          reason={progress.status === 'ready' ? 'stranger' : progress.status}
          course={course}
          firstLessonId={firstLessonId}
        />
      )}
    </>
  );
}
