import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { lazyMiddleware, rootReducer } from '@/app/lazyState';
import type { AppThunk, AppThunkDispatch } from '@/app/thunk';
import { readOwnerId } from '@/features/auth/session/sessionOwner';
import { callLearning } from './callLearning';
import { keyOf, readDevice, writeDevice } from './deviceStorage';
import { inTurn } from './inTurn';
import type { LearningFailure, LearningOutcome } from './learningFailure';
import { certificateAnswer, learningRecord, type LearningRecord } from './learningRecord';
import { readOutbox, removeFromOutbox } from './outbox';
import { ownTexts, receiveTexts } from './receiveTexts';

export const recordKey = (learnerId: string): string => keyOf('learning', learnerId);

/** The service's latest answer as stored on this device, for a start without a network. */
export const readKeptRecord = (learnerId: string): LearningRecord | undefined =>
  readDevice(recordKey(learnerId), learningRecord);

const nothing = v.null();

/** Stores the record, unless the learner has signed out meanwhile, which removes it from the device. */
const keepRecord =
  (learnerId: string, record: LearningRecord): AppThunk =>
  (dispatch) => {
    if (dispatch(readOwnerId()) === learnerId) writeDevice(recordKey(learnerId), record);
  };

const everything = v.object({ ...learningRecord.entries, ...ownTexts.entries });

/** Fetches the record and the texts and stores them on this device. */
const fetchEverything =
  (learnerId: string): AppThunk<Promise<LearningOutcome<LearningRecord>>> =>
  async (dispatch) => {
    const asked = callLearning('my_learning', { with_texts: true }, { answer: everything, as: learnerId });
    const { data, error } = await dispatch(asked);
    if (error) return { error };
    const { answers, notes, ...record } = data;
    dispatch(keepRecord(learnerId, record));
    if (dispatch(readOwnerId()) === learnerId) receiveTexts(learnerId, { answers, notes });
    return { data: record };
  };

/** Applies a change that the service has confirmed, before the whole record is fetched again. */
const changeRecord =
  (learnerId: string, change: (record: LearningRecord) => Partial<LearningRecord>): AppThunk =>
  (dispatch) => {
    const kept = readKeptRecord(learnerId);
    if (!kept) return;
    writeDevice(recordKey(learnerId), { ...kept, ...change(kept) });
    dispatch(showKeptRecord(learnerId));
  };

/**
 * What the database knows of a learner. The texts come with it but go to device storage only: no action may carry them.
 * So the query takes a turn (`inTurn`), and work that has the turn must not await it.
 */
export const learningApi = createApi({
  reducerPath: 'learning',
  baseQuery: fakeBaseQuery<LearningFailure>(),
  tagTypes: ['Record'],
  endpoints: (build) => ({
    myLearning: build.query<LearningRecord, string>({
      // RTK Query's own type does not know this store's `dispatch`.
      queryFn: (learnerId, { dispatch }: { dispatch: AppThunkDispatch }) =>
        inTurn(learnerId, () => dispatch(fetchEverything(learnerId))),
      providesTags: ['Record'],
      // Otherwise a cached failure would be shown to whoever signs in again, before they have their own answer.
      keepUnusedDataFor: 0,
    }),
  }),
});

const reducer = rootReducer.inject(learningApi);
lazyMiddleware.addMiddleware(learningApi.middleware);

const showRecord = (learnerId: string, value: LearningRecord) =>
  learningApi.util.upsertQueryEntries([{ endpointName: 'myLearning', arg: learnerId, value }]);

/** Fetches the record without the texts, stores it and shows it. Resolves to whether the service has answered. */
export const refreshRecord =
  (learnerId: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const asked = callLearning('my_learning', {}, { answer: learningRecord, as: learnerId });
    const { data } = await dispatch(asked);
    if (!data) return false;
    dispatch(keepRecord(learnerId, data));
    dispatch(showRecord(learnerId, data));
    return true;
  };

/** Puts the record that this tab or another has stored on the device into the store. */
export const showKeptRecord =
  (learnerId: string): AppThunk =>
  (dispatch) => {
    const value = readKeptRecord(learnerId);
    if (value) dispatch(showRecord(learnerId, value));
  };

/** After a call that changes the record, even one that failed: only the service knows what has become of it. */
const fetchAgain = () => learningApi.util.invalidateTags(['Record']);

export const leaveCourse =
  (learnerId: string, courseId: string): AppThunk<Promise<LearningOutcome<null>>> =>
  async (dispatch) => {
    const asked = callLearning('leave_course', { course: courseId }, { answer: nothing, as: learnerId });
    const outcome = await dispatch(asked);
    if (!outcome.error) {
      const left = readOutbox(learnerId).filter((event) => event.courseId === courseId);
      removeFromOutbox(learnerId, left);
      const isOther = (enrolment: { course_id: string }): boolean => enrolment.course_id !== courseId;
      dispatch(changeRecord(learnerId, ({ enrolments }) => ({ enrolments: enrolments.filter(isOther) })));
    }
    dispatch(fetchAgain());
    return outcome;
  };

export const issueCertificate =
  (
    learnerId: string,
    args: { course: string; name: string },
  ): AppThunk<Promise<LearningOutcome<v.InferOutput<typeof certificateAnswer>>>> =>
  async (dispatch) => {
    const asked = callLearning('issue_certificate', args, { answer: certificateAnswer, as: learnerId });
    const outcome = await dispatch(asked);
    const { data: issued } = outcome;
    if (issued) {
      // Its page must know the owner at once, or it shows a stranger's view first and loses the focus on the change.
      dispatch(
        changeRecord(learnerId, ({ certificates }) => ({
          certificates: [...certificates.filter(({ code }) => code !== issued.code), issued],
        })),
      );
    }
    dispatch(fetchAgain());
    return outcome;
  };

export const deleteMyLearning =
  (learnerId: string): AppThunk<Promise<LearningOutcome<null>>> =>
  async (dispatch) => {
    const asked = callLearning('delete_my_learning', {}, { answer: nothing, as: learnerId });
    const outcome = await dispatch(asked);
    if (!outcome.error) {
      dispatch(changeRecord(learnerId, () => ({ enrolments: [], saved_courses: [], certificates: [] })));
    }
    dispatch(fetchAgain());
    return outcome;
  };

/** The state of the learner's record during this visit; a failure stays until the service has answered. */
export const selectRecord = (learnerId: string) =>
  reducer.selector(learningApi.endpoints.myLearning.select(learnerId));
