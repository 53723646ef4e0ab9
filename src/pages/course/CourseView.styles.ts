import { styled } from '@mui/material/styles';
import { lowWindow } from '@/ui/theme/lowWindow';

export const Page = styled('article')({
  '--gutter': 'max(clamp(20px, 8vw - 20px, 96px), (100% - 1248px) / 2)',
  display: 'grid',
  gridTemplateColumns:
    '[full-start] var(--gutter) [main-start] minmax(0, 1fr) [main-end] var(--gutter) [full-end]',
  // For print only: paper has no links.
  '& > .address': { display: 'none' },
  '& > .body': { gridRow: 5, gridColumn: 'main', paddingBlock: '0 120px' },
  '@media (width < 900px)': {
    // While a page opens, only its first window is rendered (src/boot/markDocument.ts).
    '[data-opening] [data-page] & > .body': {
      contentVisibility: 'hidden',
      containIntrinsicBlockSize: '3000px',
    },
    // Keeps focused elements clear of the bar at the bottom.
    '& *': { scrollMarginBlockEnd: 100 },
  },
  [`${lowWindow} and (width < 900px)`]: {
    // In a low window the bar has a row of its own.
    '& > .body': { gridRow: 6, paddingBlockEnd: 64 },
    '& *': { scrollMarginBlockEnd: 0 },
  },
  '@media (width >= 900px)': {
    gridTemplateColumns:
      '[full-start] var(--gutter) [main-start] minmax(0, 1fr) [main-end] 40px [side-start] 320px [side-end] var(--gutter) [full-end]',
    // Where the card is taller than both rows, the lower one grows.
    gridTemplateRows: 'auto 1fr',
    '& > .body': { gridRow: 2, paddingBlock: '0 var(--space-section)' },
  },
  '@media (width >= 1200px)': {
    gridTemplateColumns:
      '[full-start] var(--gutter) [main-start] minmax(0, 1fr) [main-end] 72px [side-start] 384px [side-end] var(--gutter) [full-end]',
  },
  '@media print': {
    display: 'block',
    '& > .address': { display: 'block', marginBlockStart: 16 },
  },
});
