import GlobalStyles from '@mui/material/GlobalStyles';

const portrait = <GlobalStyles styles={{ '@page': { size: 'A4 portrait', margin: '16mm 19mm' } }} />;
const landscape = <GlobalStyles styles={{ '@page': { size: 'A4 landscape', margin: '10mm' } }} />;

/** Has the page it is on printed on A4, in portrait or landscape. */
export function PaperSize({ isLandscape = false }: { isLandscape?: boolean }) {
  return isLandscape ? landscape : portrait;
}
