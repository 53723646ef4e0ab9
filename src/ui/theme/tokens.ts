import { artPalette } from './artPalette';

/**
 * The colours of the interface in both schemes. Nothing but this file and `artPalette.ts` names a colour;
 * everything else reads the theme's variables, in CSS `var(--mui-palette-brand-…)`.
 */

const white = '#FFFFFF';
const nearBlack = '#1A1311';

/**
 * No single red gives 4.5:1 both under white text and as text on a near-black page, so `signal.main` is for
 * fills and `signal.text` for text; in the light scheme they are the same.
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
  signal: {
    main: '#C8171C',
    hover: '#A80F14',
    press: '#8C0A0F',
    text: '#C8171C',
    wash: '#FBE4E1',
    on: white,
  },
  /** The large club behind the sign-in forms. */
  club: '#C8171C',
  ok: { text: '#17653E', wash: '#DCEDE2' },
  inverse: { main: nearBlack, on: '#F4EFEC', on2: '#C9BFB8', rule: '#443B37' },
  foot: { main: nearBlack, ink: '#F4EFEC', ink2: '#C9BFB8', rule: '#443B37' },
  skeleton: { main: '#E4DCD7', sweep: '#EFE9E5' },
  scrim: 'rgba(26, 19, 17, .62)',
  focus: nearBlack,
  sideCardRule: nearBlack,
  elevation: {
    low: '0 1px 2px rgba(26,19,17,.06)',
    mid: '0 2px 4px rgba(26,19,17,.05), 0 12px 28px -8px rgba(26,19,17,.18)',
    high: '0 4px 8px rgba(26,19,17,.06), 0 28px 64px -16px rgba(26,19,17,.34)',
  },
  hue: {
    cobalt: { fill: artPalette.cobalt.fill, text: '#2547BA', wash: '#E1E6F7' },
    marigold: { fill: artPalette.marigold.fill, text: '#825100', wash: '#F7E7C2' },
    green: { fill: artPalette.green.fill, text: '#17653E', wash: '#D9EADF' },
    teal: { fill: artPalette.teal.fill, text: '#0B6172', wash: '#D5EAED' },
    plum: { fill: artPalette.plum.fill, text: '#7C3085', wash: '#EFDFEF' },
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
  signal: {
    main: '#C8171C',
    hover: '#A80F14',
    press: '#8C0A0F',
    text: '#FD7468',
    wash: '#3A1A18',
    on: white,
  },
  club: '#8C0A0F',
  ok: { text: '#6FCB98', wash: '#16301F' },
  inverse: { main: '#F3EDE8', on: nearBlack, on2: '#4D433E', rule: '#CFC6BF' },
  foot: { main: '#0C0908', ink: '#F3EDE8', ink2: '#B9AFA8', rule: '#332C29' },
  skeleton: { main: '#2B2522', sweep: '#352E2A' },
  scrim: 'rgba(5, 3, 3, .72)',
  focus: '#F3EDE8',
  sideCardRule: '#3C3531',
  elevation: {
    low: '0 1px 2px rgba(0,0,0,.4)',
    mid: '0 2px 4px rgba(0,0,0,.35), 0 12px 28px -8px rgba(0,0,0,.7)',
    high: '0 4px 8px rgba(0,0,0,.4), 0 28px 64px -16px rgba(0,0,0,.85)',
  },
  hue: {
    cobalt: { fill: artPalette.cobalt.fill, text: '#9DB2FF', wash: '#1B2138' },
    marigold: { fill: artPalette.marigold.fill, text: '#F0BC52', wash: '#33260F' },
    green: { fill: artPalette.green.fill, text: '#6FCB98', wash: '#15291F' },
    teal: { fill: artPalette.teal.fill, text: '#63CBDD', wash: '#12282D' },
    plum: { fill: artPalette.plum.fill, text: '#DB9CE2', wash: '#2D1B30' },
  },
};
