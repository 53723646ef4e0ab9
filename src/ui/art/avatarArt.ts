import { avatarTones } from '@/ui/theme/artPalette';
import { isInvisible } from '@/ui/isInvisible';
import { hash } from './seed';

/**
 * The first letter or digit as a reader sees it, with its accents; empty when there is none. Emoji are skipped: on a
 * device without a font for them the avatar would be blank. (`Intl.Segmenter` knows letters better, but a slow phone
 * needs 80 ms to create one, on every page.)
 */
export function initialOf(name: string): string {
  const letters =
    name
      .toUpperCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]\p{M}*/gu) ?? [];
  return letters.find((letter) => !isInvisible(letter)) ?? '';
}

/** Colours, rotation and initial, always the same for a name. */
export function avatarArt(name: string) {
  const seed = hash(name);
  return {
    tone: avatarTones[seed % avatarTones.length] ?? avatarTones[0],
    degrees: ((seed >>> 5) % 8) * 45,
    initial: initialOf(name),
  };
}
