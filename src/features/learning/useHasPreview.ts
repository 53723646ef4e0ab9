import { useCallback, useSyncExternalStore } from 'react';
import { onDeviceChange } from './deviceStorage';
import { useLearnerId } from './learner';
import { hasPreviewOf, previewKey } from './preview';

/** Whether the learner wrote into one of these blocks before signing in, and gets that back by enrolling. */
export function useHasPreview(blocks: readonly { id: string }[]): boolean {
  const learnerId = useLearnerId();
  const subscribe = useCallback(
    (changed: () => void) =>
      onDeviceChange((key) => {
        if (learnerId !== null && key === previewKey(learnerId)) changed();
      }),
    [learnerId],
  );
  return useSyncExternalStore(
    subscribe,
    () => learnerId !== null && hasPreviewOf(learnerId, blocks),
    () => false,
  );
}
