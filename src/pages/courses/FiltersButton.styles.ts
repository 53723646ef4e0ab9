import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Opener = styled(Button)({
  // Half the row, or the whole row where large text needs more.
  flex: '1 0 clamp(50% - 6px, 8rem, 100%)',
  height: 'max(44px, 1.75rem)',
  paddingInline: 6,
  border: `1px solid ${cssVar('edge')}`,
  background: cssVar('sheet'),
  font: 'var(--mui-font-body1)',
  fontWeight: 600,
  letterSpacing: 'normal',
  '&:hover': { background: cssVar('sheet') },
  '& .MuiButton-startIcon': { margin: '0 10px 0 0' },
  '@media (width >= 900px)': { display: 'none' },
});
