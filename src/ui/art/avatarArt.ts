import { avatarTones } from '@/ui/inks';
import { isInvisible } from '@/ui/isInvisible';
import { hash } from './seed';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The first letter or digit as a reader sees it, with its accents; empty when there is none. Emoji are passed
 * over: where a device has no face for them, they would leave the avatar blank.
 */
export function initialOf(name: string): string {
  for (const { segment } of graphemes.segment(name.toUpperCase())) {
    if (/^[\p{L}\p{N}]/u.test(segment) && !isInvisible(segment)) return segment;
  }
  return '';
}

/** Colours and rotation that always belong to the same name. */
export function avatarArt(name: string) {
  const seed = hash(name);
  return {
    tone: avatarTones[seed % avatarTones.length] ?? avatarTones[0],
    degrees: ((seed >>> 5) % 8) * 45,
    initial: initialOf(name),
  };
}
