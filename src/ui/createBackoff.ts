/** The first and the longest pause after a failure, in milliseconds. */
const firstPause = 2000;
const longestPause = 60_000;

export interface Backoff {
  /** How long to wait before the next attempt: twice as long after each failure. */
  next: () => number;
  reset: () => void;
}

export function createBackoff(): Backoff {
  let pause = firstPause;
  return {
    next() {
      const now = pause;
      pause = Math.min(pause * 2, longestPause);
      return now;
    },
    reset() {
      pause = firstPause;
    },
  };
}
