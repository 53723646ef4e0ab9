import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

/** Courses in rows: cover, words and actions. */
export const CourseRows = styled(List)({
  marginBlockStart: -24,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '176px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px 24px',
    padding: '24px 0',
    borderBlockEnd: `1px solid ${cssVar('rule')}`,
  },
  '& .cover': { alignSelf: 'start' },
  '& .words': { minWidth: 0, overflowWrap: 'anywhere' },
  '& h3': { fontSize: '1.25rem', lineHeight: 1.24, letterSpacing: '-0.014em', textWrap: 'balance' },
  '& h3 > a': { textDecoration: 'none', color: 'inherit' },
  '& h3 > a:hover': { textDecoration: `underline 2px ${cssVar('signal-text')}`, textUnderlineOffset: 5 },
  '& .small': { marginBlockStart: 6, color: cssVar('ink2'), fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& .finished': { display: 'flex', alignItems: 'center', gap: 8, color: cssVar('ok-text'), fontWeight: 600 },
  '& .progress': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 14px',
    marginBlockStart: 12,
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: '1.25rem',
    // In a narrow window the count goes below the bar, which would otherwise be a stub.
    '& > .MuiLinearProgress-root': { flex: '1 1 96px', maxWidth: 320 },
    '& .note': { flexBasis: '100%' },
  },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '0 24px' },
  '& .ways a': { display: 'inline-block', fontSize: '0.9375rem', fontWeight: 600, lineHeight: '44px' },
  '& .price': { marginBlockStart: 6, font: '800 1.25rem/1.3 var(--font-display)' },
  '& .action': { minWidth: 112 },
  '@media (width < 900px)': {
    '& > li': { gridTemplateColumns: '114px minmax(0, 1fr)', gap: '12px 16px', padding: '20px 0' },
    '& h3': { fontSize: '1.0625rem' },
    '& .action': { gridColumn: '1 / -1' },
    '& .action.quiet': { gridColumn: 2, justifySelf: 'start' },
  },
  // With large text the cover would leave the title hardly a word's width.
  '@media (width < 12rem)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .cover': { maxWidth: 114 },
    '& .action.quiet': { gridColumn: 1 },
  },
});
