import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { cssVar } from '@/ui/theme/cssVar';

const Sheet = styled(Paper)({
  '--inset': '32px',
  padding: '26px var(--inset) 30px',
  '& h3': { fontSize: 'min(1.5rem, 13vw)' },
  '& h3 + p': { marginBlockStart: 4, color: cssVar('ink2'), lineHeight: 1.5 },
  // The sheet is as wide as the window, and its text aligns with the text outside it.
  '@media (width < 900px)': { '--inset': 'max(20px, var(--gutter, 0px))', paddingBlock: '22px 26px' },
  '@media print': {
    breakInside: 'avoid',
    padding: 0,
    border: 0,
    // Between the lines of a conversation or list, rather than a sheet that ends halfway.
    '&:has(> dl, > .MuiList-root)': { breakInside: 'auto' },
  },
});

interface BlockSheetProps {
  /** The anchor by which links find the block. */
  id: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The ruled sheet on which an exercise stands. */
export function BlockSheet(props: BlockSheetProps) {
  return <Sheet variant="block" {...props} />;
}
