import { hasModifier } from '@/ui/hasModifier';
import { isTyping } from '@/ui/isTyping';
import { isLayerOpen } from '@/ui/layerHistory';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { useSingleKeys } from '@/ui/useSingleKeys';

/** In a wide window, the header's menus are not layers. */
const isMenuOpen = (): boolean =>
  isLayerOpen() || document.querySelector('header button[aria-expanded="true"]') !== null;

export type KeyActions = Readonly<Record<'n' | 'p' | 'o' | 't' | '?', (() => void) | undefined>>;

const isActionKey = (key: string, actions: KeyActions): key is keyof KeyActions =>
  Object.hasOwn(actions, key);

/** Single-key shortcuts of a lesson: off while typing, with a modifier, in an open menu, and when switched off. */
export function useLessonKeys(actions: KeyActions): void {
  const { isOn } = useSingleKeys();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || hasModifier(event) || isTyping(event) || isMenuOpen())
      return;
    const key = event.key.toLowerCase();
    const action = isActionKey(key, actions) ? actions[key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  };
  useDocumentEvent('keydown', onKeyDown, { isOn });
}
