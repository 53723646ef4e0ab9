import GlobalStyles from '@mui/material/GlobalStyles';
import { printedBands, printedInk, whitePaper } from './printedInk';
import { useIsInBrowser } from './useIsInBrowser';

const rules = (
  <GlobalStyles styles={[whitePaper, { '@media print': { body: { ...printedInk, ...printedBands } } }]} />
);

/** Prints every page dark on white, also from the dark scheme. Not in prerendered pages, which it would make larger. */
export function PrintedPage() {
  return useIsInBrowser() && rules;
}
