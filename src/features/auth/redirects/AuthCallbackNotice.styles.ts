import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** A band as wide as the page's content; it takes room once it is open. */
export const Notice = styled(Container)({
  '&[data-open]': { display: 'grid', gap: 12, paddingBlock: 16 },
  // In the colour of the message.
  '& .MuiAlert-message a': { '&, &:hover': { color: 'inherit', textDecorationColor: 'currentcolor' } },
  '& .MuiAlert-message > a': { whiteSpace: 'nowrap' },
  '& .resend': { maxWidth: 480, marginTop: 12, fontWeight: 400 },
});
