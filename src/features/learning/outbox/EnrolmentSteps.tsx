import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { catalogueOf, farFrom } from '@/features/catalogue/catalogueReturn';
import type { CourseSummary } from '@/features/catalogue/course';
import { useIsSlow } from '@/ui/useIsSlow';
import { enrolmentOutcome, type EnrolmentOutcome, trying, unanswered } from './enrolmentOutcome';
import { type Fate, isWaiting, type KeptEvent, onceSettled } from './keptEvent';
import { useLearnerId } from '@/features/learning/learner';
import { longestWait } from '@/features/learning/record/longestWait';
import { type EnrolResult, useEnrolment } from './useEnrolment';
import { useCourseProgress } from '@/features/learning/record/useLearning';

interface EnrolmentStepsProps {
  course: Pick<CourseSummary, 'id'>;
  onOutcome: (outcome: EnrolmentOutcome) => void;
  /** Called when the script that sends it is late. The enrolment is still carried out if the script arrives. */
  onLate: () => void;
}

const resultOf = (fate: Fate, isPaid: boolean): EnrolResult => {
  if (fate !== 'sent') return fate;
  return isPaid ? 'saved' : 'enrolled';
};

/** Carries out one press of Enroll Now and reports the outcome. Renders nothing. */
export function EnrolmentSteps({ course: { id }, onOutcome, onLate }: EnrolmentStepsProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const catalogue = catalogueOf(location);
  const learnerId = useLearnerId();
  const { enrol, isOpen, isReady } = useEnrolment();
  const { status, nextLessonId } = useCourseProgress(id);
  const [attempt, setAttempt] = useState(1);
  const lastAttempt = useRef(0);
  /** What the message says is not sent yet. */
  const [kept, setKept] = useState<KeptEvent | null>(null);
  const isSlow = useIsSlow(longestWait);
  /** Whether it is known which courses the learner already has, or that nobody can say. */
  const isKnown = status === 'ready' || status === 'unreachable';

  const report = useEffectEvent((result: EnrolResult, isPaid: boolean) => {
    const isInCourse = location.pathname.startsWith(`${paths.course(id)}/`);
    const page = nextLessonId === null ? paths.course(id) : paths.lesson(id, nextLessonId);
    const type = isPaid ? 'save' : 'enrol';
    setKept(learnerId !== null && isWaiting(result) ? { learnerId, type, courseId: id } : null);
    onOutcome(
      enrolmentOutcome(result, {
        isPaid,
        openCourse: isInCourse ? undefined : () => void navigate(page, { state: farFrom(catalogue) }),
        seeList: () => void navigate(paths.savedCourses),
        tryAgain: () => {
          onOutcome(trying);
          setAttempt(attempt + 1);
        },
      }),
    );
  });
  const carryOut = useEffectEvent(async () => {
    const isPaid = !isOpen(id);
    report(await enrol(id, isKnown ? undefined : 0), isPaid);
  });

  const canStart = isReady && (isKnown || (isSlow && isOpen(id)));
  useEffect(() => {
    if (!canStart || lastAttempt.current === attempt) return;
    lastAttempt.current = attempt;
    void carryOut();
  }, [canStart, attempt]);

  useEffect(() => {
    if (kept === null) return undefined;
    const isPaid = kept.type === 'save';
    return onceSettled(kept, (fate) => report(resultOf(fate, isPaid), isPaid));
  }, [kept]);

  const isLate = isSlow && !canStart;
  const tellLate = useEffectEvent(() => {
    // `isReady` is false after a sign-out as well, which is no delay.
    if (lastAttempt.current > 0) return;
    if (isReady) onOutcome(unanswered);
    else onLate();
  });
  useEffect(() => {
    if (isLate) tellLate();
  }, [isLate]);
  return null;
}
