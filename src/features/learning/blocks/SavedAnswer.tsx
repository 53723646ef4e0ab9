import { type AnswerBody, asText } from '@/features/learning/answerBody';
import type { AnswerHandle } from '@/features/learning/useAnswer';
import { OtherVersion } from './OtherVersion';
import { SaveLine } from './SaveLine';

interface SavedAnswerProps {
  answer: AnswerHandle;
  isPlanned: boolean;
  /** How the account's version reads, where an answer is not one text. */
  inWords?: (body: AnswerBody) => string;
}

/** Stands below an answer: whether it is saved, and the account's version where that is another one. */
export function SavedAnswer({ answer, isPlanned, inWords = asText }: SavedAnswerProps) {
  const { status, retry, conflict } = answer;
  return (
    <>
      <SaveLine status={status} onRetry={retry} isPlanned={isPlanned} />
      {conflict && (
        <OtherVersion
          text={inWords(conflict.theirs)}
          onKeepMine={conflict.keepMine}
          onKeepTheirs={conflict.keepTheirs}
        />
      )}
    </>
  );
}
