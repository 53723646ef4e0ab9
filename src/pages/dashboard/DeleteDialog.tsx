import { type SubmitEvent, useId, useRef } from 'react';
import { useDeleteLearning } from '@/features/learning/record/learningData';
import type { LearningFailure } from '@/features/learning/record/learningFailure';
import { type ConfirmedCall, useConfirmedCall } from '@/features/learning/record/useConfirmedCall';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { TextInput } from '@/ui/TextInput';
import { useStateOfOpening } from '@/ui/useStateOfOpening';

const wordToType = 'delete';

interface DeleteDialogProps extends ConfirmedCall {
  isOpen: boolean;
  failure: LearningFailure | null;
}

/** The typed word, and whether it is right. */
function useTypedWord(isOpen: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useStateOfOpening(isOpen, '');
  const [isWrong, setIsWrong] = useStateOfOpening(isOpen, false);
  const type = (text: string) => {
    setTyped(text);
    setIsWrong(false);
  };
  const check = (): boolean => {
    const isRight = typed.trim().toLowerCase() === wordToType;
    setIsWrong(!isRight);
    if (!isRight) field.current?.focus();
    return isRight;
  };
  return { field, typed, isWrong, type, check };
}

/** Says what a deletion removes and what stays, and asks for a word before it happens. */
export function DeleteDialog({ isOpen, failure, ...callbacks }: DeleteDialogProps) {
  const formId = useId();
  const { field, typed, isWrong, type, check } = useTypedWord(isOpen);
  const { isBusy, run } = useConfirmedCall(useDeleteLearning(), callbacks);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && check()) void run();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Delete your learning data?"
      words={
        <>
          <p>
            This deletes your courses, ticks, saved courses, answers, notes and certificates, on our servers
            and on this device. Codes of your certificates stop working. It cannot be undone.
          </p>
          <p>Your account, your password and your sign-ins stay.</p>
        </>
      }
      failure={failure?.message}
      isBusy={isBusy}
      keep="Keep everything"
      onKeep={callbacks.onClose}
      confirm={{ type: 'submit', form: formId, label: isBusy ? 'Deleting...' : 'Delete' }}
    >
      <form id={formId} onSubmit={submit} noValidate>
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
    </ConfirmDialog>
  );
}
