import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { OtherVersion } from '@/features/learning/blocks/OtherVersion';
import { SaveLine } from '@/features/learning/blocks/SaveLine';
import type { useNotes } from '@/features/learning/useNotes';
import { formatDate, formatMoment } from '@/features/learning/formatMoment';
import type { PlacedNote } from './courseNotes';
import { EditedNote } from './EditedNote';

interface NoteItemProps {
  placed: PlacedNote;
  isOfThisLesson: boolean;
  notes: ReturnType<typeof useNotes>;
  onRemove: () => void;
}

/** One note, to be read or written on. */
export function NoteItem({ placed: { note, index }, isOfThisLesson, notes, onRemove }: NoteItemProps) {
  const [isEdited, setIsEdited] = useState(false);
  const wasEdited = useRef(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { updatedAt, status } = note;
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
          onClick={() => setIsEdited(true)}
        >
          Edit
        </Link>
      </p>
      <p className="body">{note.body}</p>
      {status.kind !== 'saved' && <SaveLine status={status} onRetry={notes.retry} isPlanned={false} />}
    </>
  );
  const edited = (
    <EditedNote
      note={note}
      number={index + 1}
      notes={notes}
      onDone={() => setIsEdited(false)}
      onRemove={onRemove}
    />
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
