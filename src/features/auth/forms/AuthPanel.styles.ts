import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Stage = styled('section')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 840,
  padding: '64px 20px',
  overflow: ['hidden', 'clip'],
  '& > .club': {
    '--mark-colour': cssVar('club'),
    position: 'absolute',
    top: -56,
    left: '50%',
    width: 1000,
    marginLeft: -500,
  },
  '@media (max-width: 899.95px)': {
    minHeight: 0,
    padding: '28px 20px 56px',
    background: `linear-gradient(${cssVar('club')} 112px, transparent 112px)`,
    '& > .club': { display: 'none' },
  },
  // There the mark would have the colour of the text, and be as large as the window.
  '@media (forced-colors: active)': { '& > .club': { display: 'none' } },
});

export const Panel = styled(Paper)({
  position: 'relative',
  display: 'grid',
  gap: 24,
  width: 'min(480px, 100%)',
  padding: 40,
  boxShadow: cssVar('elevation-mid'),
  '&[data-wide]': { width: 'min(560px, 100%)' },
  '& > *': { minWidth: 0 },
  '& .title': { fontSize: 'min(2.25rem, 13vw)' },
  '& .lead': { marginTop: 10, color: cssVar('ink2') },
  // Keeps room for the reason of a redirect, which the served page does not know (src/boot/markDocument.ts).
  'html[data-reason] [data-page] & .lead': {
    minHeight: '2lh',
    '@media (width < 640px)': { minHeight: '3lh' },
  },
  '@media (max-width: 639.95px)': { padding: '24px 22px 28px' },
});
