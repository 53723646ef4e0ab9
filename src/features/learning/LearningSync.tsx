import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { guardSignOut } from '@/features/auth/session/signOutGuard';
import { forgetSent } from './forgetSent';
import { useLearnerId } from './learner';
import { followLearning, hasUnsent } from './syncLearning';
import { UnsentDialog } from './UnsentDialog';

/**
 * Sends what a signed-in learner does and writes, for as long as any page is open, asks before they sign out while
 * something has not been sent, and afterwards leaves nothing else on this device.
 */
export function LearningSync() {
  const dispatch = useAppDispatch();
  const learnerId = useLearnerId();
  const [answer, setAnswer] = useState<((isSure: boolean) => void) | null>(null);

  useEffect(
    () => (learnerId === null ? undefined : dispatch(followLearning(learnerId))),
    [dispatch, learnerId],
  );
  useEffect(() => {
    if (learnerId === null) return undefined;
    return dispatch(
      guardSignOut({
        ask: () => (hasUnsent(learnerId) ? new Promise((resolve) => setAnswer(() => resolve)) : null),
        onSignedOut: () => dispatch(forgetSent(learnerId)),
      }),
    );
  }, [dispatch, learnerId]);

  if (answer === null || learnerId === null) return null;
  return (
    <UnsentDialog
      learnerId={learnerId}
      onAnswer={(isSure) => {
        setAnswer(null);
        answer(isSure);
      }}
    />
  );
}
