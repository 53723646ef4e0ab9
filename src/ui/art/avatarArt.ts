import { avatarTones } from '@/ui/theme/artPalette';
import { isInvisible } from '@/ui/isInvisible';
import { hash } from './seed';

/**
 * The first letter or digit as a reader sees it, with its accents; empty when there is none. Emoji are passed
 * over: where a device has no face for them, they would leave the avatar blank. (An `Intl.Segmenter` knows more of
 * letters, but a slow telephone makes one in 80 ms, on every page.)
 */
export function initialOf(name: string): string {
  const letters =
    name
      .toUpperCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]\p{M}*/gu) ?? [];
  return letters.find((letter) => !isInvisible(letter)) ?? '';
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
