import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { notesOfCourse, type PlacedNote } from '@/features/learning/texts/courseNotes';
import { useNotes, type NoteView } from '@/features/learning/texts/useNotes';
import type { FoundLesson } from './lessonLoader';
import { NewNote } from './NewNote';
import { NoteItem } from './NoteItem';
import { Sections } from './Notes.styles';
import { RemovedNote } from './RemovedNote';

/**
 * The text of each edited note before editing, for as long as that lasts. A note left empty is removed when the list
 * closes, in whatever way.
 */
function useTextsBefore(all: ReturnType<typeof useNotes>) {
  const [textsBefore, setTextsBefore] = useState<ReadonlyMap<string, string>>(new Map());
  const removeEmptied = useEffectEvent(() => {
    for (const { id, isBlank } of all.notes) if (isBlank && textsBefore.has(id)) all.remove(id);
  });
  useEffect(() => () => removeEmptied(), []);
  const setTextBefore = (id: string, text: string | null) =>
    setTextsBefore((current) => {
      const others = [...current].filter(([other]) => other !== id);
      return new Map(text === null ? others : [...others, [id, text]]);
    });
  return { textsBefore, setTextBefore };
}

/** The note removed last, until another is; it may have come back, because another device has edited it. */
function useRemovedNote(all: ReturnType<typeof useNotes>) {
  const [removed, setRemoved] = useState<NoteView | null>(null);
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const isBack = all.notes.some(({ id }) => id === removed?.id);
  const remove = (note: NoteView) => {
    setRemoved(note);
    all.remove(note.id);
  };
  const undo = (note: NoteView) => {
    const id = all.newId();
    setRestoredId(id);
    all.change(id, note);
    // A note that has come back already contains the other device's version.
    if (note.otherVersion !== null && !isBack) all.change(all.newId(), { ...note, body: note.otherVersion });
    setRemoved(null);
  };
  return { removed, isBack, remove, undo, restoredId };
}

function Section({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <ul>{children}</ul>
    </section>
  );
}

/** A field for a new note, then the notes on this lesson and on the others. */
export function Notes({ course, lesson, index }: Pick<FoundLesson, 'course' | 'lesson' | 'index'>) {
  const all = useNotes();
  const [newId, setNewId] = useState<string | null>(null);
  const { removed, isBack, remove, undo, restoredId } = useRemovedNote(all);
  const { textsBefore, setTextBefore } = useTextsBefore(all);
  const shown = all.notes.filter(({ id, isBlank }) => id !== newId && (!isBlank || textsBefore.has(id)));
  const placed = notesOfCourse(shown, course.id);
  const itemsWhere = (isListed: (one: PlacedNote) => boolean) =>
    placed.filter(isListed).map((one) => (
      <NoteItem
        key={one.note.id}
        placed={one}
        isOfThisLesson={one.index === index}
        notes={all}
        textBefore={textsBefore.get(one.note.id) ?? null}
        isRestored={one.note.id === restoredId}
        onEdit={(text) => setTextBefore(one.note.id, text)}
        onRemove={(note) => {
          setTextBefore(note.id, null);
          remove(note);
        }}
      />
    ));

  return (
    <Sections>
      <Typography variant="small" component="p" color="textSecondary">
        Only you can read your notes. They are saved as you type.
      </Typography>
      <NewNote notes={all} lessonId={lesson.id} number={index + 1} id={newId} onChangeId={setNewId} />
      <output className="removed">
        {removed && (
          <RemovedNote
            // A note that came back may be removed again; it has another time then.
            key={`${removed.id} ${removed.updatedAt}`}
            isBack={isBack}
            onUndo={() => undo(removed)}
          />
        )}
      </output>
      <Section title="This lesson">{itemsWhere((one) => one.index === index)}</Section>
      <Section title="Other lessons">{itemsWhere((one) => one.index !== index)}</Section>
    </Sections>
  );
}
