import { useAppSelector } from '@/app/hooks';
import { isAwaited } from '@/features/learning/outbox/outbox';
import {
  selectEventsOf,
  selectIsHeldUp,
  selectIsInMemory,
  selectTextFailure,
} from '@/features/learning/outbox/outboxSlice';
import { allTexts, isUnsentInMemory } from '@/features/learning/texts/texts';
import { isToSend } from '@/features/learning/texts/textVersions';
import { useTexts } from '@/features/learning/texts/useTexts';

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
