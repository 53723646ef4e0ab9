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
  paddingInline: 20,
  borderBlockEnd: `2px solid ${cssVar('ink')}`,
  // Only the lower side of the ring is visible: all of it would frame the row for as long as the overlay is open.
  '&:has(input:focus-visible)': { outline: `3px solid ${cssVar('ink')}`, clipPath: 'inset(0 0 -1px)' },
  '@media (forced-colors: active)': {
    '&:has(input:focus-visible)': { outlineOffset: -3, clipPath: 'none' },
  },
  '@media (width >= 900px)': { height: 76, paddingInline: 24 },
  // Replaces the placeholder, which a focused field cuts off in the middle of a letter.
  '& .hint': {
    position: 'absolute',
    insetInline: 'calc(1.5rem + 34px) 66px',
    overflow: 'hidden',
    color: cssVar('ink3'),
    fontSize: '1.0625rem',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    '@media (width >= 900px)': { insetInlineStart: 'calc(1.5rem + 38px)', fontSize: '1.375rem' },
  },
  '& .MuiInputBase-input': {
    flex: 1,
    height: '100%',
    padding: 0,
    caretColor: cssVar('signal-text'),
    fontSize: '1.0625rem',
    textOverflow: 'ellipsis',
    '&::placeholder': { opacity: 0 },
    '&:focus-visible': { outline: 'none' },
    '@media (width >= 900px)': { fontSize: '1.375rem' },
  },
});
