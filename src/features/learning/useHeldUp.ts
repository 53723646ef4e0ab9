import { useAppSelector } from '@/app/hooks';
import { isAwaited } from './outbox';
import { selectEventsOf, selectIsHeldUp, selectIsInMemory, selectTextFailure } from './outboxSlice';
import { allTexts, isUnsentInMemory } from './texts';
import { isToSend } from './textVersions';
import { useTexts } from './useTexts';

/** How many events and texts could not be sent so far, and whether they would be lost with the tab. */
export function useHeldUp(): { count: number; isInMemory: boolean } {
  const { writerId, texts } = useTexts();
  const areEventsHeldUp = useAppSelector(selectIsHeldUp);
  const areTextsHeldUp = useAppSelector(selectTextFailure) !== null;
  const events = useAppSelector((state) => selectEventsOf(state, writerId));
  const areEventsInMemory = useAppSelector(selectIsInMemory);
  const eventCount = areEventsHeldUp ? events.filter(isAwaited).length : 0;
  const textCount = areTextsHeldUp && writerId !== null ? allTexts(texts).filter(isToSend).length : 0;
  return {
    count: eventCount + textCount,
    isInMemory: areEventsInMemory || (textCount > 0 && writerId !== null && isUnsentInMemory(writerId)),
  };
}
