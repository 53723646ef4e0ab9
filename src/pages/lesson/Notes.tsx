import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotes, type NoteView } from '@/features/learning/useNotes';
import { notesOfCourse, type PlacedNote } from './courseNotes';
import type { FoundLesson } from './lessonLoader';
import { NewNote } from './NewNote';
import { NoteItem } from './NoteItem';
import { Sections } from './Notes.styles';

/** A field for a new note, then the notes on this lesson and those on the others. */
export function Notes({ course, index }: Pick<FoundLesson, 'course' | 'index'>) {
  const all = useNotes();
  const [newId, setNewId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<NoteView | null>(null);
  const placed = notesOfCourse(all.notes, course.id).filter(({ note }) => note.id !== newId);
  const lessonId = course.curriculum[index]?.id ?? '';

  const remove = (note: NoteView) => {
    setRemoved(note);
    all.remove(note.id);
  };
  const undo = ({ lesson, body }: NoteView) => {
    all.change(all.add(lesson), body);
    setRemoved(null);
  };
  const list = (title: string, notes: readonly PlacedNote[]) =>
    notes.length > 0 && (
      <section aria-label={title}>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <ul>
          {notes.map(({ note, index: place }) => (
            <NoteItem
              key={note.id}
              note={note}
              number={place + 1}
              isOfThisLesson={place === index}
              notes={all}
              onRemove={() => remove(note)}
            />
          ))}
        </ul>
      </section>
    );

  return (
    <Sections>
      <Typography variant="small" component="p" color="textSecondary">
        Only you can read your notes. They are saved as you type.
      </Typography>
      <NewNote notes={all} lessonId={lessonId} number={index + 1} id={newId} onChangeId={setNewId} />
      <output className="removed">
        {removed && (
          <>
            Note removed.{' '}
            <Link component="button" type="button" autoFocus onClick={() => undo(removed)}>
              Undo
            </Link>
          </>
        )}
      </output>
      {list(
        'This lesson',
        placed.filter((note) => note.index === index),
      )}
      {list(
        'Other lessons',
        placed.filter((note) => note.index !== index),
      )}
    </Sections>
  );
}
