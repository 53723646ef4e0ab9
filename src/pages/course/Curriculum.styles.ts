import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const signalUnderline = `underline 2px ${cssVar('signal-text')}`;

export const Summary = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  color: cssVar('ink2'),
  '& .toggleAll': { minHeight: 44 },
  '@media print': { '& .toggleAll': { display: 'none' } },
});

/** One styled element for all rows: dozens of them are mounted at once. */
export const Lessons = styled('ol')({
  borderBlockStart: `2px solid ${cssVar('ink')}`,
  listStyle: 'none',
  '& > li': { borderBlockEnd: `1px solid ${cssVar('rule')}` },
  // Not the first row, which is open at first: everything below would move when its height becomes known.
  '[data-page] & > li:nth-of-type(n + 2)': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 61px',
  },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto 24px',
    alignItems: 'baseline',
    gap: '0 12px',
    minHeight: 60,
    // The number is aligned with the title's baseline, which makes the line 3 px higher.
    padding: '17px 4px 16px',
    lineHeight: '1.5rem',
    cursor: 'pointer',
  },
  '& .row::-webkit-details-marker': { display: 'none' },
  '& .row:focus-visible': { outlineOffset: -3 },
  '& .row:hover .name': { textDecoration: signalUnderline, textUnderlineOffset: 5 },
  // The chevron.
  '& .row::after': {
    content: "''",
    alignSelf: 'start',
    justifySelf: 'center',
    width: 9,
    height: 9,
    marginBlockStart: 7,
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
  '& details[open] > .row::after': { marginBlockStart: 13, rotate: '225deg' },
  '& .number': { color: cssVar('ink3'), font: '700 1.25rem/1.5rem var(--font-display)' },
  '& details[open] .number': { color: cssVar('signal-text') },
  '& .name': { font: 'inherit', fontWeight: 600, letterSpacing: 0 },
  '& .tag': {
    display: 'inline-block',
    marginInlineStart: 4,
    padding: '0 8px',
    border: `1px solid ${cssVar('edge')}`,
    borderRadius: 2,
    fontSize: '0.875rem',
    fontWeight: 400,
    lineHeight: '1.375rem',
  },
  '& .read': { justifySelf: 'start', minHeight: 44, fontWeight: 600, lineHeight: '44px' },
  '& .minutes': { color: cssVar('ink3'), fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
  '& .text': {
    display: 'grid',
    gap: 8,
    maxWidth: '40em',
    padding: '0 4px 24px 72px',
    color: cssVar('ink2'),
  },
  '& .anchor': { justifySelf: 'start', color: cssVar('ink3'), fontSize: '0.875rem', lineHeight: '1.5rem' },
  '& .anchor:hover': { color: cssVar('signal-text') },
  '@media (width < 640px)': {
    '& .row': { gridTemplateColumns: '28px minmax(0, 1fr) auto 24px' },
    '& .text': { paddingInlineStart: 44 },
  },
  // With large text a title needs the whole width for its long words.
  '@media (width < 14rem)': {
    '& .row': { gridTemplateColumns: 'minmax(0, 1fr) 24px' },
    '& .name': { gridColumn: '1 / -1', gridRow: 2 },
    '& .minutes': { gridColumn: 1, gridRow: 3 },
    '& .text': { paddingInlineStart: 4 },
  },
  '@media print': {
    '& details::details-content': { contentVisibility: 'visible', height: 'auto' },
    '& .row': { minHeight: 0, paddingBlock: '8px 4px' },
    '& .row::after, & .anchor': { display: 'none' },
    '& .text': { paddingBlockEnd: 8 },
  },
});
