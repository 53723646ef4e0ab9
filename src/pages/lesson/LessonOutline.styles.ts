import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { currentBar } from '@/ui/theme/currentBar';

export const Progress = styled('div')({
  '& .count': { marginBlockEnd: 8, fontSize: '0.875rem', fontWeight: 600, lineHeight: '1.25rem' },
});

export const Lessons = styled(List)<{ component: 'ol' }>({
  marginBlockStart: 20,
  padding: 0,
  borderBlockStart: `2px solid ${cssVar('ink')}`,
  '& > li': { borderBlockEnd: `1px solid ${cssVar('rule')}` },
  '& .row': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: 12,
    minHeight: 52,
    padding: '14px 0',
    color: cssVar('ink'),
    lineHeight: '1.5rem',
  },
  '& .title': { textWrap: 'pretty' },
  '& .row:hover, & .row.Mui-focusVisible': { background: 'none' },
  '& .row:hover .title': { textDecoration: `underline 2px ${cssVar('signal-text')}`, textUnderlineOffset: 5 },
  '& .place': { color: cssVar('ink3'), font: '700 1.0625rem/1.5rem var(--font-display)' },
  '& .place svg': { display: 'block', color: cssVar('ok-text'), fontSize: 20, translate: '0 4px' },
  '& .place.waiting svg': { color: cssVar('ink3') },
  '& .minutes': { color: cssVar('ink3'), fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
  // With text of twice the size, words of a title would be broken beside the minutes on a narrow phone.
  '@media (width < 12rem)': {
    '& .row': { gridTemplateColumns: '24px minmax(0, 1fr)' },
    '& .minutes': { gridColumn: 2 },
  },
  '& [aria-current]': { position: 'relative', fontWeight: 700 },
  '& [aria-current]::before': currentBar,
  '& [aria-current] .place': { color: cssVar('signal-text') },
  '& [aria-current] .minutes': { color: 'inherit' },
});

export const Keys = styled('div')({
  marginBlockStart: 16,
  color: cssVar('ink2'),
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 28, listStyle: 'none' },
  '& button': { minHeight: 44, color: cssVar('ink2'), fontSize: 'inherit', fontWeight: 600 },
  // Touch devices rarely have a keyboard; on one, `?` still shows the keys.
  '@media (hover: none)': { display: 'none' },
});

export const Key = styled('kbd')({
  display: 'inline-grid',
  placeContent: 'center',
  minWidth: 24,
  height: 24,
  padding: '0 6px',
  border: `1px solid ${cssVar('edge')}`,
  borderRadius: 2,
  background: cssVar('sheet'),
  color: cssVar('ink2'),
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
});
