import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { OtherVersion } from '@/features/learning/blocks/OtherVersion';
import { SaveLine } from '@/features/learning/blocks/SaveLine';
import type { NoteView, useNotes } from '@/features/learning/useNotes';
import { formatDate, formatMoment } from '@/features/learning/formatMoment';
import type { PlacedNote } from './courseNotes';
import { EditedNote } from './EditedNote';

interface NoteItemProps {
  placed: PlacedNote;
  isOfThisLesson: boolean;
  notes: ReturnType<typeof useNotes>;
  /** With the note as Undo is to bring it back. */
  onRemove: (note: NoteView) => void;
}

/** One note, to be read or written on. */
export function NoteItem({ placed: { note, index }, isOfThisLesson, notes, onRemove }: NoteItemProps) {
  /** Null while it is read. */
  const [textBefore, setTextBefore] = useState<string | null>(null);
  const isEdited = textBefore !== null;
  const wasEdited = useRef(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { updatedAt, status } = note;
  const isEmptied = isEdited && note.body.trim() === '';
  const when = isOfThisLesson ? formatMoment(updatedAt) : `Lesson ${index + 1}, ${formatDate(updatedAt)}`;
  useEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  const read = (
    <>
      <p className="meta">
        <span>{when}</span>
        <Link
          ref={editButton}
          component="button"
          type="button"
          aria-label={`Edit note, ${when}`}
          onClick={() => setTextBefore(note.body)}
        >
          Edit
        </Link>
      </p>
      <p className="body">{note.body}</p>
      {status.kind !== 'saved' && <SaveLine status={status} onRetry={notes.retry} isPlanned={false} />}
    </>
  );
  const remove = () => onRemove(isEmptied ? { ...note, body: textBefore } : note);
  const stopEditing = () => {
    if (isEmptied && note.otherVersion === null) remove();
    else setTextBefore(null);
  };
  const edited = (
    <EditedNote note={note} number={index + 1} notes={notes} onDone={stopEditing} onRemove={remove} />
  );
  return (
    <li>
      {isEdited ? edited : read}
      {note.otherVersion !== null && (
        <OtherVersion
          text={note.otherVersion}
          onKeepMine={() => notes.keepOne(note.id, 'mine')}
          onKeepTheirs={() => notes.keepOne(note.id, 'theirs')}
        />
      )}
    </li>
  );
}
