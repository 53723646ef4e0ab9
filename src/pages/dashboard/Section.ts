import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

/** A part of the dashboard: its title, and rows with what can be done. */
export const Section = styled('section')({
  display: 'grid',
  gap: 24,
  '& .title': {
    paddingBottom: 12,
    borderBottom: `2px solid ${cssVar('ink')}`,
    fontSize: 'clamp(1.5rem, 1.4rem + 0.6vw, 2rem)',
  },
  '& .titleLine': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 24px',
    '& > h2': { fontSize: 'inherit' },
    '& > a': { fontSize: '1rem', letterSpacing: 0 },
  },
  '& .rows': { display: 'grid', marginTop: -24 },
  '& .row': {
    display: 'grid',
    gap: '12px 24px',
    alignItems: 'center',
    padding: '20px 0',
    borderBottom: `1px solid ${cssVar('rule')}`,
    '@media (min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  '@media print': {
    // On paper, what a missing button would do is of no use.
    '&[data-unprinted]': { display: 'none' },
    '& .row, & li': { paddingBlock: 10, breakInside: 'avoid' },
  },
  '& .row > *': { minWidth: 0 },
  '& .row h3': { fontSize: '1.1875rem', letterSpacing: '-0.014em' },
  // A specificity of only one class and one element: form fields in a row have rules for their own hints.
  '& :where(.row) p': { marginTop: 8, color: cssVar('ink2') },
  // An empty live region takes no room.
  '& .wide:empty': { position: 'absolute' },
  '& .wide': { gridColumn: '1 / -1', maxWidth: 480 },
});
