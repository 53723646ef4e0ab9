import { useState } from 'react';
import { connection } from '@/content/connection';
import { presentError, type AuthFailure } from '@/features/auth/session/presentError';
import { useOnceOnline } from '@/ui/useOnceOnline';

/**
 * The sentence for a failure. Whether the browser is offline is read once, when the failure comes, so that the sentence
 * does not change while somebody types. `lost` says that the browser is offline, and goes as soon as it is no longer true.
 */
export function useFailureMessage(
  failure: AuthFailure | null,
  lost: string = connection.lost,
): string | null {
  const [said, setSaid] = useState<{ of: AuthFailure | null; message: string | null }>({
    of: null,
    message: null,
  });
  if (said.of !== failure) {
    const message = failure && presentError(failure, !navigator.onLine);
    setSaid({ of: failure, message: message === connection.lost ? lost : message });
  }

  useOnceOnline(said.message === lost, () => setSaid(({ of }) => ({ of, message: null })));
  return said.message;
}
