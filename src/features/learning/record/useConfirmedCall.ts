import { useState } from 'react';
import type { LearningFailure, LearningOutcome } from './learningFailure';

export interface ConfirmedCall {
  onClose: () => void;
  onDone: () => void;
  onFailure: (failure: LearningFailure | null) => void;
}

/** Runs what a dialog has asked about, once at a time, and closes it when that has succeeded. */
export function useConfirmedCall(
  call: () => Promise<LearningOutcome<unknown>>,
  { onClose, onDone, onFailure }: ConfirmedCall,
) {
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setIsBusy(true);
    onFailure(null);
    const { error } = await call();
    setIsBusy(false);
    if (error) onFailure(error);
    else {
      onClose();
      onDone();
    }
  };
  return { isBusy, run };
}
