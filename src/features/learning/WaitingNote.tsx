import { useAppSelector } from '@/app/hooks';
import { selectIsHeldUp } from './outboxSlice';

/**
 * Stands behind a count of done lessons: how many of them the service does not have yet. What is on its way is not
 * spoken of before it could not be sent.
 */
export function WaitingNote({ count }: { count: number }) {
  const isHeldUp = useAppSelector(selectIsHeldUp);
  return isHeldUp && count > 0 && <span className="note"> ({count} waiting to be sent)</span>;
}
