import { useCallback, useSyncExternalStore } from 'react';
import { useAppSelector } from '@/app/hooks';
import { onDeviceChange } from './deviceStorage';
import { useWriterId } from './learner';
import { selectTextFailure } from './outboxSlice';
import { type HeldTexts, isTextInMemory, readTexts, type TextKind, textsKey } from './texts';
import { type SaveStatus, statusOf } from './textStatus';

const blank: HeldTexts = { answers: {}, notes: {} };

/** Everything that the learner has written, as it lies on this device. */
export function useTexts(): {
  learnerId: string | null;
  texts: HeldTexts;
  statusOfText: (kind: TextKind, id: string) => SaveStatus;
} {
  const learnerId = useWriterId();
  const textFailure = useAppSelector(selectTextFailure);
  const subscribe = useCallback(
    (changed: () => void) =>
      onDeviceChange((key) => {
        if (key.startsWith(textsKey(learnerId))) changed();
      }),
    [learnerId],
  );
  const texts = useSyncExternalStore(
    subscribe,
    () => readTexts(learnerId),
    () => blank,
  );
  return {
    learnerId,
    texts,
    statusOfText: (kind, id) =>
      statusOf(texts[kind][id], {
        isInMemory: isTextInMemory(learnerId, kind, id),
        latestFailure: textFailure,
      }),
  };
}
