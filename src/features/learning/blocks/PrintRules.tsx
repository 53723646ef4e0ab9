import GlobalStyles from '@mui/material/GlobalStyles';
import { printedInk } from '@/ui/printedInk';

const rules = (
  <GlobalStyles
    styles={{
      '@media print': {
        'html[data-printing] main :not(:has([data-printing]), [data-printing], [data-printing] *)': {
          display: 'none !important',
        },
        'main [data-printing]': printedInk,
        'main [data-printing] [data-unprinted]': { display: 'none !important' },
      },
    }}
  />
);

/** While one sheet is printed, nothing else of the page is; see `usePrintSheet`. */
export function PrintRules() {
  return rules;
}
