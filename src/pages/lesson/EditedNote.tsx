import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { SaveLine } from '@/features/learning/blocks/SaveLine';
import type { NoteView, useNotes } from '@/features/learning/texts/useNotes';
import { NoteField } from './NoteField';

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
      <NoteField
        label={`Note on lesson ${number}`}
        inputRef={field}
        value={note.body}
        onWrite={(body) => notes.change(note.id, { ...note, body })}
      />
      <SaveLine status={note.status} onRetry={notes.retry} />
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
