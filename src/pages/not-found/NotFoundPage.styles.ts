import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Page = styled(Container)({
  paddingBlock: 'clamp(64px, 1rem + 5.6vw, 112px) clamp(80px, 8vw, 112px)',
  '& .figure': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.04em',
    marginBlockEnd: 'clamp(32px, 4vw, 56px)',
    fontFamily: 'var(--font-display)',
    fontSize: 'clamp(min(9rem, 37vw), 24vw, 20rem)',
    fontWeight: 800,
    lineHeight: 0.84,
    userSelect: 'none',
  },
  '& .mark': { width: '0.82em', height: '0.83em' },
  '& .text': { maxWidth: '33em', marginBlockStart: 12, color: cssVar('ink2') },
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
