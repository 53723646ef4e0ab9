import { isTyping } from '@/ui/isTyping';
import { areSingleKeysOn } from '@/ui/singleKeys';
import { useDocumentEvent } from '@/ui/useDocumentEvent';

/** On Apple's systems, Ctrl+K deletes to the end of the line. */
const isApple = (): boolean => navigator.userAgent.includes('Mac OS X');

const isShortcut = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || event.isComposing) return false;
  // With Shift it belongs to the browser: Firefox opens its console.
  if (ctrlKey || metaKey) return !shiftKey && (metaKey || !isApple()) && key.toLowerCase() === 'k';
  return key === '/' && !isTyping(event) && areSingleKeysOn();
};

/** Ctrl+K (Cmd+K on a Mac) anywhere, and / where nothing is being typed, unless single-character shortcuts are off. */
export function useSearchShortcut(onShortcut: () => void): void {
  useDocumentEvent('keydown', (event) => {
    if (event.defaultPrevented || !isShortcut(event)) return;
    event.preventDefault();
    onShortcut();
  });
}
