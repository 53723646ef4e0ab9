const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** A whole number as written in a sentence: in words up to twelve, in figures above. */
export const spellNumber = (count: number): string => words[count] ?? String(count);
