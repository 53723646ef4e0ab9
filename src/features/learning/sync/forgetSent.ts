import type { AppThunk } from '@/app/thunk';
import { hasSession } from '@/features/auth/session/sessionOwner';
import { forgetTraces, removeFromDevice } from '@/features/learning/device/deviceStorage';
import { inTurn } from '@/features/learning/device/inTurn';
import { recordKey } from '@/features/learning/record/learningApi';
import { readOutbox, removeFromOutbox } from '@/features/learning/outbox/outbox';
import type { HeldText } from '@/features/learning/texts/textVersions';
import { changeTexts } from '@/features/learning/texts/texts';

const unsent = <Held extends HeldText>(texts: Record<string, Held>): Record<string, Held> =>
  Object.fromEntries(Object.entries(texts).filter(([, { isDirty }]) => isDirty));

const forgetNow =
  (learnerId: string): AppThunk =>
  (dispatch) => {
    // Its user may have signed in again meanwhile.
    if (dispatch(hasSession(learnerId))) return;
    changeTexts(learnerId, ({ answers, notes }) => ({ answers: unsent(answers), notes: unsent(notes) }));
    removeFromOutbox(
      learnerId,
      readOutbox(learnerId).filter(({ isSent }) => isSent),
    );
    removeFromDevice(recordKey(learnerId));
    forgetTraces(learnerId);
  };

/**
 * Removes from this device what the service has as well, because somebody else may use it next. What is unsent stays.
 * Runs again after calls under way in this tab or another, whose answers may bring back what was just removed.
 */
export const forgetSent =
  (learnerId: string): AppThunk =>
  (dispatch) => {
    dispatch(forgetNow(learnerId));
    void inTurn(learnerId, async () => dispatch(forgetNow(learnerId)));
  };
