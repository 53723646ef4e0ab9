import { useRef, useState } from 'react';
import type { AuthFailure } from '@/features/auth/session/presentError';
import type { AuthOutcome } from '@/features/auth/session/authOutcome';

/** One press, one request: further presses are ignored until the answer is there. */
export function useSubmission() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const isSending = useRef(false);

  const submit = async (call: () => Promise<AuthOutcome>, onSuccess?: () => void): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(null);
    const { error } = await call();
    isSending.current = false;
    setIsBusy(false);
    setFailure(error);
    if (!error) onSuccess?.();
  };
  return {
    isBusy,
    failure,
    submit,
    clearFailure: () => {
      setFailure(null);
    },
  };
}
