import { isJsonMap, type Json } from '@mocks/service/json';
import { courseOfLesson } from './catalogue';
import { findEnrolment } from './enrolments';
import type { Enrolment } from './learners';
import { invalidValue, type Routine, type RoutineCall } from './routine';
import { SqlError } from './sqlError';
import { type ClientTime, readClientTime, toClientTime } from './timestamps';

const largestBatch = 200;
/** How far a client's clock may run ahead, in microseconds. */
const allowedLead = 300_000_000;

/** A lesson was opened at a time or, without one, completed. */
interface LearningEvent {
  lesson: string;
  openedAt: ClientTime | null;
}

function readEvent(value: Json, index: number): LearningEvent {
  const malformed = () => invalidValue('An event is malformed.', `Event ${index + 1}`);
  if (!isJsonMap(value)) throw malformed();
  const { type, lesson, at } = value;
  if (typeof lesson !== 'string') throw malformed();
  if (type === 'completed') return { lesson, openedAt: null };
  const openedAt = typeof at === 'string' ? readClientTime(at) : null;
  if (type !== 'opened' || openedAt === null) throw malformed();
  return { lesson, openedAt };
}

function readEvents(value: Json): LearningEvent[] {
  if (!Array.isArray(value)) throw invalidValue('Events must be a list.');
  if (value.length > largestBatch) throw invalidValue(`A batch holds at most ${largestBatch} events.`);
  return value.map(readEvent);
}

/** Whether the event changed anything. */
function apply(call: RoutineCall, enrolment: Enrolment, { lesson, openedAt }: LearningEvent): boolean {
  const { now, write } = call;
  if (openedAt === null) {
    write('INSERT');
    if (enrolment.progress.some((done) => done.lesson === lesson)) return false;
    enrolment.progress.push({ lesson, completedAt: now });
    return true;
  }
  write('UPDATE');
  const isLater = enrolment.lastLessonAt === null || openedAt > enrolment.lastLessonAt;
  if (!isLater || openedAt > toClientTime(now + allowedLead)) return false;
  enrolment.lastLesson = lesson;
  enrolment.lastLessonAt = openedAt;
  return true;
}

function recordProgress(call: RoutineCall): Json {
  const events = readEvents(call.arguments.json('events'));
  const works = events.map((event, index) => {
    const enrolment = findEnrolment(call.learner, courseOfLesson(event.lesson)?.id ?? null);
    if (enrolment) return { event, enrolment };
    throw new SqlError('42501', 'You are not enrolled in the course of this lesson.', {
      details: `Event ${index + 1}`,
    });
  });
  const changed = works.filter(({ event, enrolment }) => apply(call, enrolment, event)).length;
  return { changed, unchanged: events.length - changed };
}

export const progressRoutines: readonly Routine[] = [
  {
    name: 'record_progress',
    parameters: [{ name: 'events', type: 'jsonb' }],
    isStable: false,
    isOpen: false,
    run: recordProgress,
  },
];
