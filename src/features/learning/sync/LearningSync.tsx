import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { guardSignOut } from '@/features/auth/session/signOutGuard';
import { whenLayersAreGone } from '@/ui/layerHistory';
import { useCloseOnBack } from '@/ui/useCloseOnBack';
import { holdPlace } from './forgetLeft';
import { forgetSent } from './forgetSent';
import { useLearnerId } from '@/features/learning/learner';
import { hasUnsent } from './sendEverything';
import { followLearning } from './syncLearning';
import { UnsentDialog } from './UnsentDialog';

/** The question before a sign-out, and whom it asks. */
interface Question {
  learnerId: string;
  resolve: (isSure: boolean) => void;
}

/**
 * Sends what a signed-in learner does and writes while any page is open. Asks before a sign-out while something is
 * unsent; after it, only unsent data stays on this device.
 */
export function LearningSync() {
  const dispatch = useAppDispatch();
  const learnerId = useLearnerId();
  const [question, setQuestion] = useState<Question | null>(null);
  // Otherwise it would be put to whoever has signed in meanwhile, and later to its own learner again.
  if (question !== null && question.learnerId !== learnerId) setQuestion(null);

  useEffect(
    () => (learnerId === null ? undefined : dispatch(followLearning(learnerId))),
    [dispatch, learnerId],
  );
  useEffect(() => (learnerId === null ? undefined : dispatch(holdPlace(learnerId))), [dispatch, learnerId]);
  useEffect(() => {
    if (learnerId === null) return undefined;
    const ask = async () => {
      // The menu in which Logout was pressed first removes its own history entry.
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

  // The sign-out awaits an answer, even when the question is dropped without one.
  useEffect(() => () => question?.resolve(false), [question]);

  const answer = (isSure: boolean) => {
    question?.resolve(isSure);
    // A send that outlasts its closed question may end while another question is open.
    setQuestion((current) => (current === question ? null : current));
  };
  const { closeForLink } = useCloseOnBack(question !== null, () => answer(false));

  return (
    question && <UnsentDialog learnerId={question.learnerId} onAnswer={answer} onFollow={closeForLink} />
  );
}
