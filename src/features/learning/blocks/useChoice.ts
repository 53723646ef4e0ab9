import { useCallback } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { keepChoice, readChoice } from '@/features/learning/device/choices';
import { choicesKey } from '@/features/learning/device/deviceStorage';
import { readWriterId, useWriterId } from '@/features/learning/learner';
import type { CheckBlock } from '@/features/learning/lessons/lesson';
import { useOnDevice } from '@/features/learning/device/useOnDevice';

/** The index of the chosen option, which survives leaving the lesson, and a function that chooses another one. */
export function useChoice({ id, options }: CheckBlock): [number | undefined, (place: number) => void] {
  const dispatch = useAppDispatch();
  const writerId = useWriterId();
  const text = useOnDevice(choicesKey(writerId), () => readChoice(writerId, id), undefined);
  const choose = useCallback(
    (place: number) => keepChoice(dispatch(readWriterId()), id, options[place]?.text ?? ''),
    [dispatch, id, options],
  );
  const chosen = options.findIndex((option) => option.text === text);
  return [chosen < 0 ? undefined : chosen, choose];
}
