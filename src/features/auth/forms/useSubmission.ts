import { useRef, useState } from 'react';
import type { AuthFailure } from '@/features/auth/session/presentError';
import type { AuthOutcome } from '@/features/auth/session/authOutcome';

/** One press, one request: further presses are ignored until the answer is there. */
export function useSubmission() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [isTypingOn, setIsTypingOn] = useState(false);
  const isSending = useRef(false);

  const submit = async (call: () => Promise<AuthOutcome>, onSuccess?: () => void): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(null);
    const answered = new AbortController();
    let hasTyped = false;
    const onTyped = () => {
      hasTyped = true;
    };
    document.addEventListener('input', onTyped, { signal: answered.signal });
    const { error } = await call();
    answered.abort();
    isSending.current = false;
    setIsBusy(false);
    setIsTypingOn(hasTyped);
    setFailure(error);
    if (!error) onSuccess?.();
  };
  return {
    isBusy,
    failure,
    /** Whether something was typed while the answer that failed was awaited. */
    isTypingOn,
    submit,
    clearFailure: () => {
      setFailure(null);
    },
  };
}
