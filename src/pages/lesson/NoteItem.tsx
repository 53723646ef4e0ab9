import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { OtherVersion } from '@/features/learning/blocks/OtherVersion';
import { SaveLine } from '@/features/learning/blocks/SaveLine';
import type { NoteView, useNotes } from '@/features/learning/useNotes';
import { isTrouble } from '@/features/learning/textStatus';
import { formatDate, formatMoment } from '@/features/learning/formatMoment';
import type { PlacedNote } from './courseNotes';
import { EditedNote } from './EditedNote';

interface NoteItemProps {
  placed: PlacedNote;
  isOfThisLesson: boolean;
  notes: ReturnType<typeof useNotes>;
  /** Its text before editing; null while it is not edited. */
  textBefore: string | null;
  onEdit: (textBefore: string | null) => void;
  /** Gets the note as Undo should restore it. */
  onRemove: (note: NoteView) => void;
}

/** One note, to read or to edit. */
export function NoteItem(props: NoteItemProps) {
  const { placed, isOfThisLesson, notes, textBefore, onEdit, onRemove } = props;
  const { note, index } = placed;
  const isEdited = textBefore !== null;
  const wasEdited = useRef(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { updatedAt, status } = note;
  const [wasTroubled, setWasTroubled] = useState(false);
  if (!wasTroubled && isTrouble(status)) setWasTroubled(true);
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
          onClick={() => onEdit(note.body)}
        >
          Edit
        </Link>
      </p>
      <p className="body" dir="auto">
        {note.body}
      </p>
      {/* Stays after a problem, to say that it is over and to keep the focus of a pressed retry button. */}
      {(status.kind !== 'saved' || wasTroubled) && (
        <SaveLine status={status} onRetry={notes.retry} isPlanned={false} />
      )}
    </>
  );
  const isEmptied = note.body.trim() === '';
  const remove = () => onRemove(isEmptied && isEdited ? { ...note, body: textBefore } : note);
  const stopEditing = () => {
    if (note.isBlank) remove();
    else onEdit(null);
  };
  const edited = (
    <EditedNote note={note} number={index + 1} notes={notes} onDone={stopEditing} onRemove={remove} />
  );
  return (
    <li>
      {isEdited ? edited : read}
      {note.otherVersion !== null && (
        <OtherVersion text={note.otherVersion} onKeep={(which) => notes.keepOne(note.id, which)} />
      )}
    </li>
  );
}
