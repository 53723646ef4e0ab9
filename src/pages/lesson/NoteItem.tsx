import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef, useState } from 'react';
import type { NoteView, useNotes } from '@/features/learning/useNotes';
import { formatDate, formatMoment } from './formatMoment';
import { NoteStatus } from './NoteStatus';
import { OtherVersion } from './OtherVersion';

interface NoteItemProps {
  note: NoteView;
  /** Of its lesson, from 1. */
  number: number;
  isOfThisLesson: boolean;
  notes: ReturnType<typeof useNotes>;
  onRemove: () => void;
}

/** One note, to be read or written on. */
export function NoteItem({ note, number, isOfThisLesson, notes, onRemove }: NoteItemProps) {
  const fieldId = useId();
  const [isEdited, setIsEdited] = useState(false);
  const wasEdited = useRef(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const when = isOfThisLesson
    ? formatMoment(note.updatedAt)
    : `Lesson ${number}, ${formatDate(note.updatedAt)}`;
  useEffect(() => {
    if (wasEdited.current && !isEdited) editButton.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  return (
    <li>
      {isEdited ? (
        <div className="field">
          <TextField
            id={fieldId}
            label={`Note on lesson ${number}`}
            multiline
            minRows={3}
            autoFocus
            value={note.body}
            onChange={({ target }) => notes.change(note.id, target.value)}
          />
          <NoteStatus status={note.status} onRetry={() => notes.retry(note.id)} />
          <div className="actions">
            <Link component="button" type="button" onClick={() => setIsEdited(false)}>
              Done
            </Link>
            <Link component="button" type="button" onClick={onRemove}>
              Remove note
            </Link>
          </div>
        </div>
      ) : (
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
          {note.status.kind !== 'saved' && (
            <NoteStatus status={note.status} onRetry={() => notes.retry(note.id)} />
          )}
        </>
      )}
      {note.otherVersion !== null && (
        <OtherVersion
          body={note.otherVersion}
          onKeepMine={() => notes.keepOne(note.id, 'mine')}
          onKeepTheirs={() => notes.keepOne(note.id, 'theirs')}
        />
      )}
    </li>
  );
}
