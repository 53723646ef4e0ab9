import type { AuthOutcome } from '@/features/auth/session/authOutcome';
import { type AuthFailure, secondsToWait } from '@/features/auth/session/presentError';
import { useCooldown } from './useCooldown';
import type { useSubmission } from './useSubmission';

/** Refusals that are about the address alone. */
const refusalsOfAddress: ReadonlySet<unknown> = new Set([
  'user_already_exists',
  'email_exists',
  'email_address_invalid',
  'email_address_not_authorized',
]);

/**
 * A submission whose refusal may ask for a pause, or be about the address alone. Both hold for the address that was sent,
 * and are not shown if another one has been typed before the answer came.
 */
export function useSubmissionForAddress(
  { submit, clearFailure }: Pick<ReturnType<typeof useSubmission>, 'submit' | 'clearFailure'>,
  initialSeconds = 0,
) {
  const cooldown = useCooldown(clearFailure, initialSeconds);

  const submitFor = async (
    readAddress: () => string,
    call: (address: string) => Promise<AuthOutcome>,
    onSuccess?: (answer: { isLate: boolean; address: string; isSame: boolean }) => void,
    onLateFailure?: (error: AuthFailure) => void,
  ): Promise<void> => {
    const address = readAddress();
    const isSame = () => readAddress() === address;
    const error = await submit(
      () => call(address),
      ({ isLate }) => onSuccess?.({ isLate, address, isSame: isSame() }),
      onLateFailure,
    );
    if (!error) return;
    const pause = secondsToWait(error);
    if (isSame()) {
      if (pause !== undefined) cooldown.startCooldown(pause);
    } else if (pause !== undefined || refusalsOfAddress.has(error.code)) clearFailure();
  };

  return { ...cooldown, submitFor };
}
