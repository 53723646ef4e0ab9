import { readPause } from '@/features/auth/session/presentError';
import { ChangingText } from '@/ui/ChangingText';

interface FailureWordsProps {
  /** The `noteId` of `useCooldown`, which describes the button that waits. */
  id: string | undefined;
  message: string;
  /** What is left of the pause that the service may have asked for. */
  secondsLeft: number;
}

/** The service's own words. The seconds of a pause count down inside them: fixed words beside a countdown would disagree. */
export function FailureWords({ id, message, secondsLeft }: FailureWordsProps) {
  const pause = secondsLeft > 0 ? readPause(message) : undefined;
  if (!pause) return <ChangingText>{message}</ChangingText>;
  return (
    <span id={id}>
      {pause.before}
      {/* Otherwise each second would have the whole message read out again. */}
      <span aria-live="off">{secondsLeft}</span>
      {pause.after}
    </span>
  );
}
