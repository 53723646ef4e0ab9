import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { backLink } from '@/ui/theme/backLink';
import { cssVar } from '@/ui/theme/cssVar';

/** The plan beside its actions; in a narrow window above them, from edge to edge. */
export const Page = styled(Container)({
  display: 'grid',
  gap: '40px 64px',
  paddingBlock: 'clamp(32px, 5vw, 64px) var(--space-section)',
  '& > *': { minWidth: 0 },
  '& .back': {
    ...backLink,
    marginBlock: '-14px 8px',
    '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
  },
  '& .lead': { marginBlockStart: 8, color: cssVar('ink2') },
  '& .waiting': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 16,
    // The footer would otherwise be seen for a moment before the plan pushes it out of the window.
    minHeight: '80vh',
    padding: '96px 0',
    fontWeight: 600,
  },
  '& .side': { display: 'grid', alignContent: 'start' },
  '& .side > section': {
    display: 'grid',
    gap: 12,
    paddingBlock: 24,
    borderBlockStart: `1px solid ${cssVar('rule')}`,
  },
  '& .side > section:first-of-type': { paddingBlockStart: 0, borderBlockStart: 0 },
  // Words stand closer to their title than buttons.
  '& .side h2 + :is(p, div)': { marginBlockStart: -8 },
  '& .side p': { color: cssVar('ink2') },
  '& .side form': { display: 'grid', gap: 16 },
  '@media (width < 900px)': { '& > article': { marginInline: 'calc(-1 * var(--gutter))' } },
  '@media (width >= 900px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    '& > .head': { gridColumn: '1 / -1' },
  },
  '@media (width >= 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  '@media print': {
    display: 'block',
    padding: 0,
    '&& > :not(article)': { display: 'none' },
    '& > article': { marginInline: 0 },
  },
});
