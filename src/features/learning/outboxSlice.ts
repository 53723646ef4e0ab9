import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/lazyState';
import type { LearningFailure } from './learningFailure';
import type { OutboxEvent } from './outbox';

/** What the service would not take, and will not take later. */
export interface RefusedEvent {
  event: OutboxEvent;
  /** Its sentence. */
  message: string;
}

interface OutboxState {
  /** Whose events these are. */
  learnerId: string | null;
  events: readonly OutboxEvent[];
  /** The browser keeps nothing: they are gone with the tab. */
  isInMemory: boolean;
  refused: readonly RefusedEvent[];
  /** The service has been asked for what it knows, and has not answered. */
  isUnreachable: boolean;
  /** What stood in the way of texts last. */
  textFailure: LearningFailure | null;
}

const initialState: OutboxState = {
  learnerId: null,
  events: [],
  isInMemory: false,
  refused: [],
  isUnreachable: false,
  textFailure: null,
};

/** A mirror of the outbox on the device, which is the truth. Holds no word that anybody wrote. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    outboxRead(state, { payload }: PayloadAction<Pick<OutboxState, 'learnerId' | 'events' | 'isInMemory'>>) {
      if (state.learnerId !== payload.learnerId) state.refused = [];
      state.learnerId = payload.learnerId;
      state.events = [...payload.events];
      state.isInMemory = payload.isInMemory;
    },
    eventRefused(state, { payload }: PayloadAction<RefusedEvent>) {
      state.refused = [...state.refused, payload];
    },
    refusalsDismissed(state) {
      state.refused = [];
    },
    serviceAnswered(state, { payload: isReached }: PayloadAction<boolean>) {
      state.isUnreachable = !isReached;
    },
    textsSent(state, { payload }: PayloadAction<LearningFailure | null>) {
      state.textFailure = payload;
    },
  },
});

const reducer = rootReducer.inject(outboxSlice);

export const selectOutbox = reducer.selector((state) => state.outbox);
