import { styled } from '@mui/material/styles';
import { filterOptions } from '@/features/catalogue/catalogueFilters';
import { cssVar } from '@/ui/theme/cssVar';

/** Filters the prerendered list by the radios alone, so that an option shows its courses without any script. */
const early = Object.fromEntries(
  Object.values(filterOptions)
    .flat()
    .map((option) => [
      // Without the attribute in front, a radio that changes would make the browser match every element of the page.
      `&:has(input[value="${option}"]:checked) [data-early] > [data-options]:not([data-options~="${option}"])`,
      { display: 'none' },
    ]),
);

export const Page = styled('div')({
  '& > .columns': { paddingBlock: '20px 64px' },
  '@media (width >= 900px)': {
    '& > .columns': {
      display: 'grid',
      gridTemplateColumns: 'clamp(256px, 16rem, 25%) minmax(0, 1fr)',
      gap: 48,
      paddingBlock: '40px 96px',
    },
  },
  '@media print': { '& > .columns': { display: 'block' } },
  ...early,
  '&:has([data-early]):has([type="radio"]:checked:not([value="all"]))': {
    // Their number is not known yet.
    '& .status': { visibility: 'hidden' },
    // The row in which the chips will be.
    '& [data-empty]': { flex: '1 0 100%', order: 3, visibility: 'hidden' },
  },
  // A prerendered catalogue shows every course. When the address asks for others, placeholders hide them until the page
  // runs (`data-filtered`, src/boot/markDocument.ts). What appears then was not visible before, so no layout shift is
  // seen.
  'html[data-filtered] &': {
    visibility: 'hidden',
    '& :is(h1, li)': { position: 'relative', animation: 'none' },
    '& :is(h1, li)::before': {
      position: 'absolute',
      inset: 0,
      borderRadius: 4,
      background: cssVar('wash'),
      content: "''",
      visibility: 'visible',
    },
    '& li:nth-of-type(n + 7)': { display: 'none' },
  },
});
