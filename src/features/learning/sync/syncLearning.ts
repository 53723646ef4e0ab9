import type { AppThunk, AppThunkDispatch, Services } from '@/app/thunk';
import { connectInTime } from '@/features/auth/session/connectInTime';
import { createBackoff } from '@/ui/createBackoff';
import { takeVisitorChoices } from '@/features/learning/device/choices';
import { isInMemoryOnly, onDeviceChange } from '@/features/learning/device/deviceStorage';
import {
  showKeptRecord,
  learningApi,
  readKeptRecord,
  recordKey,
} from '@/features/learning/record/learningApi';
import type { LearningFailure } from '@/features/learning/record/learningFailure';
import { outboxSlice } from '@/features/learning/outbox/outboxSlice';
import { outboxKey, readOutbox } from '@/features/learning/outbox/outbox';
import { readRefusals, refusalsKey } from '@/features/learning/outbox/refusals';
import { sendEverything } from './sendEverything';
import { forgetTextRefusals } from '@/features/learning/texts/sendTexts';
import { setPreviewAside } from '@/features/learning/texts/preview';

const { outboxRead, textsTriedAgain } = outboxSlice.actions;

/** How long typing has to pause before it is sent, in milliseconds. */
const typingRest = 800;

interface Sync {
  /** Sends once typing pauses. */
  sendSoon: () => void;
  sendNow: () => Promise<LearningFailure | null>;
  /** Fetches everything again, then sends. Resolves, before the sending ends, to whether the service has answered. */
  refresh: () => Promise<boolean>;
}

const running = new WeakMap<Services, Sync>();

/** Sends once typing pauses; does nothing while nobody is signed in. */
export const sendSoon = (): AppThunk => (_dispatch, _getState, services) => {
  running.get(services)?.sendSoon();
};

/** Sends at once. Resolves to the failure that stopped it, or null. */
export const sendNow =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  async (dispatch, _getState, services) => {
    const sync = running.get(services);
    // The script of `LearningSync` may still be loading.
    return sync ? sync.sendNow() : dispatch(sendEverything(learnerId));
  };

/** Sends at once, also what was refused before. */
export const tryToSend =
  (learnerId: string): AppThunk<Promise<LearningFailure | null>> =>
  (dispatch) => {
    forgetTextRefusals(learnerId);
    dispatch(textsTriedAgain({ learnerId }));
    return dispatch(sendNow(learnerId));
  };

/**
 * Fetches everything again for somebody who waits for it. Resolves to false if the service has not answered, or if the
 * account client takes too long; then the answer is shown when it comes.
 */
export const refreshLearning = (): AppThunk<Promise<boolean>> => async (dispatch, _getState, services) => {
  const answering = running.get(services)?.refresh() ?? false;
  const inTime = dispatch(connectInTime()).then(
    () => answering,
    () => false,
  );
  return Promise.race([answering, inTime]);
};

/** Schedules work, soon or as a retry after growing pauses. Aborting the signal cancels it. */
function createTimer(work: () => Promise<unknown>, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const backoff = createBackoff();
  const clear = () => clearTimeout(timer);
  const plan = (delay: number) => {
    clear();
    timer = setTimeout(() => void work(), delay);
  };
  signal.addEventListener('abort', clear);
  return {
    clear,
    soon: () => plan(typingRest),
    retry: () => plan(backoff.next()),
    resetPause: backoff.reset,
  };
}

/** Fetches and sends, and retries after failures until the signal is aborted. */
function createSync(learnerId: string, dispatch: AppThunkDispatch, signal: AbortSignal): Sync {
  const send = async () => {
    sending.clear();
    const failure = await dispatch(sendEverything(learnerId));
    if (signal.aborted) return failure;
    if (failure && failure.kind !== 'refused') sending.retry();
    else sending.resetPause();
    return failure;
  };
  const start = async () => {
    starting.clear();
    // A start ends by sending anyway.
    sending.clear();
    const { isSuccess } = await dispatch(
      learningApi.endpoints.myLearning.initiate(learnerId, { subscribe: false, forceRefetch: true }),
    );
    if (signal.aborted) return isSuccess;
    if (isSuccess) starting.resetPause();
    else starting.retry();
    void send();
    return isSuccess;
  };
  // Two timers, because typing must not postpone the retry of a failed start.
  const sending = createTimer(send, signal);
  const starting = createTimer(start, signal);
  return {
    refresh() {
      starting.resetPause();
      sending.resetPause();
      return start();
    },
    sendNow: send,
    sendSoon: sending.soon,
  };
}

/** Syncs when the network returns, and whenever the tab is left or returned to. */
function syncOnReturn({ refresh, sendNow }: Sync, signal: AbortSignal): void {
  const sendWhatWaits = () => void sendNow();
  window.addEventListener('online', () => void refresh(), { signal });
  window.addEventListener('focus', sendWhatWaits, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void refresh();
      else sendWhatWaits();
    },
    { signal },
  );
}

/** Mirrors the outbox in the store, and sends at the start, when the network or the tab is back, and after failures. */
export const followLearning =
  (learnerId: string): AppThunk<() => void> =>
  (dispatch, _getState, services) => {
    const controller = new AbortController();
    const { signal } = controller;
    const sync = createSync(learnerId, dispatch, signal);
    const mirror = () => {
      const isInMemory = isInMemoryOnly(outboxKey(learnerId));
      const refused = readRefusals(learnerId);
      dispatch(outboxRead({ learnerId, events: readOutbox(learnerId), isInMemory, refused }));
    };

    running.set(services, sync);
    const stopListening = onDeviceChange((isBelow, isFromOtherTab) => {
      if (isBelow(outboxKey(learnerId)) || isBelow(refusalsKey(learnerId))) mirror();
      // Before the other tab removes its sent events from the outbox, so that no tick disappears in between.
      if (isFromOtherTab && isBelow(recordKey(learnerId))) {
        if (readKeptRecord(learnerId)) dispatch(showKeptRecord(learnerId));
        // The other tab's session of the same user was signed out, which removed the record that this tab shows.
        else void sync.refresh();
      }
    });
    // An injected slice is in the store only after the next action.
    mirror();
    // Keeps the record in the store for as long as its learner is here.
    const subscription = dispatch(
      learningApi.endpoints.myLearning.initiate(learnerId, { forceRefetch: false }),
    );
    syncOnReturn(sync, signal);
    setPreviewAside(learnerId);
    takeVisitorChoices(learnerId);
    void sync.refresh();
    return () => {
      controller.abort();
      stopListening();
      subscription.unsubscribe();
      running.delete(services);
      dispatch(outboxRead({ learnerId: null, events: [], isInMemory: false, refused: [] }));
    };
  };
