import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const withBar = '*:root:has([data-bottom-bar]) &';

export const Place = styled(Snackbar)({
  '--focus-ring': cssVar('inverse-on'),
  '@media (width >= 640px)': { bottom: 'calc(env(safe-area-inset-bottom) + 24px)' },
  '@media (width < 640px)': { bottom: 'calc(env(safe-area-inset-bottom) + 12px)' },
  '@media print': { display: 'none' },
  '& .action': { color: 'inherit', textDecoration: 'underline 2px', textUnderlineOffset: 5 },
  '& button:hover': { background: cssVar('ink2') },
  '& button.action:hover': { background: 'none', textDecorationThickness: 3 },
  // Where a narrow page ends in a bar of its own, the message takes the bar's place and covers no text.
  [withBar]: {
    '@media (width < 900px)': { bottom: 'calc(env(safe-area-inset-bottom) + 6px)' },
    '@media (width < 640px)': {
      inset: 'auto 0 0',
      '& > div': {
        minHeight: 'calc(78px + env(safe-area-inset-bottom))',
        paddingBlockEnd: 'calc(10px + env(safe-area-inset-bottom))',
        borderRadius: 0,
      },
      '& img': { display: 'none' },
      '& p': { fontSize: '0.875rem' },
    },
  },
});
