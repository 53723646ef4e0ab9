import Dialog from '@mui/material/Dialog';
import { SearchPanel, type SearchPanelProps } from './SearchPanel';

interface SearchDialogProps extends SearchPanelProps {
  isOpen: boolean;
  /** Called when the overlay no longer covers the page. */
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

/** The overlay's frame. `onClosed` has to restore the focus, because MUI would scroll the page with it. */
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
