import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

/** The frame around the search. */
export const searchFrame = {
  width: 760,
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 144px)',
  margin: '72px 20px auto',
  borderRadius: 4,
  '@media (width < 900px)': {
    width: '100%',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    borderRadius: 0,
  },
};

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
  '&:not(:has(:placeholder-shown)) .hint': { display: 'none' },
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
