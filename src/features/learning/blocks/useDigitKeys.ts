import type { KeyboardEvent } from 'react';
import { hasModifier } from '@/ui/hasModifier';
import { useSingleKeys } from '@/ui/useSingleKeys';

/**
 * For the element around an exercise: a digit key chooses while the focus is inside it.
 * `choose` gets the index of the choice; it is undefined where there is nothing to choose.
 */
export function useDigitKeys(
  count: number,
  choose: ((index: number) => void) | undefined,
): { isOn: boolean; onKeyDown: (event: KeyboardEvent) => void } {
  const { isOn } = useSingleKeys();
  return {
    isOn,
    onKeyDown(event) {
      if (!isOn || !choose || event.repeat || hasModifier(event) || !/^[1-9]$/u.test(event.key)) return;
      const index = Number(event.key) - 1;
      if (index >= count) return;
      event.preventDefault();
      choose(index);
    },
  };
}
