import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { paper } from './fitOnPaper';

const rule = `1px solid ${cssVar('rule')}`;

const onPaper = {
  border: 0,
  padding: 0,
  '--mark-colour': cssVar('ink'),
  '& .top': { breakAfter: 'avoid' },
  '& .top > h2': { fontSize: '2.25rem' },
  '& .part': { gridTemplateColumns: '48mm minmax(0, 1fr)', breakInside: 'avoid' },
  '& .part[data-empty], & .links, & [data-unprinted]': { display: 'none' },
  '&[data-tight]': { lineHeight: 1.45 },
  '&[data-tight] .part': { paddingBlock: '10px 12px' },
  '&[data-tight] .part > dt': { fontSize: '1.125rem' },
} as const;

/** The plan as a sheet of paper: labels on the left, the learner's words on the right. */
export const Sheet = styled(Paper)<{ component: 'article' }>({
  padding: 'clamp(24px, 4.6vw, 56px) clamp(20px, 5.2vw, 64px)',
  borderRadius: 2,
  boxShadow: cssVar('elevation-mid'),
  '& .top': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px 24px',
    alignItems: 'start',
    paddingBlockEnd: 20,
    borderBlockEnd: `2px solid ${cssVar('ink')}`,
  },
  '& .top > h2': { maxWidth: '13em', fontSize: 'min(clamp(1.75rem, 1.55rem + 0.85vw, 2.25rem), 11.6vw)' },
  '& .by': { gridColumn: '1 / -1', color: cssVar('ink2'), overflowWrap: 'anywhere' },
  '& > dl': { margin: 0 },
  '& .part': { display: 'grid', gap: '8px 24px', padding: '18px 0 20px', borderBlockEnd: rule },
  '& .part > dt': {
    font: '700 1.25rem/1.24 var(--font-display)',
    letterSpacing: '-0.014em',
    textWrap: 'balance',
  },
  '& .part > dd': { minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  '& .links': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginBlockStart: 4 },
  '& .links > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& .foot': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 24px',
    paddingBlockStart: 22,
    color: cssVar('ink3'),
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  '@media (width >= 640px)': { '& .part': { gridTemplateColumns: '168px minmax(0, 1fr)' } },
  '@media (width < 900px)': { borderInline: 0, borderRadius: 0, boxShadow: 'none' },
  '@media print': { ...onPaper, zoom: 'var(--print-scale, 1)' },
  '&[data-measured]': {
    ...onPaper,
    position: 'fixed',
    width: `calc(${paper.width} / var(--print-scale))`,
    zoom: 1,
  },
});
