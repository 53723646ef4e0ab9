import type { AppThunk, Services } from '@/app/thunk';
import { onDeviceChange } from './deviceStorage';
import { flushOutbox } from './flushOutbox';
import { learningApi } from './learningApi';
import type { LearningFailure } from './learningFailure';
import { outboxSlice } from './outboxSlice';
import { outboxKey, readOutbox } from './outbox';
import { hasTextsToSend, receiveTexts, sendTexts } from './syncTexts';
import { readTexts } from './texts';

const { outboxRead, serviceAnswered, textsSent } = outboxSlice.actions;

/** How long typing rests before it is sent, and the first and longest pause after a failure, in milliseconds. */
const rest = 800;
const firstPause = 2000;
const longestPause = 60_000;

export const hasUnsent = (learnerId: string): boolean =>
  readOutbox(learnerId).some(({ isSent }) => !isSent) || hasTextsToSend(readTexts(learnerId));

/** Sends all that waits: what was done, then what was written. */
export const sendEverything =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch) => {
    const failure = await dispatch(flushOutbox(learnerId));
    const textFailure = await dispatch(sendTexts(learnerId));
    dispatch(textsSent(textFailure));
    return failure ?? textFailure;
  };

interface Sync {
  /** Sends soon; typing may go on meanwhile. */
  sendSoon: () => void;
  sendNow: () => Promise<LearningFailure | null>;
  /** Asks for the whole again, and sends. */
  again: () => void;
}

const running = new WeakMap<Services, Sync>();

/** Sends once typing rests; nothing where nobody is signed in. */
export const sendSoon = (): AppThunk => (_dispatch, _getState, services) => {
  running.get(services)?.sendSoon();
};

/** Sends at once. Answers with what stood in the way. */
export const sendNow =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch, _getState, services) => {
    const sync = running.get(services);
    // What follows the outbox may still be on its way.
    return sync ? sync.sendNow() : dispatch(sendEverything(learnerId));
  };

/** Asks the service for everything again. */
export const startAgain = (): AppThunk => (_dispatch, _getState, services) => {
  running.get(services)?.again();
};

/** Keeps the outbox in the store, and sends at the start, with the network, with the tab, and after failures. */
export const followLearning =
  (learnerId: string): AppThunk<() => void> =>
  (dispatch, _getState, services) => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = firstPause;

    const mirror = () => {
      dispatch(outboxRead({ learnerId, events: readOutbox(learnerId) }));
    };
    const send = async () => {
      clearTimeout(timer);
      const failure = await dispatch(sendEverything(learnerId));
      if (signal.aborted) return failure;
      if (failure && failure.kind !== 'refused') {
        timer = setTimeout(() => void send(), pause);
        pause = Math.min(pause * 2, longestPause);
      } else pause = firstPause;
      return failure;
    };
    const start = async () => {
      const asked = dispatch(learningApi.endpoints.myLearning.initiate(learnerId, { forceRefetch: true }));
      signal.addEventListener('abort', () => asked.unsubscribe());
      const { isSuccess } = await asked;
      if (signal.aborted) return;
      dispatch(serviceAnswered(isSuccess));
      if (isSuccess) await dispatch(receiveTexts(learnerId));
      if (!signal.aborted) await send();
    };
    const again = () => {
      pause = firstPause;
      void start();
    };

    running.set(services, {
      again,
      sendNow: send,
      sendSoon() {
        clearTimeout(timer);
        timer = setTimeout(() => void send(), rest);
      },
    });
    const stopListening = onDeviceChange((key) => {
      if (key === outboxKey(learnerId)) mirror();
    });
    window.addEventListener('online', again, { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') again();
        else if (hasUnsent(learnerId)) void send();
      },
      { signal },
    );
    mirror();
    void start();
    return () => {
      controller.abort();
      clearTimeout(timer);
      stopListening();
      running.delete(services);
      dispatch(outboxRead({ learnerId: null, events: [] }));
    };
  };
