/**
 * The colours of the interface in both schemes. Nothing but this file and `artPalette.ts` names a colour;
 * everything else reads the theme's variables.
 */

const white = '#FFFFFF';
const nearBlack = '#1A1311';

/**
 * No single red gives 4.5:1 both under white text and as text on a near-black page, so `signal` is for fills
 * and `signalText` for text; in the light scheme they are the same.
 */
export const light = {
  paper: '#F4EFEC',
  sheet: '#FDFAF8',
  wash: '#E9E2DE',
  rule: '#D8D0CA',
  edge: '#857A74',
  ink: nearBlack,
  ink2: '#4D433E',
  ink3: '#685C57',
  signal: '#C8171C',
  signalHover: '#A80F14',
  signalPress: '#8C0A0F',
  signalText: '#C8171C',
  signalWash: '#FBE4E1',
  /** The large club behind the sign-in forms. */
  club: '#C8171C',
  onSignal: white,
  okText: '#17653E',
  okWash: '#DCEDE2',
  inverse: nearBlack,
  onInverse: '#F4EFEC',
  onInverse2: '#C9BFB8',
  inverseRule: '#443B37',
  foot: nearBlack,
  footInk: '#F4EFEC',
  footInk2: '#C9BFB8',
  footRule: '#443B37',
  skeleton: '#E4DCD7',
  skeletonSweep: '#EFE9E5',
  scrim: 'rgba(26, 19, 17, .62)',
  focus: nearBlack,
  sideCardRule: nearBlack,
  shadow1: '0 1px 2px rgba(26,19,17,.06)',
  shadow2: '0 2px 4px rgba(26,19,17,.05), 0 12px 28px -8px rgba(26,19,17,.18)',
  shadow3: '0 4px 8px rgba(26,19,17,.06), 0 28px 64px -16px rgba(26,19,17,.34)',
  hue: {
    cobalt: { text: '#2547BA', wash: '#E1E6F7' },
    marigold: { text: '#825100', wash: '#F7E7C2' },
    green: { text: '#17653E', wash: '#D9EADF' },
    teal: { text: '#0B6172', wash: '#D5EAED' },
    plum: { text: '#7C3085', wash: '#EFDFEF' },
  },
};

export const dark: typeof light = {
  paper: '#15100F',
  sheet: '#1E1917',
  wash: '#2B2522',
  rule: '#3C3531',
  edge: '#83786F',
  ink: '#F3EDE8',
  ink2: '#CBC2BB',
  ink3: '#A79C95',
  signal: '#C8171C',
  signalHover: '#A80F14',
  signalPress: '#8C0A0F',
  signalText: '#FD7468',
  signalWash: '#3A1A18',
  club: '#8C0A0F',
  onSignal: white,
  okText: '#6FCB98',
  okWash: '#16301F',
  inverse: '#F3EDE8',
  onInverse: nearBlack,
  onInverse2: '#4D433E',
  inverseRule: '#CFC6BF',
  foot: '#0C0908',
  footInk: '#F3EDE8',
  footInk2: '#B9AFA8',
  footRule: '#332C29',
  skeleton: '#2B2522',
  skeletonSweep: '#352E2A',
  scrim: 'rgba(5, 3, 3, .72)',
  focus: '#F3EDE8',
  sideCardRule: '#3C3531',
  shadow1: '0 1px 2px rgba(0,0,0,.4)',
  shadow2: '0 2px 4px rgba(0,0,0,.35), 0 12px 28px -8px rgba(0,0,0,.7)',
  shadow3: '0 4px 8px rgba(0,0,0,.4), 0 28px 64px -16px rgba(0,0,0,.85)',
  hue: {
    cobalt: { text: '#9DB2FF', wash: '#1B2138' },
    marigold: { text: '#F0BC52', wash: '#33260F' },
    green: { text: '#6FCB98', wash: '#15291F' },
    teal: { text: '#63CBDD', wash: '#12282D' },
    plum: { text: '#DB9CE2', wash: '#2D1B30' },
  },
};
