import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Groups = styled('div')({
  '& fieldset': { display: 'block' },
  '& fieldset + fieldset': { marginBlockStart: 32 },
  '& legend': {
    width: '100%',
    marginBlockEnd: 6,
    paddingBlockEnd: 8,
    borderBlockEnd: `1px solid ${cssVar('rule')}`,
    color: 'inherit',
    font: 'var(--mui-font-h4)',
    fontSize: '1.0625rem',
    letterSpacing: '-0.014em',
  },
  '& .option': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 40, cursor: 'pointer' },
  '& .option:has(:checked)': { fontWeight: 700 },
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    border: `2px solid ${cssVar('edge')}`,
    borderRadius: '50%',
    appearance: 'none',
    cursor: 'pointer',
    '&:checked': { border: `6px solid ${cssVar('signal-text')}` },
    '&:focus-visible': { outlineOffset: 2 },
  },
  '& .name': { flex: 1 },
  '& .hue::before': {
    display: 'inline-block',
    width: 10,
    height: 10,
    marginInlineEnd: 10,
    background: 'var(--hue-fill)',
    content: "''",
    forcedColorAdjust: 'none',
  },
  '& .none, & .count': { color: cssVar('ink3') },
  '& .count': { fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
  '@media (hover: hover)': {
    '& .option:hover input:not(:checked)': { borderColor: cssVar('ink') },
  },
  '@media (width < 900px)': { '& .option': { minHeight: 44 } },
  '@media (forced-colors: active)': { '& input:checked': { borderColor: 'Highlight' } },
});
