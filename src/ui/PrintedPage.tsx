import GlobalStyles from '@mui/material/GlobalStyles';
import { printedBands, printedInk, whitePaper } from './printedInk';
import { useIsInBrowser } from './useIsInBrowser';

const rules = (
  <GlobalStyles
    styles={[
      whitePaper,
      {
        '@media print': {
          body: { ...printedInk, ...printedBands },
          // A layer would lie on every sheet of paper; what is printed is the page behind it.
          '.MuiModal-root': { display: 'none' },
          'main :is(h1, h2, h3, h4)': { breakAfter: 'avoid' },
          'main :is(details, tr)': { breakInside: 'avoid' },
        },
      },
    ]}
  />
);

/** Prints every page dark on white, also from the dark scheme. Not in prerendered pages, which it would make larger. */
export function PrintedPage() {
  return useIsInBrowser() && rules;
}
