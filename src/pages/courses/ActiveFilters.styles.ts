import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Active = styled('div')({
  display: 'flex',
  flex: '1 0 100%',
  flexWrap: 'wrap',
  gap: 8,
  order: 1,
  alignItems: 'center',
  // A chip's own rules for the pointer and for its icon have two classes, too.
  '& .MuiChip-root.MuiChip-outlined': {
    flex: 'none',
    maxWidth: 'min(320px, 80vw)',
    height: 44,
    padding: '0 10px 0 14px',
    border: `1px solid ${cssVar('ink')}`,
    borderRadius: 22,
    background: cssVar('sheet'),
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 'inherit',
    '@media (width >= 900px)': { height: 36 },
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
  '&[data-empty="true"] .clear': { marginInlineStart: -8 },
  // One row that can be pushed sideways, as far as the edges of the window.
  '@media (width < 900px)': {
    flexWrap: 'nowrap',
    margin: '-6px calc(-1 * var(--gutter))',
    // Room for the rings of focus.
    padding: '6px 0 6px var(--gutter)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A chip that has the focus is pushed out from under the button at the end.
    scrollPaddingInline: 'var(--gutter) calc(var(--gutter) + 112px)',
    '& .clear': {
      position: 'sticky',
      minHeight: 44,
      // Its padding reaches into the gutter.
      insetInlineEnd: 'calc(var(--gutter) - 8px)',
      marginInlineEnd: 'calc(var(--gutter) - 8px)',
      background: cssVar('paper'),
      boxShadow: `var(--gutter) 0 ${cssVar('paper')}`,
    },
  },
  '@media (width >= 1200px)': {
    // Beside the count, with which it makes one row.
    '&[data-empty="true"]': { flex: 'none', order: -1 },
    '&[data-empty="true"] .clear': { marginInlineStart: 0 },
  },
});
