import { useEffect, useState } from 'react';
import { connection } from '@/content/connection';
import { presentError, type AuthFailure } from '@/features/auth/session/presentError';

type Failure = Pick<AuthFailure, 'name' | 'message' | 'code' | 'status'>;

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

  const saysOffline = said.message === connection.lost;
  useEffect(() => {
    if (!saysOffline) return undefined;
    const withdraw = () => setSaid(({ of }) => ({ of, message: null }));
    window.addEventListener('online', withdraw);
    return () => window.removeEventListener('online', withdraw);
  }, [saysOffline]);
  return said.message;
}
