import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useDeleteLearning } from '@/features/learning/learningData';

const Words = styled(DialogContent)({ display: 'grid', gap: 12 });

const wordToType = 'delete';

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** The word that is typed, whether it is the right one, and the deletion. */
function useDeletion({ onClose, onDeleted }: Omit<DeleteDialogProps, 'isOpen'>) {
  const deleteLearning = useDeleteLearning();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    setIsWrong(false);
  };
  const close = () => {
    type('');
    setFailure(null);
    onClose();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (typed.trim().toLowerCase() !== wordToType) {
      setIsWrong(true);
      field.current?.focus();
      return;
    }
    setIsBusy(true);
    setFailure(null);
    const { error } = await deleteLearning();
    setIsBusy(false);
    if (error) setFailure(error.message);
    else {
      close();
      onDeleted();
    }
  };
  // Whoever goes back now could not tell whether anything is left.
  const dismiss = () => {
    if (!isBusy) close();
  };
  return { field, typed, type, isWrong, isBusy, failure, dismiss, submit };
}

/** Says what a deletion takes and what stays, and asks for a word before it happens. */
export function DeleteDialog({ isOpen, ...handlers }: DeleteDialogProps) {
  const titleId = useId();
  const formId = useId();
  const { field, typed, type, isWrong, isBusy, failure, dismiss, submit } = useDeletion(handlers);
  return (
    <Dialog open={isOpen} onClose={dismiss} aria-labelledby={titleId}>
      <DialogTitle variant="h3" id={titleId}>
        Delete your learning data?
      </DialogTitle>
      <Words>
        <p>
          This deletes your courses, ticks, saved courses, answers, notes and certificates, on our servers and
          on this device. Codes of your certificates stop working. It cannot be undone.
        </p>
        <p>Your account, your password and your sign-ins stay.</p>
        <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            fullWidth
            inputRef={field}
            label={`Type "${wordToType}" to go on`}
            autoComplete="off"
            value={typed}
            error={isWrong}
            helperText={isWrong && `Type the word ${wordToType}.`}
            onChange={({ target }) => type(target.value)}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
        </form>
        <div role="alert">
          {failure !== null && (
            <Alert role="presentation" severity="error">
              {failure}
            </Alert>
          )}
        </div>
      </Words>
      <DialogActions>
        <Button variant="outlined" aria-disabled={isBusy} onClick={dismiss}>
          Keep everything
        </Button>
        <Button variant="contained" type="submit" form={formId} aria-disabled={isBusy}>
          {isBusy ? 'Deleting...' : 'Delete'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
