import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { guardSignOut } from '@/features/auth/session/signOutGuard';
import { whenLayersAreGone } from '@/ui/layerHistory';
import { useCloseOnBack } from '@/ui/useCloseOnBack';
import { holdPlace } from './forgetLeft';
import { forgetSent } from './forgetSent';
import { useLearnerId } from './learner';
import { hasUnsent } from './sendEverything';
import { followLearning } from './syncLearning';
import { UnsentDialog } from './UnsentDialog';

/** Asked before a sign-out, and of whom. */
interface Question {
  learnerId: string;
  resolve: (isSure: boolean) => void;
}

/**
 * Sends what a signed-in learner does and writes, for as long as any page is open, asks before they sign out while
 * something has not been sent, and afterwards leaves nothing else on this device.
 */
export function LearningSync() {
  const dispatch = useAppDispatch();
  const learnerId = useLearnerId();
  const [question, setQuestion] = useState<Question | null>(null);
  // It would be asked of whoever has signed in meanwhile, and once more of its learner later.
  if (question !== null && question.learnerId !== learnerId) setQuestion(null);

  useEffect(
    () => (learnerId === null ? undefined : dispatch(followLearning(learnerId))),
    [dispatch, learnerId],
  );
  useEffect(() => (learnerId === null ? undefined : dispatch(holdPlace(learnerId))), [dispatch, learnerId]);
  useEffect(() => {
    if (learnerId === null) return undefined;
    const ask = async () => {
      // The menu in which Logout was pressed takes its step of history along.
      await whenLayersAreGone();
      return new Promise<boolean>((resolve) => setQuestion({ learnerId, resolve }));
    };
    return dispatch(
      guardSignOut({
        ask: () => (hasUnsent(learnerId) ? ask() : null),
        onSignedOut: () => dispatch(forgetSent(learnerId)),
      }),
    );
  }, [dispatch, learnerId]);

  // Whoever asked waits for an answer, also where the question goes without one.
  useEffect(() => () => question?.resolve(false), [question]);

  const answer = (isSure: boolean) => {
    question?.resolve(isSure);
    // What was being sent when its question was closed may answer while another one is open.
    setQuestion((current) => (current === question ? null : current));
  };
  const { closeForLink } = useCloseOnBack(question !== null, () => answer(false));

  return (
    question && <UnsentDialog learnerId={question.learnerId} onAnswer={answer} onFollow={closeForLink} />
  );
}
