import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';

/** Seconds the account service asks for between two mails to one address. */
export const secondsBetweenMails = 60;

/** Of the wait after a mail, what is left. The clock may have been set back since: nobody waits longer than for a new one. */
export function secondsLeftAfter(sentAt: number): number {
  const left = Math.ceil(secondsBetweenMails - (Date.now() - sentAt) / 1000);
  return Math.min(Math.max(left, 0), secondsBetweenMails);
}

/**
 * A wait between two mails to one address, counted down to zero. It may start at once. When it is over, `onOver`
 * withdraws what the service said of it.
 */
export function useCooldown(
  onOver: () => void,
  initialSeconds = 0,
): {
  secondsLeft: number;
  /** The id of the note that counts them, for the button that has to wait; undefined when nothing has. */
  noteId: string | undefined;
  startCooldown: (seconds: number) => void;
  /** For when another address is typed, which need not wait. */
  endCooldown: () => void;
} {
  const [wait, setWait] = useState({ seconds: initialSeconds });
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);

  const startCooldown = useCallback((seconds: number) => {
    setWait({ seconds });
    setSecondsLeft(seconds);
  }, []);

  const id = useId();
  const withdraw = useEffectEvent(onOver);

  useEffect(() => {
    if (wait.seconds === 0) return undefined;
    // The time of day may be set back meanwhile; this clock only goes forward.
    const start = performance.now();
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil(wait.seconds - (performance.now() - start) / 1000));
      setSecondsLeft(left);
      if (left > 0) return;
      clearInterval(timer);
      withdraw();
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [wait]);
  const endCooldown = () => {
    if (secondsLeft === 0) return;
    startCooldown(0);
    onOver();
  };
  return { secondsLeft, noteId: secondsLeft > 0 ? id : undefined, startCooldown, endCooldown };
}
