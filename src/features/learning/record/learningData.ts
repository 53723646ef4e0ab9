import * as v from 'valibot';
import type { AppThunk } from '@/app/thunk';
import { callLearning, noAnswer } from './callLearning';
import { clearDevice, forgetTraces } from '@/features/learning/device/deviceStorage';
import { exportedNames } from './exportedNames';
import { inTurn } from '@/features/learning/device/inTurn';
import { changeRecord } from './learningApi';
import type { LearningOutcome } from './learningFailure';
import { useOnceConnected } from './onceConnected';
import { outboxKey, readOutbox } from '@/features/learning/outbox/outbox';
import { dismissRefusals } from '@/features/learning/outbox/refusals';
import { sendNow } from '@/features/learning/sync/syncLearning';
import { forgetPreview } from '@/features/learning/texts/preview';
import { forgetTexts, readTexts } from '@/features/learning/texts/texts';

/** What the service does not have even after sending, such as a text that it refuses or that has two versions. */
function onlyHere(learnerId: string) {
  const { answers, notes } = readTexts(learnerId);
  return {
    events: readOutbox(learnerId)
      .filter(({ isSent }) => !isSent)
      .map(({ type, courseId, lesson, at }) => ({ type, course: courseId, lesson, at })),
    answers: Object.entries(answers)
      .filter(([, { isDirty }]) => isDirty)
      .map(([block, { body }]) => ({ block, body })),
    notes: Object.entries(notes)
      .filter(([, { isDirty, isDeleted }]) => isDirty && !isDeleted)
      .map(([id, { lesson, body }]) => ({ id, lesson, body })),
  };
}

const exportLearning =
  (learnerId: string): AppThunk<Promise<LearningOutcome<Blob>>> =>
  async (dispatch) => {
    await dispatch(sendNow(learnerId));
    const asked = callLearning('export_my_learning', {}, { answer: v.looseObject({}), as: learnerId });
    const { data, error } = await dispatch(asked);
    if (error) return { error };
    const everything = { ...data, only_on_this_device: onlyHere(learnerId) };
    const names = await exportedNames(JSON.stringify(everything));
    const text = JSON.stringify({ ...everything, names }, null, 2);
    return { data: new Blob([text], { type: 'application/json' }) };
  };

/** Everything that the learner has, as one JSON document. */
export const useExportLearning = () => useOnceConnected(exportLearning);

/** Deletes it at the service, then on this device. In turn, so that nothing being sent arrives afterwards. */
const deleteLearning =
  (learnerId: string): AppThunk<Promise<LearningOutcome<null>>> =>
  (dispatch) =>
    inTurn(learnerId, async () => {
      const asked = callLearning('delete_my_learning', {}, { answer: noAnswer, as: learnerId });
      const none = { enrolments: [], saved_courses: [], certificates: [] };
      const outcome = await dispatch(changeRecord(learnerId, asked, () => none));
      if (outcome.error) return outcome;
      clearDevice(outboxKey(learnerId));
      dismissRefusals(learnerId);
      forgetTexts(learnerId);
      forgetPreview(learnerId);
      forgetTraces(learnerId);
      return outcome;
    });

export const useDeleteLearning = () => useOnceConnected(deleteLearning);
