import { keyframes, styled } from '@mui/material/styles';

const slideDown = keyframes({ from: { translate: '0 -12px' } });

export const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  animation: `${slideDown} 220ms cubic-bezier(0.2, 0.7, 0.2, 1)`,
  '& .results': {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '8px 12px 20px',
  },
});
