import * as v from 'valibot';
import type { AppThunk } from '@/app/thunk';
import { type AnswerBody, answerBody } from './answerBody';
import { callLearning } from './callLearning';
import type { Json } from './database.types';
import type { LearningFailure } from './learningFailure';
import { changeTexts, type HeldNote, type HeldText, type HeldTexts, readTexts, receive } from './texts';

const largestBatch = 200;

const outcome = {
  status: v.picklist(['saved', 'unchanged', 'conflict']),
  revision: v.number(),
};
const savedAnswers = v.array(v.object({ ...outcome, block: v.string(), body: v.optional(answerBody) }));
const savedNote = v.object({ ...outcome, body: v.optional(v.string()) });
const nothing = v.nullish(v.unknown());

const ownTexts = v.object({
  answers: v.array(v.object({ block: v.string(), body: answerBody, revision: v.number() })),
  notes: v.array(v.object({ id: v.string(), lesson: v.string(), body: v.string(), revision: v.number() })),
});

/** Whether it may be sent: a text of which there are two versions waits for the learner's choice. */
const isToSend = ({ isDirty, theirs }: HeldText): boolean => isDirty && theirs === undefined;

export const hasTextsToSend = ({ answers, notes }: HeldTexts): boolean =>
  Object.values(answers).some(isToSend) || Object.values(notes).some(isToSend);

const asJson = (body: AnswerBody): Json => JSON.parse(JSON.stringify(body));

interface Saved {
  status: 'saved' | 'unchanged' | 'conflict';
  revision: number;
  body?: HeldText['body'] | undefined;
}

/** What the service's answer makes of a text; what was typed since it was sent still waits. */
function settled<Held extends HeldText>(now: Held, sent: Held, { status, revision, body }: Saved): Held {
  if (status === 'conflict') return body === undefined ? now : { ...now, theirs: { body, revision } };
  return { ...now, revision, isDirty: now.body !== sent.body, at: Date.now() };
}

const sendAnswers =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const sent = Object.entries(readTexts(learnerId).answers)
      .filter(([, held]) => isToSend(held))
      .slice(0, largestBatch);
    if (sent.length === 0) return null;
    const answers: Json = sent.map(([block, { body, revision }]) => ({
      block,
      body: asJson(body),
      revision,
    }));
    const asked = callLearning('save_answers', { answers }, { answer: savedAnswers, as: learnerId });
    const { data, error } = await dispatch(asked);
    if (error) return error;
    changeTexts(learnerId, (texts) => {
      const changed = { ...texts.answers };
      for (const [block, before] of sent) {
        const now = changed[block];
        const saved = data.find((one) => one.block === block);
        if (now && saved) changed[block] = settled(now, before, saved);
      }
      return { ...texts, answers: changed };
    });
    return null;
  };

const sendNote =
  (learnerId: string, id: string, sent: HeldNote): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const as = learnerId;
    if (sent.isDeleted) {
      const { error } = await dispatch(callLearning('delete_note', { note: id }, { answer: nothing, as }));
      if (error) return error;
      changeTexts(learnerId, ({ answers, notes: { [id]: _gone, ...notes } }) => ({ answers, notes }));
      return null;
    }
    const { body, lesson, revision } = sent;
    const asked = callLearning(
      'save_note',
      { note: id, lesson, body: String(body), revision },
      { answer: savedNote, as },
    );
    const { data, error } = await dispatch(asked);
    if (error) return error;
    changeTexts(learnerId, (texts) => {
      const now = texts.notes[id];
      return now ? { ...texts, notes: { ...texts.notes, [id]: settled(now, sent, data) } } : texts;
    });
    return null;
  };

const sendNotes =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    for (const [id, note] of Object.entries(readTexts(learnerId).notes)) {
      const failure = isToSend(note) ? await dispatch(sendNote(learnerId, id, note)) : null;
      if (failure) return failure;
    }
    return null;
  };

/** Sends every text that the service does not have. Answers with what stood in the way. */
export const sendTexts =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) =>
    (await dispatch(sendAnswers(learnerId))) ?? (await dispatch(sendNotes(learnerId)));

/** Brings what the service has to this device; what was written here and has not been sent stays. */
export const receiveTexts =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const asked = callLearning('my_learning', { with_texts: true }, { answer: ownTexts, as: learnerId });
    const { data, error } = await dispatch(asked);
    if (error) return error;
    changeTexts(learnerId, (held) => {
      const answers = Object.fromEntries(
        data.answers.map(({ block, ...theirs }) => [
          block,
          receive(held.answers[block], theirs, (text) => text),
        ]),
      );
      const notes = Object.fromEntries(
        data.notes.map(({ id, lesson, ...theirs }) => [
          id,
          receive(held.notes[id], theirs, (text): HeldNote => ({ ...text, lesson })),
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
