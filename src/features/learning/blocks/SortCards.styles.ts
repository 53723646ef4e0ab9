import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const rule = `1px solid ${cssVar('rule')}`;

export const Exercise = styled('div')({
  '& .part': { marginBlockStart: 16, paddingBlockStart: 18, borderBlockStart: rule },
  '& .message': { marginBlockStart: 16 },
  '& .count': { color: cssVar('ink2'), fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& .card': {
    display: 'grid',
    marginBlockStart: 4,
    font: '700 1.25rem/1.24 var(--font-display)',
    letterSpacing: '-.014em',
    '& > *': { gridArea: '1 / 1' },
  },
  '& .room': { visibility: 'hidden', '&::before': { content: 'attr(data-text)' } },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 14 },
  '& .again': { marginBlockStart: 16, marginInlineStart: -12 },
});

export const Groups = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  gap: '20px 24px',
  lineHeight: 1.4,
  '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2', rowGap: 0 },
  '& h4': {
    alignSelf: 'end',
    paddingBlockEnd: 8,
    fontSize: '1.0625rem',
    borderBlockEnd: `2px solid ${cssVar('ink')}`,
  },
  '& li, & p': { paddingBlock: '8px 12px', borderBlockEnd: rule },
  '& p': { alignSelf: 'start', color: cssVar('ink3') },
  '& small': {
    display: 'block',
    marginBlockStart: 4,
    color: cssVar('ink2'),
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  '@media (width < 900px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))' },
});
