import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { cssVar } from '@/ui/theme/cssVar';

const Sheet = styled(Paper)({
  padding: '26px 32px 30px',
  '& h3': { fontSize: '1.5rem' },
  '& h3 + p': { marginBlockStart: 4, color: cssVar('ink2'), maxWidth: '40em' },
  '@media (width < 900px)': { padding: '22px 20px 26px' },
  '@media print': { breakInside: 'avoid', padding: 0, border: 0 },
});

interface BlockSheetProps {
  /** By which links find the block. */
  id: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The ruled sheet on which an exercise stands. */
export function BlockSheet(props: BlockSheetProps) {
  return <Sheet variant="block" {...props} />;
}
