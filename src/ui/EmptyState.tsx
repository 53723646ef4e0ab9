import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Mark } from './art/Mark';
import { cssVar } from '@/ui/theme/cssVar';

interface EmptyStateProps {
  title: ReactNode;
  /** The heading level that the title has on its page. */
  heading: 'h1' | 'h2' | 'h3';
  hint?: ReactNode;
  /** Draws a dashed frame, for a list that is still empty. */
  isBoxed?: boolean;
  /** Buttons and links that lead on. */
  children?: ReactNode;
}

const Empty = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '64px 20px',
  textAlign: 'center',
  '&[data-boxed]': { border: `1px dashed ${cssVar('edge')}`, borderRadius: 4 },
  '& > h1': { marginBlockStart: 36 },
  '& > h2, & > h3': { marginBlockStart: 24, overflowWrap: 'anywhere' },
  '& > .MuiTypography-h3': { lineHeight: 1.16 },
  '& > .hint': {
    maxWidth: '32em',
    marginBlockStart: 12,
    color: cssVar('ink2'),
    textWrap: 'balance',
  },
  '& > .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 12,
    maxWidth: '100%',
    marginBlockStart: 28,
    '& > *': { maxWidth: '100%', overflowWrap: 'anywhere' },
    // On a phone buttons are as wide as the page.
    '@media (width < 640px)': { flexDirection: 'column', alignSelf: 'stretch' },
  },
});

/** Shown where nothing was found: the mark as a dashed outline, the words, and what to do next. */
export function EmptyState({ title, heading, hint, isBoxed = false, children }: EmptyStateProps) {
  return (
    <Empty data-boxed={isBoxed || undefined}>
      <Mark variant="outline" size={heading === 'h1' ? 124 : 92} />
      <Typography variant={heading === 'h2' && !isBoxed ? 'h3' : heading} component={heading}>
        {title}
      </Typography>
      {hint !== undefined && <Typography className="hint">{hint}</Typography>}
      {children !== undefined && <div className="actions">{children}</div>}
    </Empty>
  );
}
