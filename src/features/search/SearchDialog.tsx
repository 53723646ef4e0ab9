import Dialog from '@mui/material/Dialog';
import { SearchPanel, type SearchPanelProps } from './SearchPanel';

interface SearchDialogProps extends SearchPanelProps {
  isOpen: boolean;
  /** The page is free again. */
  onClosed: () => void;
}

const panel = {
  width: 760,
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 144px)',
  margin: '72px 20px auto',
  '@media (width < 900px)': {
    width: '100%',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    borderRadius: 0,
  },
};

/** The overlay's frame. Focus goes back by hand, because the library's own way scrolls the page. */
export function SearchDialog({ isOpen, onChoose, onClose, onClosed }: SearchDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      disableRestoreFocus
      transitionDuration={{ enter: 160, exit: 0 }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': 'Search', sx: panel }, transition: { onExited: onClosed } }}
    >
      <SearchPanel onChoose={onChoose} onClose={onClose} />
    </Dialog>
  );
}
