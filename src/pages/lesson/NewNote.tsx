import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { OtherVersion } from '@/features/learning/blocks/OtherVersion';
import { SaveLine } from '@/features/learning/blocks/SaveLine';
import type { useNotes } from '@/features/learning/texts/useNotes';
import { NoteField } from './NoteField';

interface NewNoteProps {
  notes: ReturnType<typeof useNotes>;
  lessonId: string;
  /** Number of the lesson, from 1. */
  number: number;
  /** Id of the note in the field; null before anything is typed. */
  id: string | null;
  onChangeId: (id: string | null) => void;
}

/** A field whose first character creates a note; a blank note is not kept. */
export function NewNote({ notes, lessonId, number, id, onChangeId }: NewNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const note = notes.notes.find((known) => known.id === id);
  const write = (text: string) => {
    if (note) {
      notes.change(note.id, { lesson: lessonId, body: text });
    } else if (text !== '') {
      const added = notes.newId();
      notes.change(added, { lesson: lessonId, body: text });
      onChangeId(added);
    }
  };
  const dropIfEmpty = () => {
    if (!note?.isBlank) return;
    notes.remove(note.id);
    onChangeId(null);
  };
  const beginAnother = () => {
    onChangeId(null);
    field.current?.focus();
  };
  return (
    <div className="field">
      <NoteField
        label={`New note on lesson ${number}`}
        inputRef={field}
        value={note?.body ?? ''}
        onWrite={write}
        onBlur={dropIfEmpty}
      />
      <div className="below">
        {note && <SaveLine status={note.status} onRetry={notes.retry} />}
        {note && note.body.trim() !== '' && (
          <Link component="button" type="button" className="another" onClick={beginAnother}>
            Add another note
          </Link>
        )}
      </div>
      {note && note.otherVersion !== null && (
        <OtherVersion text={note.otherVersion} onKeep={(which) => notes.keepOne(note.id, which)} />
      )}
    </div>
  );
}
