import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { squareBullet } from '@/ui/squareBullet';
import { backLink } from '@/ui/theme/backLink';
import { cssVar } from '@/ui/theme/cssVar';

/** The pages of a certificate: the public one, its owner's, and the field to check one. */
export const Page = styled(Container)({
  paddingBlock: 'clamp(32px, 5vw, 64px) var(--space-section)',
  '& .back': {
    ...backLink,
    marginBlock: '-14px 8px',
    '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
  },
  '& h2': { fontSize: 'clamp(1.5rem, 1.4rem + 0.6vw, 2rem)' },
  '& .lead': { marginBlockStart: 6, color: cssVar('ink2') },
  '& .result': { marginBlock: 28 },
  '& .result .MuiAlert-message p': { fontWeight: 400, color: cssVar('ink'), overflowWrap: 'anywhere' },
  '& .narrow': { maxWidth: 640 },
  // With large text a code is wider than the page, and breaks at its hyphens.
  '& .code': { '@media (width >= 20rem)': { whiteSpace: 'nowrap' } },
  '& .waiting': {
    display: 'grid',
    gridAutoFlow: 'column',
    alignItems: 'center',
    placeContent: 'start',
    gap: 16,
    // The footer would otherwise be seen for a moment before the certificate pushes it out of the window.
    minHeight: '80vh',
    fontWeight: 600,
  },
  '& .title + article': { marginBlockStart: 32 },
  '& .madeBefore': { marginBlock: '20px 24px', overflowWrap: 'anywhere' },
  '& .copyFailed:empty': { position: 'absolute' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 28 },
  '& .visibility': { maxWidth: '42em', marginBlockStart: 20, color: cssVar('ink2') },
  '& .another': { marginBlockStart: 48 },
  '& .another > h2': { marginBlockEnd: 28 },
  '& .meaning': {
    marginBlockStart: 40,
    paddingBlockStart: 20,
    borderBlockStart: `2px solid ${cssVar('ink')}`,
  },
  '& .meaning > h2': { fontSize: 'clamp(1.25rem, 1.16rem + 0.38vw, 1.5rem)' },
  '& .meaning ul': { listStyle: 'none' },
  '& .meaning li': { ...squareBullet, marginBlockStart: 10 },
  '@media print': {
    padding: 0,
    // A certificate is printed alone.
    '&&:has(> article) > :not(article)': { display: 'none' },
    '& .title + article': { marginBlockStart: 0 },
  },
});
