import { type AnswerBody, asText } from '@/features/learning/texts/answerBody';
import type { AnswerHandle } from '@/features/learning/texts/useAnswer';
import { OtherVersion } from './OtherVersion';
import { SaveLine } from './SaveLine';

interface SavedAnswerProps {
  answer: AnswerHandle;
  isPlanned?: boolean;
  /** Turns the account's version into text, where an answer is more than one text. */
  inWords?: (body: AnswerBody) => string;
}

/** Shown below an answer: whether it is saved, and the account's version where that differs. */
export function SavedAnswer({ answer, isPlanned = false, inWords = asText }: SavedAnswerProps) {
  const { status, retry, conflict } = answer;
  return (
    <>
      <SaveLine status={status} onRetry={retry} isPlanned={isPlanned} />
      {conflict && <OtherVersion text={inWords(conflict.theirs)} onKeep={conflict.keep} />}
    </>
  );
}
