import GlobalStyles from '@mui/material/GlobalStyles';
import { besideSheet } from './usePrintSheet';

const rules = (
  <GlobalStyles
    styles={{
      '@media print': {
        [besideSheet]: { display: 'none !important' },
        // A field is as high as its text is on the screen, and paper has another width.
        'main [data-written]:not([data-written=""])': {
          '& > textarea': { display: 'none !important' },
          '&::after': {
            content: 'attr(data-written)',
            // As the field does, it leaves the columns of a table as wide as they are.
            width: 0,
            minWidth: '100%',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          },
        },
        'main [data-printing] [data-unprinted]': { display: 'none !important' },
      },
    }}
  />
);

/** While one sheet is printed, nothing else of the page is; see `usePrintSheet`. What was written is printed whole. */
export function PrintRules() {
  return rules;
}
