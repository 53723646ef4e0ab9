import type { AuthOutcome } from '@/features/auth/session/authOutcome';
import { type AuthFailure, secondsToWait } from '@/features/auth/session/presentError';
import { useCooldown } from './useCooldown';
import type { useSubmission } from './useSubmission';

/**
 * A submission whose refusal may ask for a pause. Both are for the address that was sent, and nothing is said of them
 * where another one has been typed before the answer came.
 */
export function useSubmissionForAddress({
  submit,
  clearFailure,
}: Pick<ReturnType<typeof useSubmission>, 'submit' | 'clearFailure'>) {
  const cooldown = useCooldown(clearFailure);

  const submitFor = async (
    readAddress: () => string,
    call: (address: string) => Promise<AuthOutcome>,
    onSuccess?: (answer: { isLate: boolean; address: string; isSame: boolean }) => void,
    onLateFailure?: (error: AuthFailure) => void,
  ): Promise<void> => {
    const address = readAddress();
    const isSame = () => readAddress() === address;
    let pause: number | undefined;
    await submit(
      async () => {
        const outcome = await call(address);
        pause = outcome.error ? secondsToWait(outcome.error) : undefined;
        return outcome;
      },
      ({ isLate }) => onSuccess?.({ isLate, address, isSame: isSame() }),
      onLateFailure,
    );
    if (pause === undefined) return;
    if (isSame()) cooldown.startCooldown(pause);
    else clearFailure();
  };

  return { ...cooldown, submitFor };
}
