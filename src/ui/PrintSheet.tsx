import GlobalStyles from '@mui/material/GlobalStyles';
import { whitePaper } from './printedInk';

const portrait = (
  <GlobalStyles styles={{ '@page': { size: 'A4 portrait', margin: '16mm 19mm' }, ...whitePaper }} />
);
const landscape = (
  <GlobalStyles styles={{ '@page': { size: 'A4 landscape', margin: '10mm' }, ...whitePaper }} />
);

/** How the page it stands in is printed: on white A4, upright or lying. */
export function PrintSheet({ isLandscape = false }: { isLandscape?: boolean }) {
  return isLandscape ? landscape : portrait;
}
