import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { cssVar } from '@/ui/theme/cssVar';

/** A wide sheet over the page. It fills a narrow window, where the picture takes the room that the words leave. */
export const Tour = styled(Dialog)({
  '& .MuiDialog-paper': { width: 960, maxWidth: 'calc(100% - 64px)', margin: 32, padding: '28px 32px' },
  '& .top': { alignItems: 'flex-start' },
  '& .MuiDialogTitle-root': { fontSize: '1.75rem' },
  '& .top > button': { marginBlockStart: -8 },
  // In a low window the whole tour scrolls: a fixed title and fixed buttons would leave no picture in sight.
  '& .MuiDialogContent-root': {
    display: 'flex',
    flex: '1 0 auto',
    flexDirection: 'column',
    gap: 18,
    padding: 0,
    overflow: 'visible',
    color: cssVar('ink2'),
  },
  '& .MuiDialogActions-root': { flexWrap: 'wrap', gap: 12, padding: '20px 0 0' },
  '& .caption': { flex: '1 1 0', color: cssVar('ink') },
  '& .count': {
    color: cssVar('ink2'),
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    paddingInlineEnd: 8,
  },
  '@media (width < 900px)': {
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      margin: 0,
      padding: 'clamp(16px, 5vw, 24px) 20px calc(20px + env(safe-area-inset-bottom))',
      borderRadius: 0,
    },
    '& .MuiDialogContent-root': { gap: 14 },
    '& .MuiDialogActions-root': { justifyContent: 'flex-start' },
    '& .caption': { flex: '1 1 100%', minHeight: '2lh' },
  },
  '@media (width < 900px) and (orientation: landscape)': {
    '& .MuiDialog-paper': { paddingBlock: '8px calc(12px + env(safe-area-inset-bottom))' },
    '& .MuiDialogTitle-root': { fontSize: '1.25rem' },
    '& .MuiDialogContent-root': { gap: 8 },
    '& .MuiDialogActions-root': { paddingBlockStart: 8 },
    '& .caption': { flex: '1 1 0', minHeight: 0 },
  },
});
