import { useState } from 'react';

/** Which lessons are open, by number from 1. The first is open at first, to show what a row contains. */
export function useOpenLessons(count: number) {
  const [openNumbers, setOpenNumbers] = useState<ReadonlySet<number>>(() => new Set([1]));
  const setOpen = (number: number, isOpen: boolean) =>
    setOpenNumbers((before) => {
      if (before.has(number) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(number);
      else after.delete(number);
      return after;
    });
  const areAllOpen = openNumbers.size === count;
  const toggleAll = () =>
    setOpenNumbers(new Set(areAllOpen ? [] : Array.from({ length: count }, (_, index) => index + 1)));
  return { isOpen: (number: number) => openNumbers.has(number), setOpen, areAllOpen, toggleAll };
}
