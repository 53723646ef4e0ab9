import { avatarTones } from '@/ui/inks';
import { hash } from './seed';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first letter as a reader sees it: a letter with its accents, or a whole emoji. */
export function initialOf(name: string): string {
  const [first] = graphemes.segment(name.trim().toUpperCase());
  return first?.segment ?? '';
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
