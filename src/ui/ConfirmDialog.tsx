import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { ChangingText } from './ChangingText';

const Words = styled(DialogContent)({ '&, & .words': { display: 'grid', gap: 12 } });

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What happens, in paragraphs. */
  words: ReactNode;
  /** What has to be filled in first. */
  children?: ReactNode;
  /** Why it has not happened. */
  failure: string | undefined;
  /** While it happens the dialog stays open: whoever closed it could not tell whether it has. */
  isBusy: boolean;
  /** The label of the button that changes nothing. */
  keep: string;
  onKeep: () => void;
  /** The button that goes on. */
  confirm: Pick<ButtonProps, 'onClick' | 'type' | 'form'> & { label: string };
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, words, children, failure, isBusy, keep, onKeep, confirm } = props;
  const { label, ...confirming } = confirm;
  const wordsId = useId();
  const close = () => {
    if (!isBusy) onKeep();
  };
  return (
    <Dialog open={isOpen} onClose={close} aria-describedby={wordsId}>
      <DialogTitle variant="h3">{title}</DialogTitle>
      <Words>
        <div id={wordsId} className="words">
          {words}
        </div>
        {children}
        <div role="alert">
          {failure !== undefined && (
            <Alert role="presentation" severity="error">
              {failure}
            </Alert>
          )}
        </div>
      </Words>
      <DialogActions>
        <Button variant="outlined" aria-disabled={isBusy} onClick={close}>
          {keep}
        </Button>
        <Button variant="contained" aria-disabled={isBusy} {...confirming}>
          <ChangingText>{label}</ChangingText>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
