import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';
import { lowWindow } from '@/ui/theme/lowWindow';

export const Sheet = styled(Drawer)({
  '& .MuiDrawer-paper': { maxHeight: 'calc(100dvh - 60px)', borderRadius: '12px 12px 0 0' },
  '& .top': { padding: '10px 20px', borderBlockEnd: `2px solid ${cssVar('ink')}` },
  '& .MuiDialogTitle-root': { fontSize: '1.5rem' },
  '& .MuiDialogContent-root': { padding: 20, overscrollBehavior: 'contain' },
  '& .MuiDialogActions-root': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 12,
    padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
    borderBlockStart: `1px solid ${cssVar('rule')}`,
  },
  '& .MuiDialogActions-root button': { minHeight: 52 },
  // In a low window the whole sheet scrolls: a fixed title and fixed buttons would leave no filter in sight.
  [lowWindow]: {
    '& .MuiDrawer-paper': { maxHeight: '100dvh' },
    '& .MuiDialogContent-root': { flex: 'none', overflow: 'visible' },
  },
});
