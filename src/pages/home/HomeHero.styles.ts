import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Hero = styled('div')({
  overflow: 'hidden',
  borderBlockEnd: `2px solid ${cssVar('ink')}`,
  '& .columns': { display: 'grid', gap: 32 },
  '& .words': { paddingBlockStart: 48 },
  '& .sentence': { display: 'block' },
  '& .lead': { maxWidth: '33em', marginBlock: '20px 32px' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  // The club stands on the rule.
  '& .art': {
    alignSelf: 'end',
    width: 'calc(100% + 16px)',
    maxWidth: 480,
    height: 'auto',
    margin: '12px -8px 0',
    justifySelf: 'center',
  },
  '@media (width < 640px)': {
    '& .actions > *': { flex: '1 1 100%' },
  },
  '@media (width >= 900px)': {
    '& .columns': { gridTemplateColumns: 'minmax(0, 1fr) 42.3%', gap: 0 },
    '& .words': { alignSelf: 'center', paddingBlock: '64px 72px' },
    '& .art': {
      width: 'calc(100% + 34px)',
      maxWidth: 562,
      margin: '80px -34px 0 0',
      justifySelf: 'end',
    },
  },
  '@media print': {
    '& .art': { display: 'none' },
  },
});
