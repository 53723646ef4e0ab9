import { styled } from '@mui/material/styles';
import { Notice } from './AuthCallbackNotice.styles';

/** Apart from `Notice`, whose rules are in every prerendered page. */
export const AlertNotice = styled(Notice)({
  // In the colour of the message.
  '& .MuiAlert-message a': { '&, &:hover': { color: 'inherit', textDecorationColor: 'currentcolor' } },
  '& .MuiAlert-message > a': { whiteSpace: 'nowrap' },
  '& .resend': { maxWidth: 480, marginTop: 12, fontWeight: 400 },
});
