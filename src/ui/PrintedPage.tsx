import GlobalStyles from '@mui/material/GlobalStyles';
import { cssVar } from './theme/cssVar';
import { useIsInBrowser } from './useIsInBrowser';

const white = 'var(--mui-palette-common-white)';

const rules = (
  <GlobalStyles
    styles={{
      '@media print': {
        body: {
          '--space-section': '40px',
          '--mui-palette-background-paper': white,
          '--mui-palette-brand-paper': white,
          '--mui-palette-brand-sheet': white,
          '--mui-palette-brand-elevation-mid': 'none',
          // Bands and cards that are light on dark on the screen.
          '--mui-palette-brand-foot-main': white,
          '--mui-palette-brand-foot-ink': cssVar('ink'),
          '--mui-palette-brand-foot-ink2': cssVar('ink'),
          '--mui-palette-brand-inverse-main': white,
          '--mui-palette-brand-inverse-on': cssVar('ink'),
          '--mui-palette-brand-inverse-on2': cssVar('ink'),
        },
        // A layer would cover every sheet of paper, so only the page behind it is printed.
        '.MuiModal-root': { display: 'none' },
        // Nothing can be pressed on paper. The words to choose from in an exercise are part of its text.
        'main :is(.MuiButton-root:not(.buttons > *), .MuiSlider-root, .MuiNativeSelect-icon)': {
          display: 'none',
        },
        'main :is(h1, h2, h3, h4, h2 + p)': { breakAfter: 'avoid' },
        // The head of a table is not left alone at the end of a sheet.
        'main tbody, main tbody tr:first-of-type': { breakBefore: 'avoid' },
        'main :is(details, tr, li, dl > div, .MuiFormControl-root)': { breakInside: 'avoid' },
      },
    }}
  />
);

/**
 * The print styles of every page, beyond the light scheme, which the theme sets. Left out of prerendered pages,
 * which they would make larger.
 */
export function PrintedPage() {
  return useIsInBrowser() && rules;
}
