import { spellNumber } from '@/ui/spellNumber';

const length = 12;

/** What somebody probably misread as one of these letters, which no code contains. */
const misreadings = new Map([
  ['I', 'the digit 1'],
  ['L', 'the digit 1'],
  ['O', 'the digit 0'],
  ['U', 'the letter V'],
]);

/**
 * Turns what somebody typed into a code as the service stores it: in capitals, without hyphens, dashes and spaces, and
 * without punctuation copied along from a sentence. Takes it out of the address of its page.
 */
export const normalizeCode = (typed: string): string =>
  typed
    .replace(/^.*\/certificate\/([^/?#]*).*$/isu, '$1')
    .replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '')
    .replaceAll(/^\p{P}+|\p{P}+$/gu, '')
    .toUpperCase();

/** A code in groups of four, as people read it out. */
export const groupCode = (code: string): string => code.match(/.{1,4}/gsu)?.join('-') ?? '';

/** Why no certificate can have this code, in a sentence; undefined when one could have it. */
export function complaintAbout(code: string): string | undefined {
  if (code === '') return 'Type the code of the certificate.';
  const characters = Array.from(code);
  const misread = characters.find((character) => misreadings.has(character));
  if (misread !== undefined) {
    return `No code contains the letter ${misread}. It may be ${misreadings.get(misread)}.`;
  }
  const strange = characters.find((character) => !/[0-9A-Z]/u.test(character));
  if (strange !== undefined) return `Codes are made of letters and digits. "${strange}" is neither.`;
  if (characters.length !== length) {
    return `Codes have ${spellNumber(length)} characters. This one has ${spellNumber(characters.length)}.`;
  }
  return undefined;
}
