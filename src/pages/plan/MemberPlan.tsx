import ArrowBack from '@mui/icons-material/ArrowBack';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useAppSelector } from '@/app/hooks';
import { plan as words } from '@/content/coursePlan';
import { fullName, greetingName } from '@/features/auth/session/currentUser';
import type { CourseSummary } from '@/features/catalogue/course';
import { countOf } from '@/features/catalogue/formatCourse';
import { planPartsOf } from '@/features/learning/blocks/planParts';
import { useLearner } from '@/features/learning/learner';
import { useAnswers } from '@/features/learning/texts/useAnswer';
import type { CoursePlan } from '@/features/learning/lessons/lesson';
import type { useCourseProgress } from '@/features/learning/record/useLearning';
import { selectIsHeldUp } from '@/features/learning/outbox/outboxSlice';
import { WaitingNote } from '@/features/learning/outbox/WaitingNote';
import { paths } from '@/paths';
import { PaperSize } from '@/ui/PaperSize';
import { spellNumber } from '@/ui/spellNumber';
import { TextLink } from '@/ui/TextLink';
import { Page } from './PlanPage.styles';
import { PlanSheet } from './PlanSheet';
import { PlanSide } from './PlanSide';
import { useLinksToAnswers } from './useLinksToAnswers';

export interface MemberPlanProps {
  course: CourseSummary;
  progress: ReturnType<typeof useCourseProgress>;
  /** Undefined for a course without lessons here. */
  loading: Promise<CoursePlan | undefined>;
}

/** A member's plan, finished or not. */
export function MemberPlan({ course, progress, loading }: MemberPlanProps) {
  const plan = use(loading);
  const answers = useAnswers();
  const learner = useLearner();
  const { showsLinks, toggleLinks } = useLinksToAnswers();
  const isHeldUp = useAppSelector(selectIsHeldUp);
  const { doneCount, waitingCount, lessonCount, finishedAt } = progress;
  const isWritten = plan !== undefined && planPartsOf(plan, answers).some(({ items }) => items.length > 0);
  const name = learner ? fullName(learner) || greetingName(learner) : '';
  return (
    <Page>
      <PaperSize />
      <div className="head">
        <TextLink to={paths.dashboard} className="back">
          <ArrowBack fontSize="small" />
          {words.back}
        </TextLink>
        <Typography variant="h1">
          {finishedAt === null ? words.soFar.title : words.finished.title(spellNumber(lessonCount))}
        </Typography>
        <Typography variant="lead" component="p" className="lead">
          {finishedAt === null ? (
            <>
              {words.soFar.done(doneCount, countOf(lessonCount, 'lesson'))}
              <WaitingNote count={waitingCount} />. {words.soFar.lead}
            </>
          ) : (
            <>
              {isWritten ? words.finished.lead : words.finished.unwritten}{' '}
              {isHeldUp && waitingCount > 0 && words.finished.waiting(waitingCount)}
            </>
          )}
        </Typography>
      </div>
      {plan && (
        <PlanSheet
          course={course}
          plan={plan}
          answers={answers}
          name={name}
          finishedAt={finishedAt}
          showsLinks={showsLinks}
        />
      )}
      <PlanSide
        course={course}
        progress={progress}
        name={name}
        showsLinks={showsLinks}
        onToggleLinks={toggleLinks}
      />
    </Page>
  );
}
