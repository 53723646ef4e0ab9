import { useAppDispatch } from '@/app/hooks';
import { asText } from './answerBody';
import { sendSoon } from '@/features/learning/sync/syncLearning';
import { resolveConflict } from './textVersions';
import { changeNote, deleteNote, writeNote } from './texts';
import type { SaveStatus } from './textStatus';
import { useTexts } from './useTexts';

export interface NoteView {
  id: string;
  lesson: string;
  body: string;
  status: SaveStatus;
  /** The account's version; both are kept until the learner chooses. */
  otherVersion: string | null;
  /** Whether it was emptied and has no other version. */
  isBlank: boolean;
  /** Milliseconds since the epoch. */
  updatedAt: number;
}

/** The learner's notes; those of visitors are not kept. */
export function useNotes() {
  const dispatch = useAppDispatch();
  const { writerId, texts, statusOfText, send, retry } = useTexts();
  const notes: readonly NoteView[] = Object.entries(texts.notes)
    .filter(([, { isDeleted }]) => isDeleted !== true)
    .map(([id, note]) => {
      const body = asText(note.body);
      const otherVersion = note.theirs ? asText(note.theirs.body) : null;
      const isBlank = body.trim() === '' && otherVersion === null;
      const status = statusOfText('notes', id);
      return { id, lesson: note.lesson, body, status, otherVersion, isBlank, updatedAt: note.at };
    });
  return {
    notes,
    /** The id of a new note, which exists once something is written into it. */
    newId: (): string => crypto.randomUUID(),
    change(id: string, { lesson, body }: { lesson: string; body: string }): void {
      if (writerId === null) return;
      writeNote(writerId, id, { lesson, body });
      dispatch(sendSoon());
    },
    remove(id: string): void {
      if (writerId === null) return;
      deleteNote(writerId, id);
      send();
    },
    retry,
    keepOne(id: string, which: 'mine' | 'theirs'): void {
      changeNote(writerId, id, (now) => resolveConflict(now, which));
      send();
    },
  };
}
