import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import { visuallyHidden } from '@mui/utils';
import { cssVar } from '@/ui/theme/cssVar';
import { Hint } from './Hint';

const rule = `1px solid ${cssVar('rule')}`;

const number = '[data-kind="hours"], [data-kind="money"]';

/** A group for each row: its label on the left, computed values on the right, labelled fields below. */
const grouped = {
  '& thead': visuallyHidden,
  '&, & tbody, & tfoot': { display: 'block' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: '8px 10px',
    padding: '12px 0 16px',
    borderBlockEnd: rule,
  },
  '& tbody th, & tbody td': { display: 'block', padding: 0, border: 0 },
  '& tbody th': { gridColumn: '1 / -1', gridRow: 1, fontWeight: 600 },
  '& tbody td': { gridColumn: 'span 6', width: 'auto' },
  // Large text would push it out of the window.
  '& select.MuiInputBase-input': { flexShrink: 1 },
  '& tbody td::before': {
    content: 'attr(data-label)',
    display: 'block',
    paddingBlockEnd: 4,
    color: cssVar('ink2'),
    fontSize: '0.875rem',
    fontWeight: 400,
    lineHeight: '1.25rem',
    textAlign: 'start',
  },
  // The fields of a row stay aligned, however long their labels and the messages below them are.
  [`& tbody td:is(${number})`]: {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridColumn: 'span 2',
    gridRow: 'span 2',
    rowGap: 4,
    width: 'auto',
  },
  [`& tbody td:is(${number})::before`]: { alignSelf: 'end', padding: 0 },
  // Computed values are beside it: in a narrow window or with large text both need their half.
  '& tbody tr:has([data-computed]) th': { gridColumn: '1 / span 3' },
  '@media (width >= 23rem)': { '& tbody tr:has([data-computed]) th': { gridColumn: '1 / span 4' } },
  '& tbody td[data-computed]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: '0 8px',
    gridColumn: 'span 3 / -1',
    gridRow: 1,
    alignSelf: 'start',
    padding: 0,
  },
  '& tbody td[data-computed]::before': {
    padding: 0,
    fontSize: '1rem',
    lineHeight: 1.5,
    whiteSpace: 'normal',
  },
  // With text of twice the size a narrow phone has no halves for words.
  '@media (width < 12rem)': {
    '& tbody tr:has([data-computed]) th': { gridColumn: '1 / -1' },
    '& tbody td[data-computed]': { gridColumn: '1 / -1', gridRow: 2, justifyContent: 'start' },
  },
  '& tfoot tr': { display: 'flex', justifyContent: 'space-between', gap: 16, borderBlockEnd: rule },
  '& tfoot tr:first-of-type': { borderBlockStart: `2px solid ${cssVar('ink')}` },
  '& tfoot tr > *, & tfoot tr:first-of-type > *': { display: 'block', border: 0 },
} as const;

const text = '[data-kind="text"]';
const choice = '[data-kind="choice"]';

/** The fields of a group in full lines of halves or thirds, so that every choice and most words have room. */
const inLines = {
  '& tbody td': {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridColumn: 'span 3',
    gridRow: 'span 2',
    rowGap: 4,
  },
  '& tbody td::before': { alignSelf: 'end', padding: 0 },
  [`& tbody td${text}:not(:has(+ ${text}), ${text} + *, :is(${number}) + *)`]: { gridColumn: 'span 6' },
  [`& tbody tr:has(${choice} + ${choice} + ${choice}) ${choice}`]: { gridColumn: 'span 2' },
  [`& tbody td:is(${number}) + td`]: { gridColumn: 'span 4' },
} as const;

export const Grid = styled(Table)({
  marginBlockStart: 16,
  borderBlockStart: rule,
  '& th, & td': {
    padding: '8px 12px 8px 0',
    borderBlockEnd: rule,
    font: 'inherit',
    lineHeight: 1.5,
    verticalAlign: 'top',
  },
  '& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
  '& thead th': { color: cssVar('ink2'), fontSize: '0.875rem', fontWeight: 600, lineHeight: '1.25rem' },
  // "Row 12" stays on one line.
  '& tbody th': { minWidth: 68 },
  // Aligned with the text in the fields beside them.
  '& tbody th, & tbody td[data-computed]': { paddingBlock: 18 },
  [`& thead th:is(${number}), & td:is(${number})`]: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  [`& tbody td:is(${number})`]: { width: 112 },
  '& td[data-computed]': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& .MuiInputBase-root': { minHeight: 44, padding: 0 },
  '& .MuiInputBase-input, & [data-written]::after': { padding: '10px 12px', lineHeight: 1.5 },
  '& select.MuiInputBase-input': { paddingInlineEnd: 32 },
  [`& td:is(${number}) .MuiInputBase-input`]: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .MuiInputBase-root > .MuiNativeSelect-icon': { right: 6, color: cssVar('ink') },
  '& .problem': { color: cssVar('signal-text'), textAlign: 'start' },
  '& tfoot tr:first-of-type > *': { borderBlockStart: `2px solid ${cssVar('ink')}` },
  '& tfoot th': { color: 'inherit', fontWeight: 400 },
  '& tfoot td': { color: 'inherit', fontSize: 'inherit', fontWeight: 700, textAlign: 'end' },
  '& tfoot [data-lowest] > *': { fontWeight: 800 },
  // On paper all of a sheet has to fit on a page.
  '@media screen': {
    marginBlockEnd: 10,
    '& tfoot th, & tfoot td': { paddingBlock: 12 },
    // A column is as wide as its longest choice.
    '& select.MuiInputBase-input': { flex: '1 0 auto', width: 'auto' },
  },
  // Columns that are as wide as what is written in them would leave single letters to the others.
  // A pixel less than the paper, whose edge would cut off the last border.
  '@media print': { width: 'calc(100% - 1px)', [`& td${text}`]: { minWidth: 104 } },
  // 900 pixels, and more for larger text.
  '@media screen and (width < 56.25em)': grouped,
  '&[data-crowded]': { '@media screen': grouped, '@media screen and (width >= 56.25em)': inLines },
});

/** Keeps its text clear of the last rule of the table. */
export const LengthHint = styled(Hint)({ '&:not(:empty)': { paddingBlockStart: 8 } });

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  marginBlockStart: 8,
  '& > button': { marginInlineStart: -12 },
});
