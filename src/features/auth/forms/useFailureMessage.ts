import { useEffect, useEffectEvent, useState } from 'react';
import { connection } from '@/content/connection';
import { presentError, type AuthFailure } from '@/features/auth/session/presentError';

type Failure = Pick<AuthFailure, 'name' | 'message' | 'code' | 'status'>;

/** Calls once the browser is online again, for as long as somebody is told that it is not. */
export function useOnceOnline(isToldOffline: boolean, withdraw: () => void): void {
  const onOnline = useEffectEvent(withdraw);
  useEffect(() => {
    if (!isToldOffline) return undefined;
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isToldOffline]);
}

/**
 * The sentence for a failure, by whether the browser was offline when it came: asked later, it would turn into another
 * one, and a false one, while somebody types. That one is offline is not said any more once one is not.
 */
export function useFailureMessage(failure: Failure | null): string | null {
  const [said, setSaid] = useState<{ of: Failure | null; message: string | null }>({
    of: null,
    message: null,
  });
  if (said.of !== failure)
    setSaid({ of: failure, message: failure && presentError(failure, !navigator.onLine) });

  useOnceOnline(said.message === connection.lost, () => setSaid(({ of }) => ({ of, message: null })));
  return said.message;
}
