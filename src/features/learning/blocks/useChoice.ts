import { useCallback, useMemo, useState } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { keepChoice, readChoice } from '@/features/learning/choices';
import { readWriterId, useWriterId } from '@/features/learning/learner';
import type { CheckBlock } from '@/features/learning/lessons/lesson';
import { useIsInBrowser } from '@/ui/useIsInBrowser';

/** The place of the option that is chosen, also when the lesson was left meanwhile, and how another one is chosen. */
export function useChoice({ id, options }: CheckBlock): [number | undefined, (place: number) => void] {
  const dispatch = useAppDispatch();
  const writerId = useWriterId();
  const isInBrowser = useIsInBrowser();
  const [chosen, setChosen] = useState<number>();
  const held = useMemo(() => {
    const text = isInBrowser ? readChoice(writerId, id) : undefined;
    const place = options.findIndex((option) => option.text === text);
    return place < 0 ? undefined : place;
  }, [isInBrowser, writerId, id, options]);
  const choose = useCallback(
    (place: number) => {
      setChosen(place);
      keepChoice(dispatch(readWriterId()), id, options[place]?.text ?? '');
    },
    [dispatch, id, options],
  );
  return [chosen ?? held, choose];
}
