import { useState } from 'react';

/** Whether something else has been sent since a verdict on `code`, which says nothing about that. */
export function useOutdatedVerdict(code: string) {
  const [outdated, setOutdated] = useState<string>();
  return {
    isOutdated: outdated === code,
    outdate: () => setOutdated(code),
    renew: () => setOutdated(undefined),
  };
}
