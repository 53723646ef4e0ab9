import { light } from './theme/tokens';

const ink = 'var(--mui-palette-common-black)';
const white = 'var(--mui-palette-common-white)';

/** Paper is white, whatever the colour scheme, and only what stands in `main` is printed anyway. */
export const whitePaper = { '@media print': { 'html, body': { background: `${white} !important` } } };

/** Bands and cards that are light on dark on the screen, and grounds in the colour of a subject. */
export const printedBands = {
  '--mui-palette-brand-foot-main': white,
  '--mui-palette-brand-foot-ink': ink,
  '--mui-palette-brand-foot-ink2': ink,
  '--mui-palette-brand-inverse-main': white,
  '--mui-palette-brand-inverse-on': ink,
  '--mui-palette-brand-inverse-on2': ink,
  ...Object.fromEntries(
    Object.entries(light.hue).flatMap(([hue, { text, wash }]) => [
      [`--mui-palette-brand-hue-${hue}-text`, text],
      [`--mui-palette-brand-hue-${hue}-wash`, wash],
    ]),
  ),
};

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
