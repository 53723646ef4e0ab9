import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { besideWaiting, clearOfFocus, toastLevel } from './toastPlace';

const withBar = '*:root:has([data-bottom-bar]) &';

export const Place = styled(Snackbar)({
  '--focus-ring': cssVar('inverse-on'),
  zIndex: toastLevel,
  '@media (width >= 640px)': { bottom: 'calc(env(safe-area-inset-bottom) + 24px)' },
  '@media (width < 640px)': { insetInline: 12, bottom: 'calc(env(safe-area-inset-bottom) + 12px)' },
  '@media print': { display: 'none' },
  '& .action': { color: 'inherit', textDecoration: 'underline 2px', textUnderlineOffset: 5 },
  '& button:hover': { background: cssVar('ink2') },
  '& button.action:hover': { background: 'none', textDecorationThickness: 3 },
  '& .status': { color: cssVar('inverse-on2'), fontSize: '0.875rem', fontWeight: 400, lineHeight: '1.25rem' },
  '& .status:not(:empty)': { marginBlockStart: 2 },
  // On a narrow page with a bar at the bottom, the message covers the bar instead of text.
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
  // A message with a second line and an action stays above the bar, which says the same about the course.
  '&[data-detailed]': {
    '@media (width < 900px)': {
      bottom: 'calc(env(safe-area-inset-bottom) + 12px)',
      '& > div': { flexWrap: 'wrap', padding: '16px 8px 16px 12px' },
      '& img': { display: 'none' },
      '& .MuiSnackbarContent-message': { flex: '1 1 0', paddingInlineEnd: 48 },
      '& .MuiSnackbarContent-action': { flex: '1 0 100%', marginInline: 0, paddingInlineStart: 0 },
      // Taller than its words, which end as far from the edge as the message begins.
      '& .MuiSnackbarContent-action > .action': { marginBlockEnd: -12, paddingInline: 4 },
      '& .action:focus-visible': { outlineOffset: 0 },
      '& .MuiIconButton-root': { position: 'absolute', insetBlockStart: 8, insetInlineEnd: 4 },
    },
    [withBar]: {
      '@media (width < 900px)': {
        // The bar grows with the text.
        insetBlockEnd: 'calc(env(safe-area-inset-bottom) + max(96px, 4.5rem))',
        '& > div': { minHeight: 0, borderRadius: 4, paddingBlockEnd: 16 },
        '& p:not(.status)': { fontSize: '1rem' },
      },
      '@media (width < 640px)': { insetInline: 12 },
    },
  },
  ...besideWaiting,
  ...clearOfFocus,
  '*:root:has([data-bottom-bar]):has(&[data-detailed])': {
    '@media (width < 900px)': { scrollPaddingBlockEnd: 'min(20rem, 55vh)' },
  },
});
