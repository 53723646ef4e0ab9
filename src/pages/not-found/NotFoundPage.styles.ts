import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Page = styled(Container)({
  paddingBlock: 'clamp(48px, 6vw, 96px) clamp(64px, 8vw, 112px)',
  '& .figure': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.03em',
    marginBlockEnd: 'clamp(16px, 3vw, 40px)',
    fontFamily: 'var(--font-display)',
    fontSize: 'clamp(min(9rem, 36vw), 24vw, 20rem)',
    fontWeight: 800,
    lineHeight: 0.9,
    userSelect: 'none',
  },
  '& .mark': { width: '0.8em', height: '0.81em' },
  '& .text': { maxWidth: '33em', marginBlockStart: 12, color: cssVar('ink2'), fontSize: '1.125rem' },
  '& .search': {
    display: 'flex',
    gap: 12,
    alignItems: 'end',
    width: '100%',
    maxWidth: '32rem',
    marginBlockStart: 32,
  },
  '& .submit': { flex: 'none', minHeight: 52 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 32 },
  '@media (width < 640px)': {
    '& .actions > *': { flex: '1 1 100%' },
  },
  '@media (width >= 900px)': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    '& .text': { textWrap: 'balance' },
    '& .search': { textAlign: 'start' },
  },
});
