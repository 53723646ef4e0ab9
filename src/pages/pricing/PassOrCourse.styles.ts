import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Comparison = styled('section')({
  marginBlockStart: 'var(--space-section)',
  paddingBlock: 'var(--space-section)',
  background: cssVar('wash'),
  '& .columns': { display: 'grid', gap: '32px clamp(32px, 5vw, 72px)', alignItems: 'start' },
  '& .lead': { marginBlockStart: 12 },
  '& .sheet': { display: 'grid', gap: 20, padding: 'clamp(20px, 3vw, 32px)' },
  '& .answer': {
    display: 'grid',
    gap: 12,
    minHeight: '7em',
    alignContent: 'start',
    paddingBlockStart: 20,
    borderBlockStart: `2px solid ${cssVar('ink')}`,
    // So that no price stands alone on the last line.
    textWrap: 'pretty',
  },
  '& .verdict': { fontFamily: 'var(--font-display)', fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.24 },
  '@media (width >= 900px)': {
    '& .columns': { gridTemplateColumns: '4fr 7fr' },
  },
  '@media (width < 640px)': {
    '& .answer': { minHeight: '10em' },
  },
});
