import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/lazyState';
import type { LearningFailure } from './learningFailure';
import type { OutboxEvent } from './outbox';
import type { RefusedEvent } from './refusals';

interface OutboxState {
  /** Whose events these are. */
  learnerId: string | null;
  events: readonly OutboxEvent[];
  /** The browser keeps nothing: they are gone with the tab. */
  isInMemory: boolean;
  refused: readonly RefusedEvent[];
  /** What stood in the way of events last. */
  eventFailure: LearningFailure | null;
  /** What stood in the way of texts last. */
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

/** What comes of a call that was made for a learner. Meanwhile another may have signed in. */
type For<News> = PayloadAction<News & { learnerId: string }>;

/** A mirror of what lies on the device, which is the truth, and why it is still there. Holds no word that anybody wrote. */
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
    /** Nothing for whoever it does not belong to: another may just have signed in. */
    selectEventsOf: (state, learnerId: string | null) =>
      state.learnerId === learnerId ? state.events : initialState.events,
    /** Whether what waits on this device could not be sent so far; else it is on its way. */
    selectIsHeldUp: (state) => state.eventFailure !== null,
    /** Whether the browser keeps nothing of what waits: it is gone with the tab. */
    selectIsInMemory: (state) => state.isInMemory,
    selectRefused: (state) => state.refused,
    selectTextFailure: (state) => state.textFailure,
  },
});

declare module '@/app/lazyState' {
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
