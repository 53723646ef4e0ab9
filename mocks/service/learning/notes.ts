import type { Json, JsonMap } from '@mocks/service/json';
import { courseOfLesson } from './catalogue';
import { countCharacters, revise } from './revisions';
import { invalidValue, needAccount, type Routine, type RoutineCall } from './routine';
import { SqlError } from './sqlError';

const longestBody = 20_000;
const mostNotes = 1000;

interface SentNote {
  id: string;
  lesson: string | null;
  body: string;
  revision: number;
}

function readNote({ arguments: given }: RoutineCall): SentNote {
  const id = given.text('note');
  const body = given.text('body');
  const revision = given.integer('revision');
  if (id === null || body === null || revision === null || revision < 0) {
    throw invalidValue('A note is malformed.');
  }
  if (countCharacters(body) > longestBody) {
    throw new SqlError('PT413', 'A note holds at most 20,000 characters.');
  }
  return { id, lesson: given.text('lesson'), body, revision };
}

function addNote(call: RoutineCall, { id, lesson, body }: SentNote): JsonMap {
  const { learner, now } = call;
  if (lesson === null || !courseOfLesson(lesson)) throw new SqlError('PT404', 'There is no such lesson.');
  if (learner.notes.length >= mostNotes) {
    throw new SqlError('PT409', 'An account holds at most 1,000 notes.');
  }
  needAccount(call, 'notes');
  learner.notes.push({ id, lesson, body, revision: 1, createdAt: now, updatedAt: now });
  return { status: 'saved', revision: 1 };
}

function saveNote(call: RoutineCall): Json {
  const sent = readNote(call);
  call.write('UPDATE');
  const stored = call.learner.notes.find(({ id }) => id === sent.id);
  if (!stored) return { id: sent.id, ...addNote(call, sent) };
  const change = () => {
    stored.body = sent.body;
    stored.revision += 1;
    stored.updatedAt = call.now;
  };
  return { id: sent.id, ...revise(stored, sent, change) };
}

function deleteNote({ learner, arguments: given, write }: RoutineCall): undefined {
  write('DELETE');
  const note = given.text('note');
  learner.notes = learner.notes.filter(({ id }) => id !== note);
}

export const noteRoutines: readonly Routine[] = [
  {
    name: 'save_note',
    parameters: [
      { name: 'note', type: 'uuid' },
      { name: 'lesson', type: 'text' },
      { name: 'body', type: 'text' },
      { name: 'revision', type: 'integer' },
    ],
    isStable: false,
    isOpen: false,
    run: saveNote,
  },
  {
    name: 'delete_note',
    parameters: [{ name: 'note', type: 'uuid' }],
    isStable: false,
    isOpen: false,
    run: deleteNote,
  },
];
