/** @jest-environment-options {"learning": true} */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emulator, server } from '@mocks/node';
import { seedUsers } from '@mocks/seedUsers';
import { parseFaults } from '@mocks/service/faults';
import { lazyMiddleware } from '@/app/rootReducer';
import type { AppThunkDispatch } from '@/app/thunk';
import { ownField } from '@/ui/readUnknown';
import { holdAnswer, holdCalls, holdFunction, whenRequested } from '@/testing/holdCalls';
import { sessionOf, signInElsewhere } from '@/testing/otherTab';
import { renderAt } from '@/testing/renderAt';
import { whenLayersAreGone } from '@/ui/layerHistory';
import { inTurn } from '@/features/learning/device/inTurn';
import { learningApi, selectRecord } from '@/features/learning/record/learningApi';
import { keepChoice, readChoice } from '@/features/learning/device/choices';
import { clearDevice } from '@/features/learning/device/deviceStorage';
import { addToOutbox, readOutbox } from './outbox';
import {
  selectEventsOf,
  selectIsHeldUp,
  selectIsInMemory,
  selectOutboxOwner,
  selectRefused,
  selectTextFailure,
} from './outboxSlice';
import { sendNow } from '@/features/learning/sync/syncLearning';
import { fetchTexts } from '@/features/learning/texts/receiveTexts';
import { keepRefusal, readRefusals } from './refusals';
import { resolveConflict } from '@/features/learning/texts/textVersions';
import { deleteNote, readTexts, textsKey, writeAnswer, writeNote } from '@/features/learning/texts/texts';

const course = 'd4c7677b-9c1c-575e-a6a9-bd066167a630';
const paidCourse = '90b728ae-ebae-58b6-a2eb-c77d707fbd55';
const lesson = 'start-here-ai-01';
const { ada, carl } = seedUsers;

const fail = (faults: string) => emulator.faults.replace(parseFaults(faults));

function goOffline(isOffline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
}

/** Opens a page for a signed-in learner and waits for the service's record. */
async function openAs(learner: (typeof seedUsers)['ada' | 'carl' | 'lena']) {
  const opened = await renderAt('/about', { as: learner });
  const { store } = opened;
  await waitFor(() => expect(selectOutboxOwner(store.getState())).toBe(learner.id));
  await waitFor(() => expect(selectRecord(learner.id)(store.getState()).isSuccess).toBe(true));
  const send = () => act(() => store.dispatch(sendNow(learner.id)));
  const record = async () => {
    const asked = store.dispatch(
      learningApi.endpoints.myLearning.initiate(learner.id, { forceRefetch: true, subscribe: false }),
    );
    return (await asked).data;
  };
  const refused = () => selectRefused(store.getState()).map(({ message }) => message);
  return { ...opened, send, record, refused };
}

/** Fires the event of a network that is back. */
const reconnect = () =>
  act(() => {
    window.dispatchEvent(new Event('online'));
  });

/** Fires the event by which a tab hears of another tab's change of storage. */
const tellOfOtherTab = (key: string) =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

/** Counts from now on how often a function of the learning database is called. */
function countCalls(name: string): () => number {
  let calls = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith(`/rpc/${name}`)) calls += 1;
  });
  return () => calls;
}

/** Another tab writes after this one has read, and before it writes. */
function atNextWrite(otherTab: () => void) {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(function (this: Storage, key, value) {
    otherTab();
    this.setItem(key, value);
  });
}

beforeEach(() => {
  goOffline(false);
  // Drops the texts that an earlier test has left in the cache.
  for (const key of [ada.id, carl.id, seedUsers.lena.id, 'visitor']) tellOfOtherTab(`aiclub-texts:${key}`);
});

afterEach(() => {
  server.events.removeAllListeners();
  Reflect.deleteProperty(navigator, 'locks');
});

test('an enrolment and a tick reach the service in order', async () => {
  const { send, record } = await openAs(ada);
  addToOutbox(ada.id, { type: 'enrol', courseId: course });
  addToOutbox(ada.id, { type: 'completed', courseId: course, lesson });
  expect(await send()).toBeNull();
  expect(readOutbox(ada.id)).toEqual([]);
  const [enrolment] = (await record())?.enrolments ?? [];
  expect(enrolment?.course_id).toBe(course);
  expect(enrolment?.progress.map((done) => done.lesson)).toEqual([lesson]);
});

test('a second press of the same button is stored once', () => {
  addToOutbox(ada.id, { type: 'enrol', courseId: course });
  addToOutbox(ada.id, { type: 'enrol', courseId: course });
  expect(readOutbox(ada.id)).toHaveLength(1);
});

test('unsaving a course that still waits replaces the waiting save', () => {
  addToOutbox(ada.id, { type: 'save', courseId: paidCourse });
  addToOutbox(ada.id, { type: 'unsave', courseId: paidCourse });
  expect(readOutbox(ada.id).map(({ type }) => type)).toEqual(['unsave']);
});

test.each(['rpc:503', 'rpc:500', 'rpc:429', 'rpc:html200', 'rpc:object', 'rpc:null', 'rpc:offline'])(
  'an event that cannot be sent (%s) waits and is sent later',
  async (faults) => {
    const { send, record } = await openAs(ada);
    fail(faults);
    addToOutbox(ada.id, { type: 'enrol', courseId: course });
    expect((await send())?.kind).toBe('unavailable');
    expect(readOutbox(ada.id)).toMatchObject([{ type: 'enrol', isSent: false }]);
    fail('');
    expect(await send()).toBeNull();
    expect((await record())?.enrolments).toHaveLength(1);
  },
);

test('without a network the failure is "offline", and the event is kept', async () => {
  const { send } = await openAs(ada);
  goOffline(true);
  fail('rpc:offline');
  addToOutbox(ada.id, { type: 'enrol', courseId: course });
  expect((await send())?.kind).toBe('offline');
  expect(readOutbox(ada.id)).toHaveLength(1);
});

test('events are sent even when the browser refuses its locks', async () => {
  const request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const { send, record } = await openAs(ada);
  addToOutbox(ada.id, { type: 'enrol', courseId: course });
  writeAnswer(ada.id, 'sha-01-f', 'A spam filter');
  expect(await send()).toBeNull();
  expect((await record())?.enrolments).toHaveLength(1);
  expect(readTexts(ada.id).answers['sha-01-f']).toMatchObject({ isDirty: false });
});

test('a suspended tab that holds the lock does not block this one for ever', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const request = (_name: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(new DOMException('The wait is over.', 'TimeoutError'));
    });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const { send, record } = await openAs(ada);
  addToOutbox(ada.id, { type: 'enrol', courseId: course });
  expect(await send()).toBeNull();
  expect((await record())?.enrolments).toHaveLength(1);
});

test('after a failed start the record is requested again, even when a text was sent meanwhile', async () => {
  const { lena } = seedUsers;
  fail('rpc.my_learning:503x2');
  jest.useFakeTimers({ advanceTimers: true });
  const { store } = await renderAt('/about', { as: lena });
  await waitFor(() => expect(selectRecord(lena.id)(store.getState()).error).toBeDefined());
  fail('');
  writeAnswer(lena.id, 'sha-01-f', 'A spam filter');
  await act(() => store.dispatch(sendNow(lena.id)));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  await waitFor(() => expect(selectRecord(lena.id)(store.getState()).error).toBeUndefined());
  await waitFor(() => expect(readTexts(lena.id).answers['sha-02-f']).toMatchObject({ isDirty: false }));
});

test('a later request for the record that fails is repeated', async () => {
  const { send, store, services } = await openAs(ada);
  await send();
  const client = await services.getClient();
  await client.rpc('enrol', { course });
  fail('rpc.my_learning:503x1');
  jest.useFakeTimers({ advanceTimers: true });
  reconnect();
  await waitFor(() => expect(emulator.faults.list).toEqual([]));
  await act(() => inTurn(ada.id, async () => undefined));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  const known = () => selectRecord(ada.id)(store.getState()).data;
  await waitFor(() => expect(known()?.enrolments).toHaveLength(1));
});

test('returning to the tab several times during a send requests the record once', async () => {
  const { store, send } = await openAs(ada);
  await send();
  const calls = countCalls('my_learning');
  const release = holdFunction('save_answers');
  writeAnswer(ada.id, 'sha-01-f', 'A spam filter');
  const sending = store.dispatch(sendNow(ada.id));
  await waitFor(() => expect(readTexts(ada.id).answers['sha-01-f']?.sent).toBe('A spam filter'));
  act(() => {
    for (let times = 0; times < 3; times += 1) document.dispatchEvent(new Event('visibilitychange'));
  });
  release();
  await act(async () => {
    await sending;
    await store.dispatch(sendNow(ada.id));
  });
  expect(calls()).toBe(1);
});

test('a late record does not undo an answer saved meanwhile', async () => {
  const { send, record, store, services } = await openAs(ada);
  await send();
  const release = holdAnswer('my_learning', {
    enrolments: [],
    saved_courses: [],
    certificates: [],
    granted_courses: [],
    answers: [],
    notes: [],
  });
  const client = await services.getClient();
  const requested = whenRequested('my_learning');
  await act(async () => {
    const asked = record();
    await requested;
    writeAnswer(ada.id, 'sha-01-f', 'A spam filter');
    const sending = store.dispatch(sendNow(ada.id));
    // A save that does not wait for the record would have begun before the service answers anything else.
    await client.rpc('save_course', { course: paidCourse });
    expect(readTexts(ada.id).answers['sha-01-f']?.sent).toBeUndefined();
    release();
    await Promise.all([asked, sending]);
  });
  expect(readTexts(ada.id).answers['sha-01-f']).toMatchObject({ body: 'A spam filter', isDirty: false });
});

test('opening a page requests the record once', async () => {
  const { lena } = seedUsers;
  const calls = countCalls('my_learning');
  const { send } = await openAs(lena);
  await send();
  expect(readTexts(lena.id).answers['sha-02-f']).toMatchObject({ isDirty: false });
  expect(calls()).toBe(1);
});

test('texts received from the service are not sent back to it', async () => {
  const { lena } = seedUsers;
  const answersSaved = countCalls('save_answers');
  const notesSaved = countCalls('save_note');
  const { send } = await openAs(lena);
  await send();
  expect(Object.values(readTexts(lena.id).answers)).not.toHaveLength(0);
  expect(Object.values(readTexts(lena.id).notes)).toHaveLength(1);
  expect(answersSaved()).toBe(0);
  expect(notesSaved()).toBe(0);
});

test('several presses while something is being sent cause one further attempt', async () => {
  const { store, send } = await openAs(ada);
  await send();
  const release = holdFunction('save_answers');
  writeAnswer(ada.id, 'sha-01-f', 'A spam filter');
  const sending = store.dispatch(sendNow(ada.id));
  await waitFor(() => expect(readTexts(ada.id).answers['sha-01-f']?.sent).toBe('A spam filter'));
  fail('rpc.save_course:503');
  const calls = countCalls('save_course');
  addToOutbox(ada.id, { type: 'save', courseId: paidCourse });
  const presses = [1, 2, 3].map(() => store.dispatch(sendNow(ada.id)));
  release();
  await act(() => Promise.all([sending, ...presses]));
  expect(calls()).toBe(1);
});

test('refusals are in the order of their events, whichever was stored first', () => {
  const refuse = (id: string, at: string) =>
    keepRefusal(ada.id, {
      event: { id, type: 'enrol', courseId: course, at, isSent: false },
      message: 'You are not enrolled in the course of this lesson.',
    });
  refuse('second', '2026-11-02T08:00:00.000Z');
  refuse('first', '2026-11-01T08:00:00.000Z');
  expect(readRefusals(ada.id).map(({ event }) => event.id)).toEqual(['first', 'second']);
});

test("a refused event is removed and reported in the service's words; the others are sent", async () => {
  const { send, record, refused } = await openAs(ada);
  addToOutbox(ada.id, { type: 'enrol', courseId: paidCourse });
  addToOutbox(ada.id, { type: 'completed', courseId: course, lesson });
  addToOutbox(ada.id, { type: 'save', courseId: paidCourse });
  expect(await send()).toBeNull();
  expect(refused()).toEqual([
    'Payment is not open yet. Nothing was charged.',
    'You are not enrolled in the course of this lesson.',
  ]);
  expect(readOutbox(ada.id)).toEqual([]);
  expect((await record())?.saved_courses.map(({ course_id: id }) => id)).toEqual([paidCourse]);
});

test('a sent tick is kept until the service returns the record', async () => {
  const { send } = await openAs(ada);
  addToOutbox(ada.id, { type: 'enrol', courseId: course });
  await send();
  addToOutbox(ada.id, { type: 'completed', courseId: course, lesson });
  fail('rpc.my_learning:503');
  await send();
  expect(readOutbox(ada.id)).toMatchObject([{ type: 'completed', isSent: true }]);
});

test("one user's events and texts are not sent for another", async () => {
  addToOutbox(carl.id, { type: 'enrol', courseId: course });
  writeAnswer(carl.id, 'sha-01-f', 'Carl wrote this');
  const { send, record } = await openAs(ada);
  await send();
  expect((await record())?.enrolments).toEqual([]);
  expect(readTexts(ada.id).answers).toEqual({});
  expect(readOutbox(carl.id)).toHaveLength(1);
});

test('waiting events are sent when their user signs in again', async () => {
  addToOutbox(ada.id, { type: 'enrol', courseId: course });
  await openAs(ada);
  await waitFor(() => expect(readOutbox(ada.id)).toEqual([]));
});

test('an answer is stored on the device at once and is saved once sent', async () => {
  const { send } = await openAs(ada);
  writeAnswer(ada.id, 'sha-01-f', 'A spam filter');
  expect(readTexts(ada.id).answers['sha-01-f']).toMatchObject({ body: 'A spam filter', isDirty: true });
  await send();
  expect(readTexts(ada.id).answers['sha-01-f']).toMatchObject({ isDirty: false, revision: 1 });
});

test('a text changed by another device is not overwritten: both versions stay until one is chosen', async () => {
  const { send, store, services } = await openAs(ada);
  writeAnswer(ada.id, 'sha-01-f', 'first');
  await send();
  const client = await services.getClient();
  await client.rpc('save_answers', { answers: [{ block: 'sha-01-f', body: 'from the phone', revision: 1 }] });
  writeAnswer(ada.id, 'sha-01-f', 'from the desk');
  await send();
  const held = readTexts(ada.id).answers['sha-01-f'];
  expect(held).toMatchObject({ body: 'from the desk', theirs: { body: 'from the phone', revision: 2 } });
  expect(held && resolveConflict(held, 'theirs')).toMatchObject({
    body: 'from the phone',
    revision: 2,
    isDirty: false,
  });
  expect(JSON.stringify(store.getState())).not.toContain('from the');
});

describe('after another device has deleted everything and begun again, with the same revision number', () => {
  async function beginElsewhere() {
    const opened = await openAs(ada);
    writeAnswer(ada.id, 'sha-01-f', 'before the deletion');
    await opened.send();
    const client = await opened.services.getClient();
    await client.rpc('delete_my_learning');
    await client.rpc('save_answers', { answers: [{ block: 'sha-01-f', body: 'begun again', revision: 0 }] });
    return { ...opened, client };
  }

  test('its text replaces the deleted one', async () => {
    await beginElsewhere();
    expect(readTexts(ada.id).answers['sha-01-f']).toMatchObject({ body: 'before the deletion', revision: 1 });
    reconnect();
    await waitFor(() =>
      expect(readTexts(ada.id).answers['sha-01-f']).toMatchObject({ body: 'begun again', isDirty: false }),
    );
  });

  test('a text written here meanwhile does not overwrite it: both versions stay until one is chosen', async () => {
    const { client } = await beginElsewhere();
    writeAnswer(ada.id, 'sha-01-f', 'written on a train');
    reconnect();
    await waitFor(() =>
      expect(readTexts(ada.id).answers['sha-01-f']).toMatchObject({
        body: 'written on a train',
        theirs: { body: 'begun again', revision: 1 },
      }),
    );
    const { data } = await client.rpc('my_learning', { with_texts: true });
    expect(JSON.stringify(data)).toContain('begun again');
  });
});

test('a note is saved under its own id and appears on another device', async () => {
  const id = crypto.randomUUID();
  const { send } = await openAs(ada);
  writeNote(ada.id, id, { lesson, body: 'Ask about examples' });
  await send();
  localStorage.removeItem(`aiclub-texts:${ada.id}`);
  tellOfOtherTab(`aiclub-texts:${ada.id}`);
  reconnect();
  await waitFor(() =>
    expect(readTexts(ada.id).notes[id]).toMatchObject({ lesson, body: 'Ask about examples' }),
  );
});

test('a text that is too long is kept with the reason and does not block others', async () => {
  const { send } = await openAs(ada);
  writeAnswer(ada.id, 'sha-01-f', 'x'.repeat(10_001));
  writeAnswer(ada.id, 'sha-01-g', 'short');
  expect(await send()).toBeNull();
  expect(readTexts(ada.id).answers).toMatchObject({
    'sha-01-f': { isDirty: true, refusal: 'An answer holds at most 10,000 characters.' },
    'sha-01-g': { isDirty: false, revision: 1 },
  });
  writeAnswer(ada.id, 'sha-01-f', 'shorter');
  await send();
  expect(readTexts(ada.id).answers['sha-01-f']).toMatchObject({ isDirty: false, revision: 1 });
});

test('texts are in no action, no state, no address and no console line, sent or not', async () => {
  const seen: unknown[] = [];
  lazyMiddleware.addMiddleware((api) => (next) => (action) => {
    const result = next(action);
    seen.push(action, api.getState(), window.location.href);
    return result;
  });
  for (const method of ['debug', 'info', 'log'] as const) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => seen.push(parts));
  }
  const { send, record, store } = await openAs(ada);
  const words = ['An answer of my own', 'A note of my own', 'An endless one'];
  const [answer = '', note = '', endless = ''] = words;
  const id = crypto.randomUUID();
  writeAnswer(ada.id, 'sha-01-f', answer);
  writeAnswer(ada.id, 'sha-01-g', endless.repeat(1000));
  writeNote(ada.id, id, { lesson, body: note });
  fail('rpc:500');
  expect(await send()).not.toBeNull();
  fail('');
  expect(await send()).toBeNull();
  await record();
  const { answers, notes } = readTexts(ada.id);
  expect([answers['sha-01-f'], notes[id]]).toMatchObject([{ isDirty: false }, { isDirty: false }]);
  expect(answers['sha-01-g']).toHaveProperty('refusal');
  clearDevice(textsKey(ada.id));
  await act(() => store.dispatch(fetchTexts(ada.id)));
  expect(readTexts(ada.id).notes[id]).toMatchObject({ body: note });

  const text = JSON.stringify(seen);
  expect(text).toContain('outbox/textsSent');
  for (const written of words) expect(text).not.toContain(written);
});

test('a list of texts is saved once and is then clean', async () => {
  const { send } = await openAs(ada);
  writeAnswer(ada.id, 'sha-01-f', { rows: ['one', 'two'] });
  await send();
  await send();
  expect(readTexts(ada.id).answers['sha-01-f']).toMatchObject({ isDirty: false, revision: 1 });
});

test('typing during a save causes no conflict', async () => {
  const { store } = await openAs(ada);
  writeAnswer(ada.id, 'sha-01-f', 'first');
  await act(async () => {
    const sending = store.dispatch(sendNow(ada.id));
    writeAnswer(ada.id, 'sha-01-f', 'first and second');
    await sending;
    writeAnswer(ada.id, 'sha-01-f', 'first, second and third');
    await Promise.all([store.dispatch(sendNow(ada.id)), store.dispatch(sendNow(ada.id))]);
  });
  const answer = readTexts(ada.id).answers['sha-01-f'];
  expect(answer).toMatchObject({ body: 'first, second and third', isDirty: false });
  expect(answer?.theirs).toBeUndefined();
});

test('a note deleted offline does not come back when online', async () => {
  const id = crypto.randomUUID();
  const { send } = await openAs(ada);
  writeNote(ada.id, id, { lesson, body: 'Ask about examples' });
  await send();
  fail('rpc:offline');
  deleteNote(ada.id, id);
  await send();
  fail('');
  reconnect();
  await waitFor(() => expect(readTexts(ada.id).notes).toEqual({}));
});

describe('a note removed', () => {
  const id = crypto.randomUUID();
  const note = { note: id, lesson, body: 'Ask about examples', revision: 0 };

  async function openNotes() {
    const opened = await openAs(ada);
    const client = await opened.services.getClient();
    const bodies = async () => {
      const { data } = await client.rpc('my_learning', { with_texts: true });
      return JSON.stringify(ownField(data, 'notes'));
    };
    return { ...opened, client, bodies };
  }

  test('during its save is removed at the service, even when only a later attempt succeeds', async () => {
    const { store, send, bodies } = await openNotes();
    const release = holdFunction('save_note');
    fail('rpc.delete_note:503');
    writeNote(ada.id, id, note);
    await act(async () => {
      const sending = store.dispatch(sendNow(ada.id));
      await waitFor(() => expect(readTexts(ada.id).notes[id]?.sent).toBe(note.body));
      deleteNote(ada.id, id);
      release();
      await sending;
    });
    expect(await bodies()).toContain(note.body);
    // A sign-out would otherwise forget the removal without asking.
    expect(readTexts(ada.id).notes[id]).toMatchObject({ isDeleted: true, isDirty: true });
    fail('');
    await send();
    expect(await bodies()).toBe('[]');
    expect(readTexts(ada.id).notes).toEqual({});
  });

  test('while another one is being saved is not saved after it', async () => {
    const { store, bodies } = await openNotes();
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    for (const one of ids) writeNote(ada.id, one, { lesson, body: `Ask about ${one}` });
    const release = holdFunction('save_note');
    const requested = whenRequested('save_note');
    await act(async () => {
      const sending = store.dispatch(sendNow(ada.id));
      await requested;
      const waiting = ids.filter((one) => readTexts(ada.id).notes[one]?.sent === undefined);
      expect(waiting).toHaveLength(1);
      for (const one of waiting) deleteNote(ada.id, one);
      release();
      await sending;
    });
    const [kept] = Object.keys(readTexts(ada.id).notes);
    expect(JSON.parse(await bodies())).toMatchObject([{ id: kept }]);
  });

  test('after a save whose answer was lost does not come back', async () => {
    const { send, client, bodies } = await openNotes();
    fail('rpc.save_note:offline,rpc.delete_note:offline');
    writeNote(ada.id, id, note);
    await send();
    fail('');
    await client.rpc('save_note', note);
    fail('rpc.delete_note:offline');
    deleteNote(ada.id, id);
    reconnect();
    await waitFor(() => expect(readTexts(ada.id).notes[id]?.revision).toBe(1));
    expect(readTexts(ada.id).notes[id]).toMatchObject({ isDeleted: true });
    fail('');
    await send();
    expect(await bodies()).toBe('[]');
  });

  test('after its text was refused is removed', async () => {
    const { send, bodies } = await openNotes();
    writeNote(ada.id, id, note);
    await send();
    writeNote(ada.id, id, { lesson, body: 'x'.repeat(20_001) });
    await send();
    expect(readTexts(ada.id).notes[id]?.refusal).toBe('A note holds at most 20,000 characters.');
    deleteNote(ada.id, id);
    await send();
    expect(await bodies()).toBe('[]');
  });

  test('with two versions is removed with both', async () => {
    const { send, client, bodies } = await openNotes();
    writeNote(ada.id, id, note);
    await send();
    await client.rpc('save_note', { ...note, body: 'from the phone', revision: 1 });
    writeNote(ada.id, id, { lesson, body: 'from the desk' });
    await send();
    expect(readTexts(ada.id).notes[id]?.theirs?.body).toBe('from the phone');
    deleteNote(ada.id, id);
    await send();
    expect(await bodies()).toBe('[]');
  });

  test('after another device has changed it is kept in that version', async () => {
    const { send, client, bodies } = await openNotes();
    writeNote(ada.id, id, note);
    await send();
    await client.rpc('save_note', { ...note, body: 'from the phone', revision: 1 });
    deleteNote(ada.id, id);
    await send();
    expect(await bodies()).toContain('from the phone');
    expect(readTexts(ada.id).notes[id]).toMatchObject({ body: 'from the phone', isDirty: false });
    expect(readTexts(ada.id).notes[id]?.isDeleted).toBeUndefined();
  });

  test('waits for the record of other devices and does not block other texts', async () => {
    const { send, bodies } = await openNotes();
    writeNote(ada.id, id, note);
    await send();
    deleteNote(ada.id, id);
    writeNote(ada.id, crypto.randomUUID(), { lesson, body: 'Another' });
    fail('rpc.my_learning:503');
    await send();
    expect(readTexts(ada.id).notes[id]).toMatchObject({ isDeleted: true });
    fail('');
    expect(await bodies()).toMatch(/Ask about examples.*Another|Another.*Ask about examples/);
    await send();
    expect(await bodies()).not.toContain('Ask about examples');
  });

  test('after another device has restored the same text is removed', async () => {
    const { send, client, bodies } = await openNotes();
    writeNote(ada.id, id, note);
    await send();
    await client.rpc('save_note', { ...note, body: 'from the phone', revision: 1 });
    await client.rpc('save_note', { ...note, revision: 2 });
    deleteNote(ada.id, id);
    await send();
    expect(await bodies()).toBe('[]');
    expect(readTexts(ada.id).notes).toEqual({});
  });

  test('while another device changes it is kept in that version', async () => {
    const { store, send, client } = await openNotes();
    writeNote(ada.id, id, note);
    await send();
    await client.rpc('save_note', { ...note, body: 'from the phone', revision: 1 });
    const release = holdFunction('save_note');
    writeNote(ada.id, id, { lesson, body: 'from the desk' });
    await act(async () => {
      const sending = store.dispatch(sendNow(ada.id));
      await waitFor(() => expect(readTexts(ada.id).notes[id]?.sent).toBe('from the desk'));
      deleteNote(ada.id, id);
      release();
      await sending;
    });
    expect(readTexts(ada.id).notes[id]).toMatchObject({ body: 'from the phone', isDirty: false });
    expect(readTexts(ada.id).notes[id]?.isDeleted).toBeUndefined();
  });
});

test('a save whose answer was lost causes no conflict, although more has been typed since', async () => {
  const { send, services } = await openAs(ada);
  fail('rpc.save_answers:offline');
  writeAnswer(ada.id, 'sha-01-f', 'first');
  await send();
  fail('');
  const client = await services.getClient();
  await client.rpc('save_answers', { answers: [{ block: 'sha-01-f', body: 'first', revision: 0 }] });
  writeAnswer(ada.id, 'sha-01-f', 'first and second');
  await send();
  const answer = readTexts(ada.id).answers['sha-01-f'];
  expect(answer).toMatchObject({ body: 'first and second', isDirty: false, revision: 2 });
  expect(answer?.theirs).toBeUndefined();
});

describe('a save whose answer was lost, followed by saves that failed, causes no conflict', () => {
  test('for an answer', async () => {
    const { send, services } = await openAs(ada);
    const client = await services.getClient();
    fail('rpc.save_answers:offline');
    writeAnswer(ada.id, 'sha-01-f', ['first']);
    await send();
    fail('');
    await client.rpc('save_answers', { answers: [{ block: 'sha-01-f', body: ['first'], revision: 0 }] });
    fail('rpc.save_answers:offline');
    for (const more of ['second', 'third']) {
      writeAnswer(ada.id, 'sha-01-f', ['first', more]);
      await send();
    }
    fail('');
    await send();
    const answer = readTexts(ada.id).answers['sha-01-f'];
    expect(answer).toMatchObject({ body: ['first', 'third'], isDirty: false, revision: 2 });
    expect(answer?.theirs).toBeUndefined();
  });

  test('for a note', async () => {
    const id = crypto.randomUUID();
    const { send, services } = await openAs(ada);
    const client = await services.getClient();
    fail('rpc.save_note:offline');
    writeNote(ada.id, id, { lesson, body: 'first' });
    await send();
    fail('');
    await client.rpc('save_note', { note: id, lesson, body: 'first', revision: 0 });
    fail('rpc.save_note:offline');
    for (const body of ['first and second', 'first, second and third']) {
      writeNote(ada.id, id, { lesson, body });
      await send();
    }
    fail('');
    await send();
    const note = readTexts(ada.id).notes[id];
    expect(note).toMatchObject({ body: 'first, second and third', isDirty: false, revision: 2 });
    expect(note?.theirs).toBeUndefined();
  });
});

test('a text from another device has the time at which it was written', async () => {
  const { lena } = seedUsers;
  await openAs(lena);
  await waitFor(() => expect(Object.values(readTexts(lena.id).notes)).toHaveLength(1));
  const [note] = Object.values(readTexts(lena.id).notes);
  expect(Date.now() - (note?.at ?? 0)).toBeGreaterThan(23 * 3_600_000);
});

test('progress sent by another tab is known in this one', async () => {
  const { store, record } = await openAs(ada);
  const answered = await record();
  const enrolment = {
    course_id: course,
    enrolled_at: '2026-11-01T08:00:00+00:00',
    last_lesson: null,
    last_lesson_at: null,
    progress: [{ lesson, completed_at: '2026-11-01T08:00:00+00:00' }],
  };
  localStorage.setItem(`aiclub-learning:${ada.id}`, JSON.stringify({ ...answered, enrolments: [enrolment] }));
  tellOfOtherTab(`aiclub-learning:${ada.id}`);
  const known = selectRecord(ada.id)(store.getState()).data;
  expect(known?.enrolments).toEqual([enrolment]);
});

test('the events of two tabs form one outbox', async () => {
  const { store } = await openAs(ada);
  fail('rpc:503');
  addToOutbox(ada.id, { type: 'save', courseId: paidCourse });
  const key = `aiclub-outbox:${ada.id}:other`;
  const at = new Date(Date.now() + 60_000).toISOString();
  localStorage.setItem(key, JSON.stringify({ id: 'other', type: 'enrol', courseId: course, at }));
  tellOfOtherTab(key);
  expect(selectEventsOf(store.getState(), ada.id).map(({ type }) => type)).toEqual(['save', 'enrol']);
  addToOutbox(ada.id, { type: 'completed', courseId: course, lesson });
  expect(readOutbox(ada.id).map(({ type }) => type)).toEqual(['save', 'enrol', 'completed']);
});

test('an event that another tab adds at the same moment is not overwritten', () => {
  atNextWrite(() => addToOutbox(ada.id, { type: 'completed', courseId: course, lesson: 'start-here-ai-03' }));
  addToOutbox(ada.id, { type: 'completed', courseId: course, lesson });
  const kept = readOutbox(ada.id).map((event) => event.lesson);
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(expect.arrayContaining([lesson, 'start-here-ai-03']));
});

test('a text that another tab writes at the same moment is not overwritten', () => {
  atNextWrite(() => writeAnswer(ada.id, 'sha-01-g', 'from the other tab'));
  writeAnswer(ada.id, 'sha-01-f', 'from this tab');
  tellOfOtherTab(`aiclub-texts:${ada.id}`);
  expect(readTexts(ada.id).answers).toMatchObject({
    'sha-01-f': { body: 'from this tab' },
    'sha-01-g': { body: 'from the other tab' },
  });
});

test('when the storage is full, events are kept in memory, marked as such and still sent', async () => {
  const { store, send, record } = await openAs(ada);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  act(() => addToOutbox(ada.id, { type: 'enrol', courseId: course }));
  expect(selectIsInMemory(store.getState())).toBe(true);
  await send();
  full.mockRestore();
  expect((await record())?.enrolments).toHaveLength(1);
  addToOutbox(ada.id, { type: 'save', courseId: paidCourse });
  expect(JSON.stringify(localStorage)).toContain(paidCourse);
});

test("a visitor's answer becomes that of the member who signs in and has none", async () => {
  writeAnswer(null, 'sha-01-f', 'before signing in');
  addToOutbox(ada.id, { type: 'enrol', courseId: course });
  const { send } = await openAs(ada);
  await waitFor(() => expect(readTexts(ada.id).answers['sha-01-f']?.body).toBe('before signing in'));
  await send();
  expect(readTexts(null).answers).toEqual({});
  expect(readTexts(ada.id).answers['sha-01-f']).toMatchObject({ isDirty: false });
});

test("a visitor's answer and a different one of the member stay side by side until one is chosen", async () => {
  const { lena } = seedUsers;
  writeAnswer(null, 'sha-02-f', 'before signing in');
  const { send } = await openAs(lena);
  await waitFor(() => expect(readTexts(lena.id).answers['sha-02-f']?.body).toBe('before signing in'));
  await send();
  const held = readTexts(lena.id).answers['sha-02-f'];
  expect(held?.theirs?.body).toMatch(/^It guesses the next word/);
  expect(held && resolveConflict(held, 'theirs')).toMatchObject({ isDirty: false, theirs: undefined });
});

test("a visitor's answer waits until the member's unsent answer is saved, and then stays beside it", async () => {
  const { lena } = seedUsers;
  writeAnswer(lena.id, 'sha-01-f', 'without a network');
  writeAnswer(null, 'sha-01-f', 'before signing in');
  const { send } = await openAs(lena);
  await send();
  await waitFor(() =>
    expect(readTexts(lena.id).answers['sha-01-f']).toMatchObject({
      body: 'before signing in',
      theirs: { body: 'without a network', revision: 1 },
    }),
  );
});

test("a visitor's answer becomes that of a member who enrolls, even when only a later attempt succeeds", async () => {
  writeAnswer(null, 'sha-01-f', 'before signing in');
  const { send } = await openAs(ada);
  await send();
  expect(readTexts(ada.id).answers).toEqual({});
  fail('rpc.enrol:503');
  addToOutbox(ada.id, { type: 'enrol', courseId: course });
  expect((await send())?.kind).toBe('unavailable');
  fail('');
  expect(await send()).toBeNull();
  expect(readTexts(ada.id).answers['sha-01-f']).toMatchObject({ body: 'before signing in', isDirty: false });
});

test("a visitor's answer is not given to the second member who signs in", async () => {
  writeAnswer(null, 'sha-01-f', 'before signing in');
  const first = await openAs(ada);
  first.view.unmount();
  addToOutbox(carl.id, { type: 'enrol', courseId: course });
  const { send } = await openAs(carl);
  await send();
  expect(readTexts(carl.id).answers).toEqual({});
});

test("a visitor's choice in a question is given to the first member who signs in, not to the second", async () => {
  keepChoice(ada.id, 'sha-01-e', 'With a camera');
  keepChoice(null, 'sha-01-d', 'A timer');
  const first = await openAs(ada);
  expect(readChoice(ada.id, 'sha-01-d')).toBe('A timer');
  expect(readChoice(ada.id, 'sha-01-e')).toBe('With a camera');
  first.view.unmount();
  await openAs(carl);
  expect(readChoice(carl.id, 'sha-01-d')).toBeUndefined();
});

test("one user's failures are not shown to the next, nor those that happen afterwards", async () => {
  fail('rpc:503');
  const { store, services } = await renderAt('/about', { as: ada });
  const shown = (learnerId: string) => ({
    error: selectRecord(learnerId)(store.getState()).error,
    isHeldUp: selectIsHeldUp(store.getState()),
    refused: selectRefused(store.getState()),
    textFailure: selectTextFailure(store.getState()),
  });
  await waitFor(() => expect(shown(ada.id).error).toBeDefined());
  addToOutbox(ada.id, { type: 'enrol', courseId: paidCourse });
  addToOutbox(ada.id, { type: 'save', courseId: paidCourse });
  writeAnswer(ada.id, 'sha-01-f', 'A spam filter');
  await act(() => store.dispatch(sendNow(ada.id)));
  expect(shown(ada.id)).toMatchObject({ isHeldUp: true, textFailure: { kind: 'unavailable' } });
  fail('');
  const releaseRecord = holdFunction('my_learning');
  const releaseFirst = holdFunction('enrol');
  const requested = whenRequested('enrol');
  const sending = store.dispatch(sendNow(ada.id));
  await requested;
  // What is refused is sent once more, alone. That second refusal arrives after the other user has signed in.
  const release = holdFunction('enrol');
  const requestedAgain = whenRequested('enrol');
  releaseFirst();
  await requestedAgain;
  const client = await services.getClient();
  await act(() => client.auth.signInWithPassword({ email: carl.email, password: carl.password }));
  await waitFor(() => expect(selectOutboxOwner(store.getState())).toBe(carl.id));
  const nothing = { error: undefined, isHeldUp: false, refused: [], textFailure: null };
  expect(shown(carl.id)).toEqual(nothing);
  release();
  await act(() => sending);
  expect(shown(carl.id)).toEqual(nothing);
  releaseRecord();
});

test('logging out asks first while something is unsent, and keeps it on this device', async () => {
  const { user } = await openAs(ada);
  fail('rpc:503');
  addToOutbox(ada.id, { type: 'enrol', courseId: course });
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('dialog', { name: 'Not everything is sent yet' });
  await user.click(within(dialog).getByRole('button', { name: 'Send and log out' }));
  expect(await within(dialog).findByText(/can't reach your courses/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Log out anyway' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(readOutbox(ada.id)).toHaveLength(1);
});

describe('the question before a sign-out', () => {
  const question = { name: 'Not everything is sent yet' };
  const findQuestion = async () => within(await screen.findByRole('dialog', question));

  /** Opens Ada's dashboard, from which `leave` signs out. */
  async function openDashboard({ isInBrowser = false } = {}) {
    const view = await renderAt('/dashboard', { as: ada, isInBrowser });
    await waitFor(() => expect(selectOutboxOwner(view.store.getState())).toBe(ada.id));
    const leave = async () =>
      view.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    return { ...view, leave };
  }

  test('says that everything is sent once the connection has returned', async () => {
    const { user, leave } = await openDashboard();
    fail('rpc:503');
    act(() => addToOutbox(ada.id, { type: 'enrol', courseId: course }));
    await leave();
    const dialog = await findQuestion();
    await user.click(dialog.getByRole('button', { name: 'Send and log out' }));
    expect(await dialog.findByText(/can't reach your courses/)).toBeVisible();
    fail('');
    reconnect();
    const over = within(await screen.findByRole('dialog', { name: 'Everything is sent now' }));
    expect(over.getByRole('status')).toHaveTextContent('You can log out now.');
    expect(over.queryByText(/not sent yet|can't reach/)).not.toBeInTheDocument();
    await user.click(over.getByRole('button', { name: 'Send and log out' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('ignores a send that was begun in an earlier, closed question', async () => {
    const { user, leave } = await openDashboard();
    const release = holdFunction('enrol');
    act(() => addToOutbox(ada.id, { type: 'enrol', courseId: course }));
    await leave();
    const first = await findQuestion();
    await user.click(first.getByRole('button', { name: 'Send and log out' }));
    await user.click(first.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await leave();
    const second = await findQuestion();
    release();
    await waitFor(() => expect(readOutbox(ada.id)).toEqual([]));
    await act(() => inTurn(ada.id, async () => undefined));
    await user.click(second.getByRole('button', { name: 'Log out anyway' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('is closed by Back, which stays signed in and on the page', async () => {
    const { router } = await openDashboard({ isInBrowser: true });
    await act(() => router.navigate('/about'));
    await act(() => router.navigate('/dashboard'));
    fail('rpc:503');
    act(() => addToOutbox(ada.id, { type: 'enrol', courseId: course }));
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await findQuestion();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/dashboard');
    expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
    act(() => window.history.back());
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  });

  test('leaves no step of history when a link in it is followed', async () => {
    const { user, router, store, leave } = await openDashboard({ isInBrowser: true });
    act(() => writeNote(ada.id, crypto.randomUUID(), { lesson, body: 'x'.repeat(20_001) }));
    await act(() => store.dispatch(sendNow(ada.id)));
    await leave();
    const question = await findQuestion();
    await user.click(question.getByRole('link', { name: /^Notes on lesson 1 / }));
    await waitFor(() => expect(router.state.location.hash).toBe('#notes'));
    expect(Object(window.history.state)).not.toHaveProperty('isLayer');
    act(() => window.history.back());
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('leads home on "Log out anyway", with the earlier page one step back', async () => {
    const { user, router } = await openDashboard({ isInBrowser: true });
    fail('rpc:503');
    act(() => addToOutbox(ada.id, { type: 'enrol', courseId: course }));
    await act(() => router.navigate('/about'));
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const question = await findQuestion();
    await user.click(question.getByRole('button', { name: 'Log out anyway' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    await act(() => whenLayersAreGone());
    expect(window.location.pathname).toBe('/');
    act(() => window.history.back());
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  });

  test('signs out also whoever closes the page right after "Log out anyway"', async () => {
    const { user, services } = await openDashboard({ isInBrowser: true });
    fail('rpc:503');
    act(() => addToOutbox(ada.id, { type: 'enrol', courseId: course }));
    const header = within(screen.getByRole('banner'));
    await user.click(header.getByRole('button', { name: 'Account menu' }));
    await user.click(await header.findByRole('button', { name: 'Logout' }));
    const question = await findQuestion();
    await act(async () => fireEvent.click(question.getByRole('button', { name: 'Log out anyway' })));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(localStorage.getItem(services.sessionKey)).toBeNull();
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('keeps the focus on the pressed send button', async () => {
    const { user, leave } = await openDashboard();
    const release = holdFunction('enrol');
    act(() => addToOutbox(ada.id, { type: 'enrol', courseId: course }));
    await leave();
    const question = await findQuestion();
    await user.click(question.getByRole('button', { name: 'Send and log out' }));
    const button = question.getByRole('button', { name: 'Sending...' });
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
    release();
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('closes for another account, and does not return for the same one later', async () => {
    const carls = await sessionOf(carl);
    const { store, leave, services } = await openDashboard();
    const adas = localStorage.getItem(services.sessionKey) ?? '';
    fail('rpc.enrol:503');
    act(() => addToOutbox(ada.id, { type: 'enrol', courseId: course }));
    await leave();
    await findQuestion();
    signInElsewhere(carls);
    await waitFor(() => expect(selectOutboxOwner(store.getState())).toBe(carl.id));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    signInElsewhere(adas);
    await waitFor(() => expect(selectOutboxOwner(store.getState())).toBe(ada.id));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('signing out on this device', () => {
  const { lena } = seedUsers;
  const keysOfLena = () =>
    Object.keys(localStorage)
      .filter((key) => key.includes(lena.id))
      .sort();

  async function openLena() {
    const opened = await openAs(lena);
    await waitFor(() => expect(readTexts(lena.id).answers['sha-02-f']).toMatchObject({ isDirty: false }));
    localStorage.setItem(`aiclub-reading-places:${lena.id}`, '{"start-here-ai-05":0.5}');
    localStorage.setItem(`aiclub-choices:${lena.id}`, '{"sha-01-c":"A timer"}');
    const logOut = async () => {
      await opened.user.click(screen.getByRole('button', { name: 'Account menu' }));
      await opened.user.click(await screen.findByRole('button', { name: 'Logout' }));
    };
    return { ...opened, logOut };
  }

  test('removes everything that the service has', async () => {
    const { logOut } = await openLena();
    await logOut();
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    await waitFor(() => expect(keysOfLena()).toEqual([]));
  });

  test('keeps what is unsent and sends it after the next sign-in', async () => {
    const { user, logOut, view } = await openLena();
    fail('rpc:503');
    writeAnswer(lena.id, 'sha-01-f', 'A spam filter');
    addToOutbox(lena.id, { type: 'completed', courseId: course, lesson: 'start-here-ai-05' });
    const [{ id } = { id: '' }] = readOutbox(lena.id);
    await logOut();
    const dialog = await screen.findByRole('dialog', { name: 'Not everything is sent yet' });
    await user.click(within(dialog).getByRole('button', { name: 'Log out anyway' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    await waitFor(() =>
      expect(keysOfLena()).toEqual([
        `aiclub-outbox:${lena.id}:${id}`,
        `aiclub-texts:${lena.id}:answers:sha-01-f`,
      ]),
    );
    view.unmount();
    fail('');
    await openAs(lena);
    await waitFor(() => expect(readTexts(lena.id).answers['sha-01-f']).toMatchObject({ isDirty: false }));
    expect(readTexts(lena.id).answers['sha-02-f']).toMatchObject({ isDirty: false });
  });

  test('also removes what reaches the service only after it', async () => {
    const { user, logOut } = await openLena();
    const release = holdFunction('record_progress');
    act(() => addToOutbox(lena.id, { type: 'completed', courseId: course, lesson: 'start-here-ai-05' }));
    await logOut();
    const dialog = within(await screen.findByRole('dialog', { name: 'Not everything is sent yet' }));
    const requested = whenRequested('record_progress');
    await user.click(dialog.getByRole('button', { name: 'Send and log out' }));
    await requested;
    await user.click(dialog.getByRole('button', { name: 'Log out anyway' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    await waitFor(() => expect(keysOfLena()).toHaveLength(1));
    release();
    await waitFor(() => expect(keysOfLena()).toEqual([]));
  });

  test('also removes an answer that arrives during the sign-out', async () => {
    const { logOut } = await openLena();
    const release = holdFunction('my_learning');
    const releaseLogout = holdCalls('logout');
    const requested = whenRequested('my_learning');
    reconnect();
    await requested;
    await logOut();
    await screen.findByRole('link', { name: 'Login' });
    release();
    await act(() => inTurn(lena.id, async () => undefined));
    releaseLogout();
    await waitFor(() => expect(keysOfLena()).toEqual([]));
    expect(await screen.findByText('You are signed out.')).toBeVisible();
    expect(keysOfLena()).toEqual([]);
  });

  test('also removes an answer that arrives after the sign-out', async () => {
    const { logOut, store } = await openLena();
    const release = holdFunction('my_learning');
    const dispatch: AppThunkDispatch = store.dispatch;
    const asked = dispatch(learningApi.endpoints.myLearning.initiate(lena.id, { forceRefetch: true }));
    await logOut();
    await waitFor(() => expect(keysOfLena()).toEqual([]));
    release();
    await act(() => asked);
    expect(keysOfLena()).toEqual([]);
    asked.unsubscribe();
  });

  test('has another tab with its own session load everything again', async () => {
    await openLena();
    for (const key of keysOfLena()) localStorage.removeItem(key);
    for (const key of ['aiclub-texts', 'aiclub-learning']) tellOfOtherTab(`${key}:${lena.id}`);
    await waitFor(() => expect(readTexts(lena.id).answers['sha-02-f']).toMatchObject({ isDirty: false }));
  });
});

test('the question links to texts with two versions and says what a course that was left needs', async () => {
  const { user, services, send, router } = await openAs(ada);
  const client = await services.getClient();
  const answers = ['sha-05-f', 'idea-1'].map((block) => ({ block, body: 'from the phone', revision: 0 }));
  await client.rpc('save_answers', { answers });
  writeAnswer(ada.id, 'sha-05-f', 'from the desk');
  writeAnswer(ada.id, 'idea-1', 'from the desk');
  writeNote(ada.id, crypto.randomUUID(), { lesson, body: 'x'.repeat(20_001) });
  await send();
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Not everything is sent yet' }));
  expect(new Set(dialog.getAllByRole('link').map(({ textContent }) => textContent))).toEqual(
    new Set([
      'Lesson 5 of Start Here: AI in Plain Language',
      'Notes on lesson 1 of Start Here: AI in Plain Language',
      'Your course idea',
    ]),
  );
  expect(dialog.getByText('If you have left the course, enroll again to see it.')).toBeVisible();
  await user.click(dialog.getByRole('link', { name: 'Your course idea' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a merely opened lesson causes no question and is kept', async () => {
  const { lena } = seedUsers;
  const { user, send } = await openAs(lena);
  fail('rpc:503');
  addToOutbox(lena.id, { type: 'opened', courseId: course, lesson });
  await send();
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(readOutbox(lena.id)).toMatchObject([{ type: 'opened', isSent: false }]);
});

test('the last opened lesson is sent when the tab is shown again', async () => {
  const { lena } = seedUsers;
  await openAs(lena);
  addToOutbox(lena.id, { type: 'opened', courseId: course, lesson });
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await waitFor(() => expect(readOutbox(lena.id)).toEqual([]));
});

test('no question is asked when everything is sent', async () => {
  const { user } = await openAs(ada);
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Not everything is sent yet' })).not.toBeInTheDocument();
});
