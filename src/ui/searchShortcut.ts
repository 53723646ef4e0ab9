import { isTyping } from './isTyping';
import { areSingleKeysOn } from './singleKeys';

/** On Apple's systems, Ctrl+K deletes to the end of the line. */
const isApple = (): boolean => navigator.userAgent.includes('Mac OS X');

/** Ctrl+K (Cmd+K on a Mac) anywhere, and / where nothing is being typed, unless single-character shortcuts are off. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || event.isComposing) return false;
  // With Shift it belongs to the browser: Firefox opens its console.
  if (ctrlKey || metaKey) return !shiftKey && (metaKey || !isApple()) && key.toLowerCase() === 'k';
  return key === '/' && !isTyping(event) && areSingleKeysOn();
}
