import GlobalStyles from '@mui/material/GlobalStyles';

const portrait = <GlobalStyles styles={{ '@page': { size: 'A4 portrait', margin: '16mm 19mm' } }} />;
const landscape = <GlobalStyles styles={{ '@page': { size: 'A4 landscape', margin: '10mm' } }} />;

/** How the page it stands in is printed: on A4, upright or lying. */
export function PrintSheet({ isLandscape = false }: { isLandscape?: boolean }) {
  return isLandscape ? landscape : portrait;
}
