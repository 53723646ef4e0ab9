import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import { hasModifier } from '@/ui/hasModifier';

interface Options {
  /** The typed text; every new text resets the active option. */
  text: string;
  /** How many options each group of the list has. Options are numbered across all groups. */
  sizes: readonly number[];
  /** The option that is active before any key is pressed; -1 for none. */
  first: number;
  /** Called when an option, which is a link, is clicked. */
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Which option the keys or the pointer have made active, and how the keys move from it. */
function useActiveOption({
  text,
  count,
  first,
  baseId,
}: Pick<Options, 'text' | 'first'> & { count: number; baseId: string }) {
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
    const { key, shiftKey, nativeEvent } = event;
    if (count === 0 || shiftKey || hasModifier(event) || nativeEvent.isComposing) return;
    // A held key has been meant for the button that led here.
    if (key === 'Enter' && !event.repeat) document.getElementById(`${baseId}-${activeIndex}`)?.click();
    const move = moves.get(key);
    if (!move) return;
    event.preventDefault();
    setChosen({ text, index: move(), isByKey: true });
  };
  const point = (index: number) => {
    if (index !== activeIndex) setChosen({ text, index, isByKey: false });
  };
  return { activeIndex, onKeyDown, point };
}

/**
 * The combobox pattern: the focus stays in the text field, whose keys move through the options of one list, which may
 * be grouped. Returns the props for the field, the list, each group and each option.
 */
export function useCombobox({ text, sizes, first, onChoose }: Options) {
  const baseId = useId();
  const optionId = (index: number): string => `${baseId}-${index}`;
  const listId = `${baseId}-list`;
  const groupId = (group: number): string => `${baseId}-group-${group}`;
  const count = sizes.reduce((sum, size) => sum + size, 0);

  const { activeIndex, onKeyDown, point } = useActiveOption({ text, count, first, baseId });

  return {
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': listId,
      'aria-activedescendant': activeIndex < 0 ? undefined : optionId(activeIndex),
      onKeyDown,
    },
    /** The list owns its groups by `aria-owns`: the headings between them must not be children of a listbox. */
    listProps: {
      id: listId,
      role: 'listbox',
      'aria-owns': sizes.map((_, group) => groupId(group)).join(' '),
    },
    groupProps: (group: number, labelledBy: string) => ({
      id: groupId(group),
      role: 'group',
      'aria-labelledby': labelledBy,
    }),
    optionProps: (group: number, position: number) => {
      const index = sizes.slice(0, group).reduce((sum, size) => sum + size, position);
      return {
        id: optionId(index),
        role: 'option',
        tabIndex: -1,
        'aria-posinset': index + 1,
        'aria-setsize': count,
        'aria-selected': index === activeIndex,
        onClick: onChoose,
        onPointerMove: () => point(index),
      };
    },
  } as const;
}

export type Combobox = ReturnType<typeof useCombobox>;
