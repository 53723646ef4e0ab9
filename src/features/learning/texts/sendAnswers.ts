import * as v from 'valibot';
import type { AppThunk } from '@/app/thunk';
import { answerBody } from './answerBody';
import { refusalOf } from './answerLength';
import { callLearning, largestBatch } from '@/features/learning/record/callLearning';
import type { LearningFailure } from '@/features/learning/record/learningFailure';
import { changeAnswer, readTexts } from './texts';
import { asSent, type HeldText, isToSend, saveOutcome, settled, withRefusal } from './textVersions';

const savedAnswers = v.array(v.object({ ...saveOutcome, block: v.string(), body: v.optional(answerBody) }));

type Batch = readonly (readonly [block: string, held: HeldText])[];

/** A batch is taken as a whole or not at all; where it is refused, one answer must not hold up the others. */
const sendBatch =
  (learnerId: string, batch: Batch): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const answers = batch.map(([block, { body, revision }]) => ({ block, body, revision }));
    for (const [block, { body }] of batch) changeAnswer(learnerId, block, (now) => asSent(now, body));
    const asked = callLearning('save_answers', { answers }, { answer: savedAnswers, as: learnerId });
    const { data, error } = await dispatch(asked);
    if (error?.kind === 'refused') {
      const single = batch.map((entry) => [entry]);
      if (single.length > 1) return dispatch(sendBatches(learnerId, single));
      for (const [block, held] of batch) changeAnswer(learnerId, block, withRefusal(held, error.message));
      return null;
    }
    if (error) return error;
    for (const [sentBlock, before] of batch) {
      const saved = data.find((one) => one.block === sentBlock);
      if (saved) changeAnswer(learnerId, sentBlock, (now) => settled(now, before, saved));
    }
    return null;
  };

/** Stops at the first failure that would stop every further batch as well, and returns it. */
const sendBatches =
  (learnerId: string, batches: readonly Batch[]): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    for (const batch of batches) {
      const failure = await dispatch(sendBatch(learnerId, batch));
      if (failure) return failure;
    }
    return null;
  };

/** Refuses answers that are too long: those written by a visitor or tried again have not been checked yet. */
function refuseTooLong(learnerId: string): void {
  for (const [block, held] of Object.entries(readTexts(learnerId).answers)) {
    const refusal = isToSend(held) ? refusalOf(held.body) : undefined;
    if (refusal !== undefined) changeAnswer(learnerId, block, withRefusal(held, refusal));
  }
}

export const sendAnswers =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  (dispatch) => {
    refuseTooLong(learnerId);
    const waiting = Object.entries(readTexts(learnerId).answers).filter(([, held]) => isToSend(held));
    const batches = Array.from({ length: Math.ceil(waiting.length / largestBatch) }, (_, index) =>
      waiting.slice(index * largestBatch, (index + 1) * largestBatch),
    );
    return dispatch(sendBatches(learnerId, batches));
  };
