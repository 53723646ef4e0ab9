import { readPause } from '@/features/auth/session/presentError';

interface FailureWordsProps {
  /** That of `useCooldown`, for the button that waits. */
  id: string | undefined;
  message: string;
  /** Of the pause that the service may have asked for. */
  secondsLeft: number;
}

/** The service's own words, in which the seconds of a pause are counted: beside a number that stands still they would differ from it. */
export function FailureWords({ id, message, secondsLeft }: FailureWordsProps) {
  const pause = secondsLeft > 0 ? readPause(message) : undefined;
  if (!pause) return message;
  return (
    <span id={id}>
      {pause.before}
      {/* It stands in a region that would be read again as a whole with each second. */}
      <span aria-live="off">{secondsLeft}</span>
      {pause.after}
    </span>
  );
}
