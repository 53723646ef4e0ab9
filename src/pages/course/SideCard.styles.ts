import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { lowWindow } from '@/ui/theme/lowWindow';

/** In a narrow window the card has no box: its parts are placed separately in the page's grid. */
export const Sheet = styled(Card)<{ component: 'aside' }>({
  display: 'contents',
  '& .cover': { gridRow: 1, gridColumn: 'full' },
  '& .offer': { gridRow: 3, gridColumn: 'main', paddingBlockStart: 24 },
  '& .price': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 10px' },
  '& .now': { font: '800 2.5rem/1.1 var(--font-display)', letterSpacing: '-0.035em' },
  '& .was': { color: cssVar('ink3'), fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' },
  '& .off': { marginInlineStart: 'auto', color: cssVar('signal-text'), fontWeight: 700 },
  '& .terms': { marginBlockStart: 8 },
  // The bar's grid area is the whole page, so that it stays in sight to the end.
  '& .buy': {
    position: 'sticky',
    zIndex: 2,
    bottom: 0,
    display: 'grid',
    gridRow: '1 / span 5',
    gridColumn: 'full',
    gridTemplateColumns: '1fr minmax(0, 216px)',
    alignItems: 'center',
    alignSelf: 'end',
    gap: 16,
    padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
    borderBlockStart: `2px solid ${cssVar('ink')}`,
    background: cssVar('sheet'),
  },
  // As large as the button, which stays hidden because it would offer what a member may already have.
  '& .action[data-pending], html[data-session="stored"] & .action[data-uncertain]': {
    borderRadius: 4,
    background: cssVar('wash'),
    '& > *': { visibility: 'hidden' },
  },
  '@media (width < 900px)': {
    '& .buy .MuiButton-root': { minHeight: 52 },
    // In sight wherever the page is, so the focus does not scroll it, not even clear of a message (`clearOfFocus`).
    '& .buy *': { scrollMarginBlockEnd: '-20rem' },
  },
  // When a label wraps, its number is not alone on the second line.
  '& .buy .MuiButton-root': { paddingInline: 16, textWrap: 'balance' },
  '& .returned': { display: 'block', gridColumn: '1 / -1', color: cssVar('ok-text'), fontWeight: 600 },
  // Takes no room, but stays in the accessibility tree: otherwise words put into it later would not be read.
  '& .returned:empty': { position: 'absolute' },
  '& .barPrice::before': {
    content: "attr(data-now) / ''",
    display: 'block',
    font: '800 1.5rem/1.1 var(--font-display)',
    letterSpacing: '-0.03em',
  },
  '& .barPrice::after': {
    content: "attr(data-was) / ''",
    color: cssVar('ink3'),
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    textDecoration: 'line-through',
  },
  '& .barPrice[data-saved]::after': {
    content: "attr(data-saved) / ''",
    color: cssVar('ink2'),
    textDecoration: 'none',
  },
  '& .barCount': {
    display: 'grid',
    color: cssVar('ink2'),
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    whiteSpace: 'nowrap',
  },
  '& .barCount b': {
    color: cssVar('ink'),
    font: '800 1.25rem/1.2 var(--font-display)',
    letterSpacing: '-0.03em',
  },
  // With large text the button needs the whole bar; the page above has the count, too.
  '@media (width < 14rem)': {
    '& .buy:has(.barCount)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .barCount': { display: 'none' },
  },
  '& .count': { marginBlockEnd: 12, font: '800 1.5rem/1.2 var(--font-display)', letterSpacing: '-0.02em' },
  '& .count .note': { display: 'block', font: 'var(--mui-font-small)', letterSpacing: 0 },
  '& .next': {
    minHeight: 40,
    marginBlockStart: 12,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    color: cssVar('ink2'),
  },
  '& .yours': {
    marginBlockStart: 20,
    paddingBlockStart: 20,
    borderBlockStart: `1px solid ${cssVar('rule')}`,
  },
  '& .yours > h2': { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.24, letterSpacing: '-0.014em' },
  '& .yours .list li': { minHeight: 44 },
  '& .leave': {
    marginBlockStart: 8,
    paddingBlockStart: 8,
    borderBlockStart: `1px solid ${cssVar('rule')}`,
    '& button': { minHeight: 44, color: cssVar('ink2'), fontSize: '0.9375rem', fontWeight: 500 },
  },
  '& .readFirst': {
    marginBlockStart: 12,
    '& a': { display: 'inline-block', lineHeight: '44px', fontWeight: 600 },
  },
  '& .standing': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    marginBlockStart: 12,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& .contents': { gridRow: 4, gridColumn: 'main' },
  '& .guarantee': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    marginBlockStart: 12,
    paddingBlockEnd: 20,
    borderBlockEnd: `1px solid ${cssVar('rule')}`,
  },
  '& .includes': {
    marginBlockStart: 20,
    fontSize: '1.0625rem',
    fontWeight: 700,
    lineHeight: 1.24,
    letterSpacing: '-0.014em',
  },
  '& .list': { marginBlockStart: 8, listStyle: 'none' },
  '& .list li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 36, color: cssVar('ink2') },
  '& .list svg': { color: cssVar('ink') },
  [`${lowWindow} and (width < 900px)`]: {
    '& .buy': {
      position: 'static',
      gridRow: 4,
      gridColumn: 'main',
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: '16px 0 0',
      border: 0,
      background: 'none',
    },
    '& .buy *': { scrollMarginBlockEnd: 0 },
    // Below the button, which would otherwise move up when this message goes.
    '& .returned': { order: 1 },
    '& .barPrice, & .barCount': { display: 'none' },
    '& .contents': { gridRow: 5 },
  },
  // In a window too low for the whole card, its cover slides under the header and the offer stays in sight. In a still
  // lower window the card does not stick, as its end would be out of sight for most of the page.
  '@media (width >= 900px) and (height >= 680px)': {
    position: 'sticky',
    top: 'min(96px, 100dvh - 804px)',
  },
  '@media (width >= 900px)': {
    display: 'block',
    gridRow: '1 / span 2',
    gridColumn: 'side',
    alignSelf: 'start',
    marginBlock: '56px 64px',
    borderColor: cssVar('sideCardRule'),
    boxShadow: cssVar('elevation-mid'),
    '& .offer': { padding: '24px 24px 0' },
    // Two prices leave no room for it on their line, and on its own line it belongs at the start, near them.
    '@media (width < 1200px)': { '& .off': { marginInlineStart: 0 } },
    '& .buy': {
      position: 'static',
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: '16px 24px 0',
      border: 0,
      background: 'none',
    },
    // Below the button, which would otherwise move up when this message goes.
    '& .returned': { order: 1 },
    '& .barPrice, & .barCount': { display: 'none' },
    '& .readFirst': { textAlign: 'center' },
    '& .standing': { justifyContent: 'center' },
    '& .contents': { padding: '0 24px 20px' },
    '& .guarantee': { justifyContent: 'center' },
  },
  '@media print': {
    position: 'static',
    display: 'block',
    overflow: 'visible',
    margin: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
    '& .cover, & .buy, & .leave': { display: 'none' },
    '& .offer, & .contents': { paddingInline: 0 },
    '& .guarantee': { justifyContent: 'start' },
    '& .list': { columns: 2 },
  },
});
