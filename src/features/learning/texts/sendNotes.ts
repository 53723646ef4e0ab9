import * as v from 'valibot';
import type { AppThunk } from '@/app/thunk';
import { asText } from './answerBody';
import { callLearning, noAnswer } from '@/features/learning/record/callLearning';
import type { LearningFailure } from '@/features/learning/record/learningFailure';
import { fetchTexts } from './receiveTexts';
import { changeNote, changeTexts, readTexts } from './texts';
import { asSent, type HeldNote, isToSend, saveOutcome, settledNote, withRefusal } from './textVersions';

const savedNote = v.object({ ...saveOutcome, body: v.optional(v.string()) });

const sendDeletion =
  (learnerId: string, id: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const asked = callLearning('delete_note', { note: id }, { answer: noAnswer, as: learnerId });
    const { error } = await dispatch(asked);
    if (error) return error;
    changeTexts(learnerId, ({ notes: { [id]: _gone, ...notes } }) => ({ notes }));
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
    if (error?.kind === 'refused') changeNote(learnerId, id, withRefusal(sent, error.message));
    if (error) return error;
    changeNote(learnerId, id, (now) => settledNote(now, sent, data));
    return null;
  };

export const sendNotes =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    for (const id of Object.keys(readTexts(learnerId).notes)) {
      // Read again: it may have been removed or changed while the one before was being sent.
      const note = readTexts(learnerId).notes[id];
      if (!note || !isToSend(note) || note.isDeleted) continue;
      const failure = await dispatch(sendNote(learnerId, id, note));
      if (failure && failure.kind !== 'refused') return failure;
    }
    return null;
  };

const deletedNotes = (learnerId: string): readonly string[] =>
  Object.entries(readTexts(learnerId).notes).flatMap(([id, { isDeleted }]) => (isDeleted ? [id] : []));

/** A deletion removes any version that the service has. So notes are fetched first: changes from elsewhere are kept. */
export const sendDeletions =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    if (deletedNotes(learnerId).length === 0) return null;
    const notReceived = await dispatch(fetchTexts(learnerId));
    if (notReceived) return notReceived;
    for (const id of deletedNotes(learnerId)) {
      const failure = await dispatch(sendDeletion(learnerId, id));
      if (failure && failure.kind !== 'refused') return failure;
    }
    return null;
  };
