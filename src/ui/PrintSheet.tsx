import GlobalStyles from '@mui/material/GlobalStyles';

const white = 'var(--mui-palette-common-white)';

/** Paper is white, whatever the colour scheme, and only what stands in `main` is printed anyway. */
const paper = { '@media print': { 'html, body': { background: `${white} !important` } } };

const portrait = (
  <GlobalStyles styles={{ '@page': { size: 'A4 portrait', margin: '16mm 19mm' }, ...paper }} />
);
const landscape = <GlobalStyles styles={{ '@page': { size: 'A4 landscape', margin: '10mm' }, ...paper }} />;

/** How the page it stands in is printed: on white A4, upright or lying. */
export function PrintSheet({ isLandscape = false }: { isLandscape?: boolean }) {
  return isLandscape ? landscape : portrait;
}
