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

/** A whole number as a sentence has it: in words up to twelve, in figures from there on. */
export const spellNumber = (count: number): string => words[count] ?? String(count);
