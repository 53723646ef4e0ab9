import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { useWriterId } from '@/features/learning/learner';
import { selectTextFailure } from '@/features/learning/outbox/outboxSlice';
import { sendNow, tryToSend } from '@/features/learning/sync/syncLearning';
import { type HeldTexts, isTextInMemory, noTexts, readTexts, type TextKind, textsKey } from './texts';
import { type SaveStatus, statusOf } from './textStatus';
import { useOnDevice } from '@/features/learning/device/useOnDevice';

/** Everything that the learner has written, as stored on this device. */
export function useTexts(): {
  /** Whose texts these are; null for a visitor's. */
  writerId: string | null;
  texts: HeldTexts;
  statusOfText: (kind: TextKind, id: string) => SaveStatus;
  /** At once, what is not sent yet; a visitor's texts stay. */
  send: () => void;
  /** The same, also what was refused before. */
  retry: () => void;
} {
  const dispatch = useAppDispatch();
  const writerId = useWriterId();
  const textFailure = useAppSelector(selectTextFailure);
  const texts = useOnDevice(textsKey(writerId), () => readTexts(writerId), noTexts);
  const asWriter = (send: typeof sendNow) => () => {
    if (writerId !== null) void dispatch(send(writerId));
  };
  return {
    writerId,
    texts,
    statusOfText: (kind, id) =>
      statusOf(texts[kind][id], {
        isInMemory: isTextInMemory(writerId, kind, id),
        latestFailure: textFailure,
      }),
    send: asWriter(sendNow),
    retry: asWriter(tryToSend),
  };
}
