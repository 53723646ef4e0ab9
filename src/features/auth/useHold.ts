import { useCallback, useEffect, useState } from 'react';

/** A wait between two mails: counts down the seconds that are left, to zero. */
export function useHold(): { secondsLeft: number; hold: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);

  const hold = useCallback((seconds: number) => {
    setUntil(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  }, []);

  useEffect(() => {
    if (until === 0) return undefined;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) setUntil(0);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [until]);
  return { secondsLeft, hold };
}
