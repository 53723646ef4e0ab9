import { useState } from 'react';

/** Whether something else has been sent since the result for `code` came, which says nothing about that. */
export function useOutdatedResult(code: string) {
  const [outdated, setOutdated] = useState<string>();
  return {
    isOutdated: outdated === code,
    outdate: () => setOutdated(code),
    renew: () => setOutdated(undefined),
  };
}
