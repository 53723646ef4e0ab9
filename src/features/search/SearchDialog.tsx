import Dialog from '@mui/material/Dialog';
import { searchFrame } from './SearchField.styles';
import { SearchPanel, type SearchPanelProps } from './SearchPanel';

interface SearchDialogProps extends SearchPanelProps {
  isOpen: boolean;
  /** Called when the overlay no longer covers the page. */
  onClosed: () => void;
}

/** The overlay's frame. `onClosed` has to restore the focus, because MUI would scroll the page with it. */
export function SearchDialog({ isOpen, onClosed, ...panel }: SearchDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={panel.onClose}
      disableRestoreFocus
      transitionDuration={{ enter: 160, exit: 0 }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': 'Search', sx: searchFrame }, transition: { onExited: onClosed } }}
    >
      <SearchPanel {...panel} />
    </Dialog>
  );
}
