import type { Components } from '@mui/material/styles';
import { artPalette } from './artPalette';
import { cssVar, type AppTheme } from './cssVar';
import { focusRing } from './focusRing';
import { lowWindow } from './lowWindow';
import { display } from './typography';

const hueClasses = Object.fromEntries(
  Object.keys(artPalette).map((hue) => [
    `.hue-${hue}`,
    {
      '--hue-fill': cssVar(`hue-${hue}-fill`),
      '--hue-text': cssVar(`hue-${hue}-text`),
      '--hue-wash': cssVar(`hue-${hue}-wash`),
    },
  ]),
);

/** Element defaults. Headings carry the type scale, so that plain markup is already set in it. */
export const baseline: Components<AppTheme> = {
  MuiCssBaseline: {
    styleOverrides: ({ typography }) => ({
      html: {
        WebkitTextSizeAdjust: '100%',
        // For the styles of pages: the theme has no variables for these.
        '--font-display': display,
        '--space-section': 'clamp(64px, 1rem + 5.6vw, 112px)',
      },
      // MUI's `inherit` does not reach the contents of `details`: their parent is a slot of the browser's.
      '*, *::before, *::after': { boxSizing: 'border-box' },
      // Keeps jump targets and focused elements clear of the header. A scroll padding of the page would also move the
      // page whenever something in the header itself gets the focus.
      'main *, footer *': { scrollMarginTop: 96 },
      [lowWindow]: { 'main *, footer *': { scrollMarginTop: 16 } },
      body: { minHeight: '100dvh', overflowWrap: 'break-word', '@media print': { minHeight: 0 } },
      'h1, h2, h3, h4': { margin: 0, textWrap: 'balance' },
      h1: typography.h1,
      h2: typography.h2,
      h3: typography.h3,
      h4: typography.h4,
      // No last line of one word.
      'p, li': { margin: 0, textWrap: 'pretty' },
      'ul, ol': { margin: 0, padding: 0 },
      img: { display: 'block', maxWidth: '100%' },
      a: { color: 'inherit' },
      'button, input, select, textarea': { font: 'inherit' },
      ...hueClasses,
      ':focus-visible': focusRing,
      // Only for elements that do not round their own corners.
      ':where(:focus-visible)': { borderRadius: 2 },
      'main:focus, h1:focus': { outline: 'none' },
      '::selection': {
        background: 'var(--mui-palette-brand-signal-main)',
        color: 'var(--mui-palette-brand-signal-on)',
      },
      // Like a button that is disabled by its attribute.
      '@media (forced-colors: active)': {
        '[aria-disabled="true"]': { color: 'GrayText !important', borderColor: 'GrayText !important' },
      },
      // Their start tells a field of MUI that the browser has filled it in.
      '@keyframes mui-auto-fill': { from: { display: 'block' } },
      '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Even the shortest would delay every property of every element by a frame.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
