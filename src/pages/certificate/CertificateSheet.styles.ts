import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const rule = `1px solid ${cssVar('rule')}`;
const frame = `2px solid ${cssVar('ink')}`;

/** The certificate itself: its words, with its course's cover and the facts to check beside or below them. */
export const Sheet = styled(Paper)<{ component: 'article' }>({
  display: 'grid',
  overflow: 'hidden',
  border: frame,
  borderRadius: 2,
  boxShadow: cssVar('elevation-mid'),
  '& .words': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minWidth: 0,
    padding: '24px 20px',
    color: cssVar('ink2'),
  },
  '& .brand': { display: 'flex', alignItems: 'center', gap: 10, color: cssVar('ink') },
  '& .brand b': { font: '800 1.5rem/1 var(--font-display)', letterSpacing: '-0.02em' },
  '& .opening': { marginBlockStart: 32 },
  '& .name': {
    marginBlock: '7px 20px',
    maxWidth: '100%',
    color: cssVar('ink'),
    font: '800 min(clamp(2.5rem, 1.76rem + 3.05vw, 4.5rem), 15.5vw)/1.08 var(--font-display)',
    letterSpacing: '-0.035em',
    overflowWrap: 'anywhere',
    // Forced colours put an opaque plate behind each line, which would cover the line above.
    '@media (forced-colors: active)': { lineHeight: 1.35 },
  },
  '& .name[data-long]': { fontSize: 'min(clamp(1.75rem, 1.4rem + 1.5vw, 2.75rem), 11.6vw)' },
  '& .course': { marginBlock: '10px 12px', color: cssVar('ink') },
  '& .nature': { marginBlockStart: 'auto', paddingBlockStart: 28 },
  '& .printed': { display: 'none' },
  '& .facts': { display: 'flex', flexDirection: 'column', minWidth: 0, borderBlockStart: frame },
  '& .cover': { borderBlockEnd: frame, printColorAdjust: 'exact' },
  '& dl': { flex: 1, display: 'flex', flexDirection: 'column', margin: 0, padding: '8px 20px' },
  '& dl > div': { flex: 1, padding: '14px 0', borderBlockEnd: rule },
  '& dl > div:last-of-type': { borderBlockEnd: 0 },
  '& dt': { color: cssVar('ink2'), fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& dd': { margin: 0, fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.5, overflowWrap: 'anywhere' },
  '& .code': { letterSpacing: '0.04em', fontVariantNumeric: 'tabular-nums' },
  '@media (width >= 900px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    '& .words': { minHeight: 480, padding: '44px 56px 36px' },
    '& .opening': { marginBlockStart: 44 },
    '& .facts': { borderBlockStart: 0, borderInlineStart: frame },
    '& dl': { padding: '14px 32px' },
  },
  '@media (900px <= width < 1200px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    '& .words': { paddingInline: 36 },
  },
  // Only the sheet is printed: A4 landscape, with the titles of the lessons.
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr) 101mm',
    // The height of the page without its margins, and a little less: rounding up would begin a second page.
    height: '189mm',
    breakInside: 'avoid',
    '& .words': { minHeight: 0, padding: '11mm 14mm 8mm' },
    '& .opening': { marginBlockStart: '9mm' },
    '& .name': { fontSize: '3.75rem' },
    '& .name[data-long]': { fontSize: '2.25rem' },
    // The sheet cuts off what has no room, and its last line says that there was no examination.
    '& .name[data-long="more"]': { fontSize: '1.5rem' },
    '& .name[data-long="most"]': { fontSize: '1.125rem', letterSpacing: '-0.02em' },
    '& .brand svg': { printColorAdjust: 'exact' },
    '& .nature': { paddingBlockStart: '5mm' },
    '& .printed': {
      display: 'block',
      width: '100%',
      marginBlockStart: '5mm',
      paddingBlockStart: '4mm',
      paddingInlineStart: 24,
      columnCount: 2,
      columnGap: 28,
      borderBlockStart: rule,
      fontSize: '0.875rem',
      lineHeight: 1.4,
    },
    '& .printed > li': { breakInside: 'avoid', paddingInlineStart: 4, marginBlockEnd: 6 },
    '& .printed > li::marker': { fontWeight: 700 },
    '& .printed[data-many]': { fontSize: '0.6875rem' },
    '& .facts': { borderBlockStart: 0, borderInlineStart: frame },
    '& dl': { padding: '6mm 8mm' },
    '& dl > div': { display: 'flex', flexDirection: 'column', justifyContent: 'center' },
  },
});
