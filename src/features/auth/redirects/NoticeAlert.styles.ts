import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { Notice } from './AuthCallbackNotice.styles';

/** Apart from `Notice`, whose rules are in every prerendered page. */
export const AlertNotice = styled(Notice)({
  // In the colour of the message.
  '& .MuiAlert-message a': { '&, &:hover': { color: 'inherit', textDecorationColor: 'currentcolor' } },
  '& .MuiAlert-message > a': { whiteSpace: 'nowrap' },
  '& .resend': { maxWidth: 480, marginTop: 12, fontWeight: 400 },
  // Takes no room: it arrives later than the page and must not move it.
  '&[data-floating]': {
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    // Beside the message, what is below it can be pressed.
    pointerEvents: 'none',
    '& > *': {
      pointerEvents: 'auto',
      boxShadow: `inset 4px 0 0 currentcolor, ${cssVar('elevation-high')}`,
    },
  },
});
