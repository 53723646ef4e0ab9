import { findLessonPlace } from '@/features/learning/lessons/lessonCourses';
import { type NoteView, useNotes } from './useNotes';

/** A note and the index of its lesson in the course, from 0. */
export interface PlacedNote {
  note: NoteView;
  index: number;
}

/** The notes on the lessons of one course, latest first. */
export const notesOfCourse = (notes: readonly NoteView[], courseId: string): PlacedNote[] =>
  notes
    .flatMap((note) => {
      const place = findLessonPlace(note.lesson);
      return place?.courseId === courseId ? [{ note, index: place.index }] : [];
    })
    .sort((one, other) => other.note.updatedAt - one.note.updatedAt);

/** The same, without the notes that are still empty. */
export const useWrittenNotes = (courseId: string): PlacedNote[] => {
  const { notes } = useNotes();
  return notesOfCourse(
    notes.filter(({ isBlank }) => !isBlank),
    courseId,
  );
};
