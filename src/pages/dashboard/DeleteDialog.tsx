import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useDeleteLearning } from '@/features/learning/learningData';
import type { LearningFailure } from '@/features/learning/learningFailure';
import { TextInput } from '@/ui/TextInput';
import { useStateOfOpening } from '@/ui/useStateOfOpening';

const Words = styled(DialogContent)({ '&, & .words': { display: 'grid', gap: 12 } });

const wordToType = 'delete';

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
  failure: LearningFailure | null;
  onFailure: (failure: LearningFailure | null) => void;
}

/** The typed word, whether it is right, and the deletion. */
function useDeletion({ isOpen, onClose, onDeleted, onFailure }: Omit<DeleteDialogProps, 'failure'>) {
  const deleteLearning = useDeleteLearning();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useStateOfOpening(isOpen, '');
  const [isWrong, setIsWrong] = useStateOfOpening(isOpen, false);
  const [isBusy, setIsBusy] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setIsWrong(false);
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
    onFailure(null);
    const { error } = await deleteLearning();
    setIsBusy(false);
    if (error) onFailure(error);
    else {
      onClose();
      onDeleted();
    }
  };
  // Learners who went back now could not tell whether anything is left.
  const dismiss = () => {
    if (!isBusy) onClose();
  };
  return { field, typed, type, isWrong, isBusy, dismiss, submit };
}

/** Says what a deletion removes and what stays, and asks for a word before it happens. */
export function DeleteDialog({ failure, ...dialog }: DeleteDialogProps) {
  const titleId = useId();
  const wordsId = useId();
  const formId = useId();
  const { field, typed, type, isWrong, isBusy, dismiss, submit } = useDeletion(dialog);
  return (
    <Dialog open={dialog.isOpen} onClose={dismiss} aria-labelledby={titleId} aria-describedby={wordsId}>
      <DialogTitle variant="h3" id={titleId}>
        Delete your learning data?
      </DialogTitle>
      <Words>
        <div id={wordsId} className="words">
          <p>
            This deletes your courses, ticks, saved courses, answers, notes and certificates, on our servers
            and on this device. Codes of your certificates stop working. It cannot be undone.
          </p>
          <p>Your account, your password and your sign-ins stay.</p>
        </div>
        <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
          <TextInput
            inputRef={field}
            label={`Type "${wordToType}" to go on`}
            autoComplete="off"
            value={typed}
            error={isWrong}
            helperText={isWrong && `Type the word ${wordToType}.`}
            onChange={({ target }) => type(target.value)}
            inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          />
        </form>
        <div role="alert">
          {failure && (
            <Alert role="presentation" severity="error">
              {failure.message}
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
