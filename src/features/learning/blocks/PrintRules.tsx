import GlobalStyles from '@mui/material/GlobalStyles';
import { besideSheet } from './usePrintSheet';

const rules = (
  <GlobalStyles
    styles={{
      '@media print': {
        [besideSheet]: { display: 'none !important' },
        // A field has the height of its text on the screen, and paper has another width.
        'main [data-written]:not([data-written=""])': {
          '& > :is(textarea, select)': { display: 'none !important' },
          '&::after': {
            content: 'attr(data-written)',
            flex: 1,
            minWidth: 0,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          },
        },
        // An empty field to write in.
        'main [data-written=""] > :is(select, svg)': { visibility: 'hidden' },
        'main [data-printing] [data-unprinted]': { display: 'none !important' },
      },
    }}
  />
);

/** Hides the rest of the page while one sheet is printed, see `usePrintSheet`, and prints written text in full. */
export function PrintRules() {
  return rules;
}
