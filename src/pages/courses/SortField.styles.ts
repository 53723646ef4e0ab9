import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { focusRing } from '@/ui/theme/focusRing';

/** Where browsers let a page style the opened list, it looks like the other menus. */
const openedList = {
  '& select, & select::picker(select)': { appearance: 'base-select' },
  '& select': { display: 'flex', alignItems: 'center' },
  '& select::picker-icon': { display: 'none' },
  '& select::picker(select)': {
    marginBlockStart: 8,
    padding: 8,
    border: `1px solid ${cssVar('rule')}`,
    borderRadius: 4,
    background: cssVar('sheet'),
    boxShadow: cssVar('elevation-high'),
    // Aligned on the right, where select and field end together; the field starts with a label outside the select.
    '@media (width >= 900px)': { positionArea: 'block-end span-inline-start' },
  },
  '& select option': {
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 12,
    borderRadius: 2,
    fontWeight: 400,
    '&:hover, &:focus-visible': { background: cssVar('wash'), outline: 'none' },
    '&:checked': { fontWeight: 700 },
    '&::checkmark': {
      order: 1,
      width: 22,
      height: 22,
      marginInlineStart: 'auto',
      background: cssVar('signal-text'),
      content: "''",
      mask: 'url(\'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z"/></svg>\') center / contain no-repeat',
    },
  },
};

export const Select = styled(NativeSelect)({
  // Half the row, or the whole row where large text needs more.
  flex: '1 0 clamp(50% - 6px, 8rem, 100%)',
  height: 'max(44px, 1.75rem)',
  border: `1px solid ${cssVar('edge')}`,
  borderRadius: 4,
  background: cssVar('sheet'),
  fontWeight: 600,
  lineHeight: 1.625,
  cursor: 'default',
  '&:hover': { borderColor: cssVar('ink') },
  '&:has(:focus-visible)': focusRing,
  '& label': { position: 'absolute', clipPath: 'inset(50%)', color: cssVar('ink3'), fontWeight: 400 },
  '& select': {
    // How much room the arrow has. In the narrowest windows the longest order leaves none.
    '--_caret': 'clamp(6px, 100vw - 334px, 38px)',
    '--_endAdornment': '0px',
    boxSizing: 'border-box',
    height: '100%',
    paddingBlock: 0,
    paddingInlineStart: 14,
    overflow: 'hidden',
    color: cssVar('ink'),
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&:focus-visible': { outline: 'none' },
  },
  '& option': { color: cssVar('ink') },
  '& .MuiNativeSelect-icon': {
    top: 'calc(50% - 11px)',
    insetInlineEnd: 10,
    color: 'inherit',
    fontSize: 'min(22px, 100vw - 338px)',
  },
  '@media (width < 430px)': { '& select': { paddingInlineStart: 8, fontSize: '0.875rem' } },
  '@media (width >= 900px)': {
    flex: 'none',
    marginInlineStart: 'auto',
    '& select': { width: 'auto' },
  },
  '@media (width >= 1200px)': {
    '& label': { position: 'static', paddingInlineStart: 14, clipPath: 'none' },
    '& select': { paddingInlineStart: 8 },
  },
  '@supports (appearance: base-select)': openedList,
});
