import { styled } from '@mui/material/styles';
import { backLink } from '@/ui/theme/backLink';
import { cssVar } from '@/ui/theme/cssVar';

export const Band = styled('div')({
  display: 'grid',
  gridRow: 2,
  gridColumn: 'full',
  gridTemplateColumns: 'subgrid',
  borderBlockEnd: `2px solid ${cssVar('ink')}`,
  background: 'var(--hue-wash)',
  '& .words': { gridColumn: 'main', paddingBlock: '20px 32px' },
  '& .back': backLink,
  '& .back:hover': {
    color: cssVar('ink'),
    textDecoration: `underline 2px ${cssVar('signal-text')}`,
  },
  '& .category': { marginBlockStart: 16 },
  '& .category > span': { fontSize: '1rem' },
  '& .title': {
    marginBlockStart: 12,
    fontSize: 'min(clamp(2.125rem, 1.62rem + 2.05vw, 3.5rem), 12.4vw)',
    lineHeight: 1.04,
  },
  '& .lead': { maxWidth: '38em', marginBlockStart: 20 },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 28px',
    marginBlockStart: 28,
  },
  '& .facts > p': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .facts > .instructor': { gap: 12 },
  '& .facts b': { fontWeight: 700 },
  '& .createdBy': { display: 'block', color: cssVar('ink2'), fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& .name': { fontWeight: 700, lineHeight: 1.3 },
  '@media (width >= 900px)': {
    gridRow: 1,
    '& .words': { paddingBlock: '36px 48px' },
  },
  // At full width all four facts fit on one row, except with the longest name and month.
  '@media (width >= 1440px)': {
    '& .facts': { columnGap: 16 },
    '& .facts > p': { gap: 6 },
  },
  '@media print': {
    display: 'block',
    background: 'none',
    '& .back': { display: 'none' },
  },
});
