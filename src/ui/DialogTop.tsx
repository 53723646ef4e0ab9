import Close from '@mui/icons-material/Close';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

const Top = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  // MUI's titles do not wrap beside a button, which large text would push out of the window.
  '& > .MuiDialogTitle-root': { flexShrink: 1, padding: 0 },
});

interface DialogTopProps {
  title: string;
  /** For a layer that MUI does not name by its title, such as a drawer. */
  titleId?: string;
  closeLabel: string;
  onClose: () => void;
}

/** The title of a dialog, and the button that closes it. */
export function DialogTop({ title, titleId, closeLabel, onClose }: DialogTopProps) {
  return (
    <Top className="top">
      <DialogTitle variant="h3" id={titleId}>
        {title}
      </DialogTitle>
      <IconButton onClick={onClose} aria-label={closeLabel} edge="end">
        <Close />
      </IconButton>
    </Top>
  );
}
