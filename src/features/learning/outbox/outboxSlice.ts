import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/rootReducer';
import type { LearningFailure } from '@/features/learning/record/learningFailure';
import type { OutboxEvent } from './outbox';
import type { RefusedEvent } from './refusals';

interface OutboxState {
  /** Whose events these are. */
  learnerId: string | null;
  events: readonly OutboxEvent[];
  /** The browser refuses to store them: they are lost with the tab. */
  isInMemory: boolean;
  refused: readonly RefusedEvent[];
  /** Why events could not be sent the last time. */
  eventFailure: LearningFailure | null;
  /** Why texts could not be sent the last time. */
  textFailure: LearningFailure | null;
}

const initialState: OutboxState = {
  learnerId: null,
  events: [],
  isInMemory: false,
  refused: [],
  eventFailure: null,
  textFailure: null,
};

/** The outcome of a call that was made for a learner; another may have signed in since. */
type For<News> = PayloadAction<News & { learnerId: string }>;

/** Mirrors the outbox on the device, the source of truth, and why it is not sent. Holds no text that anybody wrote. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    outboxRead(
      state,
      { payload }: PayloadAction<Pick<OutboxState, 'learnerId' | 'events' | 'isInMemory' | 'refused'>>,
    ) {
      const own = state.learnerId === payload.learnerId ? state : initialState;
      return { ...own, ...payload };
    },
    eventsSent(state, { payload }: For<{ failure: LearningFailure | null }>) {
      if (payload.learnerId === state.learnerId) state.eventFailure = payload.failure;
    },
    textsTriedAgain(state, { payload }: For<unknown>) {
      if (payload.learnerId === state.learnerId) state.textFailure = null;
    },
    textsSent(state, { payload }: For<{ failure: LearningFailure | null }>) {
      if (payload.learnerId === state.learnerId) state.textFailure = payload.failure;
    },
  },
  selectors: {
    selectOutboxOwner: (state) => state.learnerId,
    /** Empty for anybody but their owner: another learner may just have signed in. */
    selectEventsOf: (state, learnerId: string | null) =>
      state.learnerId === learnerId ? state.events : initialState.events,
    /** Whether the waiting events could not be sent so far; otherwise they are on their way. */
    selectIsHeldUp: (state) => state.eventFailure !== null,
    /** Whether the browser refuses to store waiting events, which are then lost with the tab. */
    selectIsInMemory: (state) => state.isInMemory,
    selectRefused: (state) => state.refused,
    selectTextFailure: (state) => state.textFailure,
  },
});

declare module '@/app/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof outboxSlice> {}
}

export const {
  selectOutboxOwner,
  selectEventsOf,
  selectIsHeldUp,
  selectIsInMemory,
  selectRefused,
  selectTextFailure,
} = outboxSlice.injectInto(rootReducer).selectors;
