import { useCallback, useEffect, useState } from 'react';

/** Seconds the account service asks for between two mails to one address. */
export const secondsBetweenMails = 60;

/** A wait between two mails: counts down the seconds that are left, to zero. It may begin at once. */
export function useHold(initialSeconds = 0): { secondsLeft: number; hold: (seconds: number) => void } {
  const [until, setUntil] = useState(() => (initialSeconds === 0 ? 0 : Date.now() + initialSeconds * 1000));
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);

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
