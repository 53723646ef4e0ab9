import { light } from './theme/tokens';

const ink = 'var(--mui-palette-common-black)';
const white = 'var(--mui-palette-common-white)';

/** Paper is white, whatever the colour scheme, and only what stands in `main` is printed anyway. */
export const whitePaper = { '@media print': { 'html, body': { background: `${white} !important` } } };

/** For a sheet that is printed: dark on white also where the screen is dark. */
export const printedInk = {
  colorScheme: 'light',
  '--mui-palette-brand-ink': ink,
  '--mui-palette-brand-ink2': ink,
  '--mui-palette-brand-ink3': ink,
  '--mui-palette-brand-rule': 'var(--mui-palette-grey-400)',
  '--mui-palette-brand-edge': light.edge,
  '--mui-palette-brand-sheet': white,
  '--mui-palette-brand-paper': white,
  '--mui-palette-brand-wash': light.wash,
  '--mui-palette-brand-signal-text': light.signalText,
  '--mui-palette-brand-signal-wash': light.signalWash,
  '--mui-palette-brand-ok-text': light.okText,
  '--mui-palette-brand-ok-wash': light.okWash,
  // The library's own components take these.
  '--mui-palette-text-primary': ink,
  '--mui-palette-text-secondary': ink,
  '--mui-palette-text-disabled': ink,
  '--mui-palette-action-active': ink,
  '--mui-palette-background-paper': white,
  color: ink,
  background: white,
  boxShadow: 'none',
} as const;
