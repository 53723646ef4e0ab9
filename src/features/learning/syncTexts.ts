import * as v from 'valibot';
import type { AppThunk } from '@/app/thunk';
import { type AnswerBody, answerBody, asText, isSameBody } from './answerBody';
import { callLearning, largestBatch } from './callLearning';
import type { Json } from './database.types';
import type { LearningFailure } from './learningFailure';
import {
  asSent,
  heardOf,
  type HeldNote,
  type HeldText,
  receive,
  receiveNote,
  withTheirs,
} from './textVersions';
import { changeTexts, type HeldTexts, readTexts } from './texts';

const outcome = {
  status: v.picklist(['saved', 'unchanged', 'conflict']),
  revision: v.number(),
};
const savedAnswers = v.array(v.object({ ...outcome, block: v.string(), body: v.optional(answerBody) }));
const savedNote = v.object({ ...outcome, body: v.optional(v.string()) });
const nothing = v.null();

const stored = { revision: v.number(), updated_at: v.string() };
const ownTexts = v.object({
  answers: v.array(v.object({ ...stored, block: v.string(), body: answerBody })),
  notes: v.array(v.object({ ...stored, id: v.string(), lesson: v.string(), body: v.string() })),
});

/** What is refused, or of which there are two versions, waits for the learner. */
const isToSend = ({ isDirty, theirs, refusal }: HeldText): boolean =>
  isDirty && theirs === undefined && refusal === undefined;

/** Whether anything is on this device only. */
export const hasUnsentTexts = ({ answers, notes }: HeldTexts): boolean =>
  [...Object.values(answers), ...Object.values(notes)].some(({ isDirty }) => isDirty);

const asJson = (body: AnswerBody): Json => JSON.parse(JSON.stringify(body));

interface Saved {
  status: 'saved' | 'unchanged' | 'conflict';
  revision: number;
  body?: HeldText['body'] | undefined;
}

/** What the service's answer makes of a text; what was typed since it was sent still waits. */
function settled<Held extends HeldText>(now: Held, sent: Held, { status, revision, body }: Saved): Held {
  if (status !== 'conflict') {
    const isDirty = !isSameBody(now.body, sent.body);
    const base = isDirty ? sent.body : undefined;
    return { ...now, ...heardOf, revision, isDirty, base, at: Date.now() };
  }
  return body === undefined ? now : withTheirs(now, { body, revision });
}

/** As any text; but what was removed while it was sent is still to be removed, unless others wrote on it. */
function settledNote(now: HeldNote, sent: HeldNote, saved: Saved): HeldNote {
  const { theirs, ...next } = settled(now, sent, saved);
  if (!now.isDeleted) return { ...next, theirs };
  return theirs
    ? { ...next, ...theirs, ...heardOf, isDeleted: undefined, isDirty: false, at: Date.now() }
    : { ...next, isDirty: true };
}

const changeAnswer = (learnerId: string, block: string, change: (held: HeldText) => HeldText): void =>
  changeTexts(learnerId, ({ answers, notes }) => {
    const now = answers[block];
    return { answers: now ? { ...answers, [block]: change(now) } : answers, notes };
  });

const changeNote = (learnerId: string, id: string, change: (held: HeldNote) => HeldNote): void =>
  changeTexts(learnerId, ({ answers, notes }) => {
    const now = notes[id];
    return { answers, notes: now ? { ...notes, [id]: change(now) } : notes };
  });

/** Only what was refused as it still stands: what has been typed since may be fine. */
const refuse =
  (sent: HeldText, refusal: string) =>
  <Held extends HeldText>(now: Held): Held =>
    isSameBody(now.body, sent.body) ? { ...now, refusal } : now;

type AnswerEntry = readonly [block: string, held: HeldText];

const sendBatch =
  (learnerId: string, batch: readonly AnswerEntry[]): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const answers: Json = batch.map(([block, { body, revision }]) => ({
      block,
      body: asJson(body),
      revision,
    }));
    for (const [block, { body }] of batch) changeAnswer(learnerId, block, (now) => asSent(now, body));
    const asked = callLearning('save_answers', { answers }, { answer: savedAnswers, as: learnerId });
    const { data, error } = await dispatch(asked);
    const [[block, held] = []] = batch;
    if (error?.kind === 'refused' && batch.length === 1 && block !== undefined && held) {
      changeAnswer(learnerId, block, refuse(held, error.message));
    }
    if (error) return error;
    for (const [sentBlock, before] of batch) {
      const saved = data.find((one) => one.block === sentBlock);
      if (saved) changeAnswer(learnerId, sentBlock, (now) => settled(now, before, saved));
    }
    return null;
  };

/** A batch is taken as a whole or not at all; where it is refused, one answer must not hold up the others. */
const sendAnswers =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const waiting = Object.entries(readTexts(learnerId).answers).filter(([, held]) => isToSend(held));
    const batches = Array.from({ length: Math.ceil(waiting.length / largestBatch) }, (_, index) =>
      waiting.slice(index * largestBatch, (index + 1) * largestBatch),
    );
    for (const batch of batches) {
      const failure = await dispatch(sendBatch(learnerId, batch));
      const isRefused = failure?.kind === 'refused';
      if (failure && !isRefused) return failure;
      for (const entry of isRefused && batch.length > 1 ? batch : []) {
        const own = await dispatch(sendBatch(learnerId, [entry]));
        if (own && own.kind !== 'refused') return own;
      }
    }
    return null;
  };

/** Brings what the service has to this device; what was written here and has not been sent stays. */
export const receiveTexts =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const asked = callLearning('my_learning', { with_texts: true }, { answer: ownTexts, as: learnerId });
    const { data, error } = await dispatch(asked);
    if (error) return error;
    changeTexts(learnerId, (held) => {
      const answers = Object.fromEntries(
        data.answers.map(({ block, updated_at, ...theirs }) => [
          block,
          receive(held.answers[block], { ...theirs, at: Date.parse(updated_at) }, (text) => text),
        ]),
      );
      const notes = Object.fromEntries(
        data.notes.map(({ id, updated_at, ...theirs }) => [
          id,
          receiveNote(held.notes[id], { ...theirs, at: Date.parse(updated_at) }),
        ]),
      );
      const unsent = ([, text]: [string, HeldText]) => text.isDirty;
      return {
        answers: { ...Object.fromEntries(Object.entries(held.answers).filter(unsent)), ...answers },
        notes: { ...Object.fromEntries(Object.entries(held.notes).filter(unsent)), ...notes },
      };
    });
    return null;
  };

const sendDeletion =
  (learnerId: string, id: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const asked = callLearning('delete_note', { note: id }, { answer: nothing, as: learnerId });
    const { error } = await dispatch(asked);
    if (error) return error;
    changeTexts(learnerId, ({ answers, notes: { [id]: _gone, ...notes } }) => ({ answers, notes }));
    return null;
  };

const sendNote =
  (learnerId: string, id: string, sent: HeldNote): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const { body, lesson, revision } = sent;
    changeNote(learnerId, id, (now) => asSent(now, body));
    const asked = callLearning(
      'save_note',
      { note: id, lesson, body: asText(body), revision },
      { answer: savedNote, as: learnerId },
    );
    const { data, error } = await dispatch(asked);
    if (error?.kind === 'refused') changeNote(learnerId, id, refuse(sent, error.message));
    if (error) return error;
    changeNote(learnerId, id, (now) => settledNote(now, sent, data));
    return null;
  };

const sendNotes =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    for (const [id, note] of Object.entries(readTexts(learnerId).notes)) {
      if (!isToSend(note) || note.isDeleted) continue;
      const failure = await dispatch(sendNote(learnerId, id, note));
      if (failure && failure.kind !== 'refused') return failure;
    }
    return null;
  };

const deletedNotes = (learnerId: string): readonly string[] =>
  Object.entries(readTexts(learnerId).notes).flatMap(([id, { isDeleted }]) => (isDeleted ? [id] : []));

/** A deletion takes along whatever the service has. So what other devices have written is looked up first, and kept. */
const sendDeletions =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    if (deletedNotes(learnerId).length === 0) return null;
    const notReceived = await dispatch(receiveTexts(learnerId));
    if (notReceived) return notReceived;
    for (const id of deletedNotes(learnerId)) {
      const failure = await dispatch(sendDeletion(learnerId, id));
      if (failure && failure.kind !== 'refused') return failure;
    }
    return null;
  };

const sendOnce =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) =>
    (await dispatch(sendAnswers(learnerId))) ??
    (await dispatch(sendNotes(learnerId))) ??
    (await dispatch(sendDeletions(learnerId)));

/** Whether a text turned out to be written over one that had arrived from here. */
const isOverOwn = (text: HeldText): boolean => isToSend(text) && text.sent !== undefined;

/** Sends every text that the service does not have. Answers with what stood in the way. */
export const sendTexts =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const failure = await dispatch(sendOnce(learnerId));
    const { answers, notes } = readTexts(learnerId);
    const isHalfSent = [...Object.values(answers), ...Object.values(notes)].some(isOverOwn);
    return failure === null && isHalfSent ? dispatch(sendOnce(learnerId)) : failure;
  };

/** What was refused is tried again, such as after the learner has asked for it. */
export function forgetRefusals(learnerId: string): void {
  const without = <Held extends HeldText>(texts: Record<string, Held>): Record<string, Held> =>
    Object.fromEntries(Object.entries(texts).map(([id, held]) => [id, { ...held, refusal: undefined }]));
  changeTexts(learnerId, ({ answers, notes }) => ({ answers: without(answers), notes: without(notes) }));
}
