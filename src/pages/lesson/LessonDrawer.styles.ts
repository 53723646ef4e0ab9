import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

export const Sheet = styled(Drawer)({
  '&.MuiDrawer-anchorBottom > .MuiDrawer-paper': {
    maxHeight: 'calc(100dvh - 60px)',
    borderRadius: '12px 12px 0 0',
  },
  '&.MuiDrawer-anchorLeft > .MuiDrawer-paper': { width: 360 },
  '&.MuiDrawer-anchorRight > .MuiDrawer-paper': { width: 440 },
  '& .top': { padding: '14px 20px', borderBlockEnd: `2px solid ${cssVar('ink')}` },
  '& .MuiDialogTitle-root': { fontSize: '1.5rem' },
  '& .MuiDialogContent-root': {
    padding: '12px 20px calc(24px + env(safe-area-inset-bottom))',
    overscrollBehavior: 'contain',
  },
  '& .course': { marginBlockEnd: 12 },
  '& .course a': { display: 'inline-block', paddingBlock: 10 },
  '&:not(.MuiDrawer-anchorBottom)': {
    '& .top, & .MuiDialogContent-root': { paddingInline: 28 },
    '& .MuiDialogContent-root': { paddingBlockStart: 20 },
  },
});
