import { useEffect } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { useLearnerId } from '@/features/learning/learner';
import { addToOutbox } from './outbox';
import { dropRefusals } from './refusals';
import { sendNow, sendSoon } from '@/features/learning/sync/syncLearning';

/** Returns a function that stores a tick on this device before it returns, and sends it. */
export function useMarkDone(): (courseId: string, lesson: string) => void {
  const dispatch = useAppDispatch();
  const learnerId = useLearnerId();
  return (courseId, lesson) => {
    if (learnerId === null) return;
    dropRefusals(learnerId, (event) => event.type === 'completed' && event.lesson === lesson);
    addToOutbox(learnerId, { type: 'completed', courseId, lesson });
    void dispatch(sendNow(learnerId));
  };
}

/** Stores where the learner was last, and sends it. */
export function useMarkOpened(courseId: string, lesson: string, isEnrolled: boolean): void {
  const dispatch = useAppDispatch();
  const learnerId = useLearnerId();
  useEffect(() => {
    if (learnerId === null || !isEnrolled) return;
    addToOutbox(learnerId, { type: 'opened', courseId, lesson });
    dispatch(sendSoon());
  }, [dispatch, learnerId, courseId, lesson, isEnrolled]);
}
