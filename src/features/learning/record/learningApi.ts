import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { lazyMiddleware, rootReducer } from '@/app/rootReducer';
import type { AppThunk, AppThunkDispatch } from '@/app/thunk';
import { readOwnerId } from '@/features/auth/session/sessionOwner';
import { callLearning } from './callLearning';
import { keyOf, readDevice, writeDevice } from '@/features/learning/device/deviceStorage';
import { inTurn } from '@/features/learning/device/inTurn';
import type { LearningFailure, LearningOutcome } from './learningFailure';
import { learningRecord, type LearningRecord } from './learningRecord';
import { ownTexts, receiveTexts } from '@/features/learning/texts/receiveTexts';

export const recordKey = (learnerId: string): string => keyOf('learning', learnerId);

/** The service's latest answer as stored on this device, for a start without a network. */
export const readKeptRecord = (learnerId: string): LearningRecord | undefined =>
  readDevice(recordKey(learnerId), learningRecord);

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

/**
 * Makes a call that changes the record and shows the change at once. Then the whole record is fetched again, even after
 * a failure: only the service knows what has become of the call.
 */
export const changeRecord =
  <Answer>(
    learnerId: string,
    call: AppThunk<Promise<LearningOutcome<Answer>>>,
    change: (record: LearningRecord, answer: Answer) => Partial<LearningRecord>,
  ): AppThunk<Promise<LearningOutcome<Answer>>> =>
  async (dispatch) => {
    const outcome = await dispatch(call);
    const kept = readKeptRecord(learnerId);
    if (kept && !outcome.error) {
      writeDevice(recordKey(learnerId), { ...kept, ...change(kept, outcome.data) });
      dispatch(showKeptRecord(learnerId));
    }
    dispatch(learningApi.util.invalidateTags(['Record']));
    return outcome;
  };

/** The state of the learner's record during this visit; a failure stays until the service has answered. */
export const selectRecord = (learnerId: string) =>
  reducer.selector(learningApi.endpoints.myLearning.select(learnerId));
