/**
 * The palette of the drawn pictures. They are printed matter: the same in the light and in the dark scheme,
 * so a picture may be a plain image file. Colours of the interface live in `tokens.ts`.
 */
export const artPalette = {
  cobalt: { fill: '#2F55D4', deep: '#16235F', tint: '#D5DDF7' },
  marigold: { fill: '#EBA61E', deep: '#5B3500', tint: '#FAE4B0' },
  green: { fill: '#1F8A5B', deep: '#0B3B2A', tint: '#CDE8D6' },
  teal: { fill: '#1B9DB3', deep: '#0A3D49', tint: '#C9E8EC' },
  plum: { fill: '#94429C', deep: '#3D1546', tint: '#EED9EE' },
} as const;

export type Hue = keyof typeof artPalette;

export const artPaper = '#FDFAF8';
export const artSignal = '#C8171C';

const darkLetter = '#1A1311';

/** Disc, half disc and letter of the six avatar tones; none is a subject's hue. */
export const avatarTones = [
  { disc: '#E3D5C8', half: '#CDB9A6', letter: darkLetter },
  { disc: '#D6DAD0', half: '#B9C1B0', letter: darkLetter },
  { disc: '#EBD3CC', half: '#D9B0A5', letter: darkLetter },
  { disc: '#D3D8DD', half: '#B2BBC4', letter: darkLetter },
  { disc: '#4D433E', half: '#2E2724', letter: '#F4EFEC' },
  { disc: '#E8DDB9', half: '#D3C389', letter: darkLetter },
] as const;
