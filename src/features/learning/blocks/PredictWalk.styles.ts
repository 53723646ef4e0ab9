import { keyframes, styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

const rule = `1px solid ${cssVar('rule')}`;

const grow = keyframes({ from: { transform: 'translateX(-100%)' } });

export const Walk = styled('div')({
  '& .sentence': {
    marginBlockStart: 18,
    paddingBlock: 18,
    borderBlock: rule,
    font: '500 1.5rem/1.5 var(--font-display)',
    letterSpacing: '-.014em',
  },
  '& ins': {
    fontWeight: 800,
    textDecoration: `underline 2px ${cssVar('signal-text')}`,
    textUnderlineOffset: 5,
  },
  '& .blank': {
    display: 'inline-block',
    width: 72,
    borderBlockEnd: `3px solid ${cssVar('signal-text')}`,
  },
  '& .question': { marginBlockStart: 16, fontWeight: 600 },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 10 },
  '& .note': { marginBlockStart: 16 },
  '& .way': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    marginBlockStart: 16,
  },
  '& .way > .count': {
    marginInlineStart: 'auto',
    color: cssVar('ink2'),
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  '& .MuiButton-text': { marginInlineStart: -12 },
  '&:focus': { outline: 'none' },
  // The count fits beside one button, before the first word, but not beside two.
  '@media (width < 640px)': { '& .way > .count': { order: -1, flexBasis: '100%', marginInlineStart: 0 } },
});

export const Shares = styled('ul')({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(64px, 1fr) 88px minmax(80px, 3fr) 56px',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: 48,
    borderBlockEnd: rule,
    fontWeight: 500,
    overflowWrap: 'anywhere',
  },
  '& .guess': { color: cssVar('ink2'), fontSize: '0.875rem', fontWeight: 400, lineHeight: '1.25rem' },
  '& .share': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .MuiLinearProgress-bar': {
    transition: 'none',
    animation: `${grow} 520ms cubic-bezier(.2,.7,.2,1)`,
  },
  '& li[data-taken]': { fontWeight: 800 },
  '& li[data-taken] .MuiLinearProgress-bar': { backgroundColor: cssVar('signal-text') },
  '@media (width < 640px)': {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto 56px', paddingBlock: 8 },
    '& .MuiLinearProgress-root': { gridColumn: '1 / -1', gridRow: 2 },
  },
});
