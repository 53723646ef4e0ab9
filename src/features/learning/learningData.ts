import * as v from 'valibot';
import { useAppDispatch } from '@/app/hooks';
import { callLearning } from './callLearning';
import { clearDevice } from './deviceStorage';
import { useLearnerId } from './learner';
import { changeRecord, learningApi } from './learningApi';
import { type LearningOutcome, unavailable } from './learningFailure';
import { outboxKey } from './outbox';
import { sendNow } from './syncLearning';
import { forgetPreview, forgetTexts } from './texts';

/** Everything that the learner has, as one JSON document. */
export function useExportLearning(): () => Promise<LearningOutcome<Blob>> {
  const dispatch = useAppDispatch();
  const learnerId = useLearnerId();
  return async () => {
    if (learnerId === null) return { data: null, error: unavailable() };
    await dispatch(sendNow(learnerId));
    const asked = callLearning('export_my_learning', {}, { answer: v.looseObject({}), as: learnerId });
    const { data, error } = await dispatch(asked);
    if (error) return { data: null, error };
    return { data: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), error: null };
  };
}

/** Deletes it at the service, and then on this device. */
export function useDeleteLearning(): () => Promise<LearningOutcome> {
  const dispatch = useAppDispatch();
  const learnerId = useLearnerId();
  return async () => {
    if (learnerId === null) return { data: null, error: unavailable() };
    const { error } = await dispatch(
      learningApi.endpoints.deleteMyLearning.initiate(learnerId, { track: false }),
    );
    if (error) return { data: null, error: 'kind' in error ? error : unavailable() };
    clearDevice(outboxKey(learnerId));
    dispatch(changeRecord(learnerId, () => ({ enrolments: [], saved_courses: [], certificates: [] })));
    forgetTexts(learnerId);
    forgetPreview(learnerId);
    return { data: undefined, error: null };
  };
}
