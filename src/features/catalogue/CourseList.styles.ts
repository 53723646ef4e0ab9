import { keyframes, styled } from '@mui/material/styles';

const rise = keyframes({ from: { opacity: 0, translate: '0 24px' } });
const lift = keyframes({ from: { translate: '0 24px' } });

/** Cards appear a tenth of a second apart. From the ninth on they appear together, or the last would come after 2.3 s. */
const delays = Object.fromEntries(
  [2, 3, 4, 5, 6, 7, 8, 'n + 9'].map((place, index) => [
    `& > :nth-of-type(${place})`,
    { animationDelay: `${(index + 1) * 100}ms` },
  ]),
);

export const Courses = styled('ul')({
  display: 'grid',
  listStyle: 'none',

  '&[data-view="grid"]': {
    gap: 20,
    // In rem: large text gets fewer columns.
    '@media (width >= 40rem)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '32px 24px',
    },
    '@media (width >= 1200px) and (width >= 75rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '&[data-view="list"]': { gap: 16 },

  // In a prerendered page, cards outside the window cost nothing until they are scrolled near or the page rests.
  '[data-page] &[data-whole] > :nth-of-type(n + 2)': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 560px',
  },
  '[data-page] &[data-whole][data-view="list"] > :nth-of-type(n + 2)': {
    containIntrinsicBlockSize: 'auto 340px',
    '@media (width >= 640px)': { containIntrinsicBlockSize: 'auto 300px' },
    '@media (width >= 1200px)': { containIntrinsicBlockSize: 'auto 260px' },
  },
  // While it opens, only the first card is drawn (src/boot/markDocument.ts).
  '@media (width < 640px)': {
    '[data-opening] [data-page] &[data-whole] > :nth-of-type(n + 2)': { contentVisibility: 'hidden' },
  },

  // Cards rise one after the other when the list appears, not when a filter changes it.
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-rising] > *': { animation: `${rise} 520ms cubic-bezier(0.2, 0.7, 0.2, 1) backwards` },
    // Prerendered cards are visible from the start, and only move.
    '[data-page] &[data-rising] > *': { animationName: lift },
    '&[data-rising]': delays,
  },

  '@media print': {
    '& > *': { animation: 'none !important', contentVisibility: 'visible !important' },
  },
});
