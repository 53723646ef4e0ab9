import Link from '@mui/material/Link';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { OtherVersion } from '@/features/learning/blocks/OtherVersion';
import { SaveLine } from '@/features/learning/blocks/SaveLine';
import type { PlacedNote } from '@/features/learning/texts/courseNotes';
import type { NoteView, useNotes } from '@/features/learning/texts/useNotes';
import { isTrouble } from '@/features/learning/texts/textStatus';
import { formatDate, formatMoment } from '@/features/learning/texts/formatMoment';
import { EditedNote } from './EditedNote';

interface NoteItemProps {
  placed: PlacedNote;
  isOfThisLesson: boolean;
  notes: ReturnType<typeof useNotes>;
  /** Its text before editing; null while it is not edited. */
  textBefore: string | null;
  /** Undo has just brought it back; the pressed button has gone. */
  isRestored: boolean;
  onEdit: (textBefore: string | null) => void;
  /** Gets the note as Undo should restore it. */
  onRemove: (note: NoteView) => void;
}

interface ReadNoteProps extends Pick<NoteItemProps, 'placed' | 'isOfThisLesson' | 'notes'> {
  saysSaved: boolean;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

function ReadNote({ placed, isOfThisLesson, notes, saysSaved, editButton, onEdit }: ReadNoteProps) {
  const { body, status, updatedAt } = placed.note;
  const when = isOfThisLesson
    ? formatMoment(updatedAt)
    : `Lesson ${placed.index + 1}, ${formatDate(updatedAt)}`;
  return (
    <>
      <p className="meta">
        <span>{when}</span>
        <Link
          ref={editButton}
          component="button"
          type="button"
          aria-label={`Edit note, ${when}`}
          onClick={onEdit}
        >
          Edit
        </Link>
      </p>
      <p className="body" dir="auto">
        {body}
      </p>
      {(status.kind !== 'saved' || saysSaved) && <SaveLine status={status} onRetry={notes.retry} />}
    </>
  );
}

/** One note, to read or to edit. */
export function NoteItem({
  placed,
  isOfThisLesson,
  notes,
  textBefore,
  isRestored,
  onEdit,
  onRemove,
}: NoteItemProps) {
  const { note, index } = placed;
  const isEdited = textBefore !== null;
  // Like one whose editing has just ended, a note that is back takes the focus.
  const wasEdited = useRef(isRestored);
  const editButton = useRef<HTMLButtonElement>(null);
  // "Saved" stays after a problem, to say that it is over and to keep the focus of a pressed retry button.
  const [wasTroubled, setWasTroubled] = useState(false);
  if (!wasTroubled && isTrouble(note.status)) setWasTroubled(true);
  useEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  const isEmptied = note.body.trim() === '';
  const remove = () => onRemove(isEmptied && isEdited ? { ...note, body: textBefore } : note);
  const stopEditing = () => {
    if (note.isBlank) remove();
    else onEdit(null);
  };
  return (
    <li>
      {isEdited ? (
        <EditedNote note={note} number={index + 1} notes={notes} onDone={stopEditing} onRemove={remove} />
      ) : (
        <ReadNote
          placed={placed}
          isOfThisLesson={isOfThisLesson}
          notes={notes}
          saysSaved={wasTroubled}
          editButton={editButton}
          onEdit={() => onEdit(note.body)}
        />
      )}
      {note.otherVersion !== null && (
        <OtherVersion text={note.otherVersion} onKeep={(which) => notes.keepOne(note.id, which)} />
      )}
    </li>
  );
}
