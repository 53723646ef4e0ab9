import type { SerializedError } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { lazyMiddleware, rootReducer } from '@/app/lazyState';
import type { AppThunk, AppThunkDispatch } from '@/app/thunk';
import { readAs } from '@/features/auth/session/readUnknown';
import { readOwnerId } from '@/features/auth/session/sessionOwner';
import { callLearning } from './callLearning';
import { keyOf, readDevice, writeDevice } from './deviceStorage';
import { inTurn } from './inTurn';
import { type LearningFailure, type LearningOutcome, unavailable } from './learningFailure';
import { certificateAnswer, learningRecord, type LearningRecord } from './learningRecord';
import { readOutbox, removeFromOutbox } from './outbox';
import { ownTexts, receiveTexts } from './receiveTexts';

export const recordKey = (learnerId: string): string => keyOf('learning', learnerId);

/** What the service said last on this device; for a start without a network. */
export const readKeptRecord = (learnerId: string): LearningRecord | undefined =>
  readAs(learningRecord, readDevice(recordKey(learnerId)));

const nothing = v.null();

interface OwnCourse {
  learnerId: string;
  courseId: string;
}

/** Whoever has signed out meanwhile has taken it off the device. */
const keepRecord =
  (learnerId: string, record: LearningRecord): AppThunk =>
  (dispatch) => {
    if (dispatch(readOwnerId()) === learnerId) writeDevice(recordKey(learnerId), record);
  };

const everything = v.object({ ...learningRecord.entries, ...ownTexts.entries });

/** Brings all that the service knows to this device. */
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

/** What is known to have changed at the service, before it has been asked for the whole. */
const changeRecord =
  (learnerId: string, change: (record: LearningRecord) => Partial<LearningRecord>): AppThunk =>
  (dispatch) => {
    const kept = readKeptRecord(learnerId);
    if (!kept) return;
    writeDevice(recordKey(learnerId), { ...kept, ...change(kept) });
    dispatch(showKeptRecord(learnerId));
  };

/** RTK Query does not know the dispatch of this store. */
interface Api {
  dispatch: AppThunkDispatch;
}

/** What has become of a mutation. Errors of RTK Query itself are mistakes of ours. */
export const outcomeOf = <Data>({
  data,
  error,
}:
  | { data: Data; error?: undefined }
  | { data?: undefined; error: LearningFailure | SerializedError }): LearningOutcome<Data> =>
  error ? { error: 'kind' in error ? error : unavailable() } : { data };

/**
 * What the database knows of a learner. The texts come with it, but only to the device: no action may carry them. So it is
 * asked in turn, and nobody who has the turn may wait for it.
 */
export const learningApi = createApi({
  reducerPath: 'learning',
  baseQuery: fakeBaseQuery<LearningFailure>(),
  tagTypes: ['Record'],
  endpoints: (build) => ({
    myLearning: build.query<LearningRecord, string>({
      queryFn: (learnerId, { dispatch }: Api) =>
        inTurn(learnerId, () => dispatch(fetchEverything(learnerId))),
      providesTags: ['Record'],
      // A failure would be told of whoever signs in again, before they have their own answer.
      keepUnusedDataFor: 0,
    }),
    leaveCourse: build.mutation<null, OwnCourse>({
      async queryFn({ learnerId, courseId }, { dispatch }: Api) {
        const args = { course: courseId };
        const outcome = await dispatch(
          callLearning('leave_course', args, { answer: nothing, as: learnerId }),
        );
        if (outcome.error) return outcome;
        const left = readOutbox(learnerId).filter((event) => event.courseId === courseId);
        removeFromOutbox(learnerId, new Set(left.map(({ id }) => id)));
        dispatch(
          changeRecord(learnerId, ({ enrolments }) => ({
            enrolments: enrolments.filter((enrolment) => enrolment.course_id !== courseId),
          })),
        );
        return outcome;
      },
      invalidatesTags: ['Record'],
    }),
    issueCertificate: build.mutation<v.InferOutput<typeof certificateAnswer>, OwnCourse & { name: string }>({
      async queryFn({ learnerId, courseId, name }, { dispatch }: Api) {
        const args = { course: courseId, name };
        const asked = callLearning('issue_certificate', args, { answer: certificateAnswer, as: learnerId });
        const outcome = await dispatch(asked);
        if (outcome.error) return outcome;
        const { data: issued } = outcome;
        // Its page must know at once whose it is: it would be shown as a stranger's, and lose the focus when it changes.
        dispatch(
          changeRecord(learnerId, ({ certificates }) => ({
            certificates: [...certificates.filter(({ code }) => code !== issued.code), issued],
          })),
        );
        return outcome;
      },
      invalidatesTags: ['Record'],
    }),
    deleteMyLearning: build.mutation<null, string>({
      async queryFn(learnerId, { dispatch }: Api) {
        const asked = callLearning('delete_my_learning', {}, { answer: nothing, as: learnerId });
        const outcome = await dispatch(asked);
        if (outcome.error) return outcome;
        dispatch(changeRecord(learnerId, () => ({ enrolments: [], saved_courses: [], certificates: [] })));
        return outcome;
      },
      invalidatesTags: ['Record'],
    }),
  }),
});

const reducer = rootReducer.inject(learningApi);
lazyMiddleware.addMiddleware(learningApi.middleware);

const showRecord = (learnerId: string, value: LearningRecord) =>
  learningApi.util.upsertQueryEntries([{ endpointName: 'myLearning', arg: learnerId, value }]);

/** Shows what the service says of a learner now, but for the texts. Answers whether it has said it. */
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

/** Takes over what this tab or another has kept on the device. */
export const showKeptRecord =
  (learnerId: string): AppThunk =>
  (dispatch) => {
    const value = readKeptRecord(learnerId);
    if (value) dispatch(showRecord(learnerId, value));
  };

/** What the service has said of a learner during this visit; its failure stays until it has answered. */
export const selectRecord = (learnerId: string) =>
  reducer.selector(learningApi.endpoints.myLearning.select(learnerId));
