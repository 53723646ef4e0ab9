import InputBase from '@mui/material/InputBase';
import { keyframes, styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

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

export const Field = styled(InputBase)({
  display: 'flex',
  flex: 'none',
  gap: 14,
  height: 64,
  paddingInline: '20px 14px',
  borderBlockEnd: `2px solid ${cssVar('ink')}`,
  // The ring goes around the whole row, as around the frame of any other field.
  '&:has(input:focus-visible)': { outline: `3px solid ${cssVar('focus')}`, outlineOffset: -3 },
  '@media (width >= 900px)': { height: 76, paddingInline: '24px 18px' },
  '& .MuiInputBase-input': {
    flex: 1,
    height: '100%',
    padding: 0,
    caretColor: cssVar('signal-text'),
    fontSize: '1.0625rem',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: cssVar('ink3'), opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    '@media (width >= 900px)': { fontSize: '1.375rem' },
  },
});
