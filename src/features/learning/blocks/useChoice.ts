import { useCallback, useSyncExternalStore } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { keepChoice, onChoice, readChoice } from '@/features/learning/choices';
import { readWriterId, useWriterId } from '@/features/learning/learner';
import type { CheckBlock } from '@/features/learning/lessons/lesson';

/** The index of the chosen option, which survives leaving the lesson, and a function that chooses another one. */
export function useChoice({ id, options }: CheckBlock): [number | undefined, (place: number) => void] {
  const dispatch = useAppDispatch();
  const writerId = useWriterId();
  const subscribe = useCallback((changed: () => void) => onChoice(writerId, changed), [writerId]);
  const text = useSyncExternalStore(
    subscribe,
    () => readChoice(writerId, id),
    () => undefined,
  );
  const choose = useCallback(
    (place: number) => keepChoice(dispatch(readWriterId()), id, options[place]?.text ?? ''),
    [dispatch, id, options],
  );
  const chosen = options.findIndex((option) => option.text === text);
  return [chosen < 0 ? undefined : chosen, choose];
}
