import { useState } from 'react';

/** Whether something else has been submitted since the result for `code` came, so that it no longer applies. */
export function useOutdatedResult(code: string) {
  const [outdated, setOutdated] = useState<string>();
  return {
    isOutdated: outdated === code,
    outdate: () => setOutdated(code),
    renew: () => setOutdated(undefined),
  };
}
