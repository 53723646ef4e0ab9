import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { SaveLine } from '@/features/learning/blocks/SaveLine';
import type { NoteView, useNotes } from '@/features/learning/texts/useNotes';
import { TextInput } from '@/ui/TextInput';

interface EditedNoteProps {
  note: NoteView;
  /** Number of its lesson, from 1. */
  number: number;
  notes: ReturnType<typeof useNotes>;
  onDone: () => void;
  onRemove: () => void;
}

/** A note that is being edited. It is saved continuously, so there is nothing to cancel. */
export function EditedNote({ note, number, notes, onDone, onRemove }: EditedNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    // Browsers put the caret at the start.
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  return (
    <div className="field">
      <TextInput
        label={`Note on lesson ${number}`}
        multiline
        minRows={3}
        maxRows={12}
        inputRef={field}
        inputProps={{ dir: 'auto' }}
        value={note.body}
        onChange={({ target }) => notes.change(note.id, { ...note, body: target.value })}
      />
      <SaveLine status={note.status} onRetry={notes.retry} isPlanned={false} />
      <div className="actions">
        <Link component="button" type="button" onClick={onDone}>
          Done
        </Link>
        <Link component="button" type="button" onClick={onRemove}>
          Remove note
        </Link>
      </div>
    </div>
  );
}
