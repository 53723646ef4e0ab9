import { useAppSelector } from '@/app/hooks';
import { selectIsHeldUp } from './outboxSlice';

/**
 * Follows a count of done lessons and says how many of them the service does not have yet. Says nothing until they
 * could not be sent.
 */
export function WaitingNote({ count }: { count: number }) {
  const isHeldUp = useAppSelector(selectIsHeldUp);
  return isHeldUp && count > 0 && <span className="note">{` (${count} waiting to be sent)`}</span>;
}
