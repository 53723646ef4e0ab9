import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Views = styled('fieldset')({
  display: 'flex',
  flex: 'none',
  order: 2,
  minWidth: 0,
  margin: '0 0 0 auto',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${cssVar('edge')}`,
  borderRadius: 4,
  background: cssVar('sheet'),
  '& button': {
    width: 44,
    height: 42,
    padding: 0,
    border: 0,
    borderRadius: 0,
    color: cssVar('ink2'),
    '&:hover': { background: cssVar('wash') },
    '&.Mui-selected, &.Mui-selected:hover': {
      background: cssVar('inverse-main'),
      color: cssVar('inverse-on'),
    },
    '&:focus-visible': { borderRadius: 4, outlineOffset: -5 },
    '&.Mui-selected:focus-visible': { outlineColor: cssVar('inverse-on') },
    '&::before': {
      width: 24,
      height: 24,
      margin: -1,
      background: 'currentColor',
      content: "''",
      scale: 'calc(22 / 24)',
    },
    '&[value="grid"]::before': {
      clipPath:
        "path(evenodd, 'M3 3v8h8V3zm6 6H5V5h4zm-6 4v8h8v-8zm6 6H5v-4h4zm4-16v8h8V3zm6 6h-4V5h4zm-6 4v8h8v-8zm6 6h-4v-4h4z')",
    },
    '&[value="list"]::before': {
      clipPath:
        "path(evenodd, 'M19 13H5c-1.1 0-2 .9-2 2v4c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2v-4c0-1.1-.9-2-2-2m0 6H5v-4h14zm0-16H5c-1.1 0-2 .9-2 2v4c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 6H5V5h14z')",
    },
  },
  '@media (width >= 900px)': { order: 0, margin: 0 },
  '@media (forced-colors: active)': {
    '& button::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
    '& button.Mui-selected': { outline: '3px solid Highlight', outlineOffset: -3 },
  },
});
