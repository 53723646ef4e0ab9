import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Active = styled('div')({
  display: 'flex',
  flex: '1 0 100%',
  flexWrap: 'wrap',
  gap: 8,
  order: 3,
  alignItems: 'center',
  minWidth: 0,
  // Two classes, because MUI's own rules for the chip's pointer and icon have two as well.
  '& .MuiChip-root.MuiChip-outlined': {
    flex: 'none',
    maxWidth: 'min(20rem, 80vw)',
    height: 'auto',
    minHeight: 44,
    padding: '0 10px 0 14px',
    border: `1px solid ${cssVar('ink')}`,
    borderRadius: 22,
    background: cssVar('sheet'),
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 'inherit',
    '@media (width >= 900px)': { minHeight: 36 },
    '&:hover': { background: cssVar('wash') },
    '&:active': { boxShadow: 'none' },
    '& .MuiChip-label': { padding: 0 },
    '& .MuiChip-deleteIcon': { flex: 'none', margin: '0 0 0 10px', color: 'inherit', fontSize: 18 },
    '&:hover .MuiChip-deleteIcon': { color: cssVar('signal-text') },
  },
  '& .hue::before': {
    flex: 'none',
    width: 10,
    height: 10,
    marginInlineEnd: 8,
    background: 'var(--hue-fill)',
    content: "''",
    forcedColorAdjust: 'none',
  },
  '& .clear': {
    flex: 'none',
    minHeight: 36,
    paddingInline: 8,
    fontSize: '0.9375rem',
    '&[aria-disabled="true"]': {
      color: cssVar('ink3'),
      fontWeight: 600,
      textDecoration: 'none',
      cursor: 'default',
    },
  },
  '@media (width < 900px)': {
    flexWrap: 'nowrap',
    // Between the count and the view toggle.
    '&[data-empty="true"]': { flex: 'none', order: 1 },
    // One row that scrolls sideways up to the edge of the window, and fades out before the button.
    '& .chips': {
      display: 'flex',
      gap: 8,
      margin: '-6px 0 -6px calc(-1 * var(--gutter))',
      // Room for the focus rings.
      padding: '6px 16px 6px var(--gutter)',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPaddingInline: 'var(--gutter) 16px',
      maskImage: 'linear-gradient(to left, transparent, #000 16px)',
    },
    '& .clear': { minHeight: 44, paddingInline: 0 },
  },
  // With large text, a row would show only half a chip.
  '@media (width < 20rem)': {
    flexWrap: 'wrap',
    '& .chips': { display: 'contents' },
    '& .MuiChip-label': { maxHeight: '3lh', textAlign: 'start', whiteSpace: 'normal' },
  },
  '@media (width >= 900px)': {
    '& .chips': { display: 'contents' },
    '&[data-empty="true"] .clear': { marginInlineStart: -8 },
  },
  '@media (width >= 1200px)': {
    // On the row of the count.
    '&[data-empty="true"]': { flex: 'none', order: -1 },
    '&[data-empty="true"] .clear': { marginInlineStart: 0 },
  },
});
