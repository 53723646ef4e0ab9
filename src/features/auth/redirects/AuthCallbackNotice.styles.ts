import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** A band as wide as the page's content; it takes room once it is open. */
export const Notice = styled(Container)({
  '&[data-open]': { display: 'grid', gap: 12, paddingBlock: 16 },
});
