import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface Options {
  /** What is typed; every new text starts afresh. */
  text: string;
  /** How many options each list below the field holds. Options are numbered through all lists. */
  sizes: readonly number[];
  /** Which option is active before any key: -1 for none. */
  first: number;
}

/**
 * The combobox pattern: the focus stays in the text field, whose keys move through the options of one or
 * more lists. The props it gives belong on the field, on each list and on each option.
 */
export function useCombobox({ text, sizes, first }: Options) {
  const baseId = useId();
  const optionId = (index: number): string => `${baseId}-${index}`;
  const listId = (list: number): string => `${baseId}-list-${list}`;
  const count = sizes.reduce((sum, size) => sum + size, 0);

  const [chosen, setChosen] = useState({ text, index: first, isByKey: false });
  const activeIndex = chosen.text === text && chosen.index < count ? chosen.index : first;

  useEffect(() => {
    if (!chosen.isByKey) return;
    document.getElementById(`${baseId}-${chosen.index}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, baseId]);

  const moves = new Map<string, () => number>([
    ['ArrowDown', () => (activeIndex + 1) % count],
    ['ArrowUp', () => (activeIndex <= 0 ? count : activeIndex) - 1],
    ['Home', () => 0],
    ['End', () => count - 1],
  ]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (count === 0 || shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    if (key === 'Enter') document.getElementById(optionId(activeIndex))?.click();
    const move = moves.get(key);
    if (!move) return;
    event.preventDefault();
    setChosen({ text, index: move(), isByKey: true });
  };

  return {
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': sizes.map((_, list) => listId(list)).join(' '),
      'aria-activedescendant': activeIndex < 0 ? undefined : optionId(activeIndex),
      onKeyDown,
    },
    listProps: (list: number, labelledBy: string) => ({
      id: listId(list),
      role: 'listbox',
      'aria-labelledby': labelledBy,
    }),
    optionProps: (list: number, position: number) => {
      const index = sizes.slice(0, list).reduce((sum, size) => sum + size, position);
      return {
        id: optionId(index),
        role: 'option',
        tabIndex: -1,
        'aria-selected': index === activeIndex,
        onPointerMove: () => {
          if (index !== activeIndex) setChosen({ text, index, isByKey: false });
        },
      };
    },
  } as const;
}

export type Combobox = ReturnType<typeof useCombobox>;
