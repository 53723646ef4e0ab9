import { useMemo } from 'react';
import { useAppDispatch } from '@/app/hooks';
import { useIsInBrowser } from '@/ui/useIsInBrowser';
import { type AnswerBody, asText, below } from './answerBody';
import { readWriterId } from '@/features/learning/learner';
import { sendSoon } from '@/features/learning/sync/syncLearning';
import { resolveConflict, stateOf } from './textVersions';
import { changeAnswer, writeAnswer, type Written } from './texts';
import type { SaveStatus } from './textStatus';
import { useTexts } from './useTexts';

export interface AnswerHandle {
  body: AnswerBody | undefined;
  /** Stores it on the device at once; sends it when typing pauses. */
  change: (written: Written) => void;
  /** The same for an answer that is one text. */
  changeText: (text: string) => void;
  /** False while a prerendered page is hydrated: what was typed until then was typed without seeing the answer. */
  isShown: boolean;
  /** Sends now, such as when the field is left. */
  flush: () => void;
  retry: () => void;
  status: SaveStatus;
  /** The account has another version; both are kept until the learner chooses. */
  conflict: { theirs: AnswerBody; keep: (which: 'mine' | 'theirs') => void } | null;
}

export function useAnswer(block: string): AnswerHandle {
  const dispatch = useAppDispatch();
  const { writerId, texts, statusOfText, send, retry } = useTexts();
  const isShown = useIsInBrowser();
  const held = texts.answers[block];
  const keep = (which: 'mine' | 'theirs') => {
    changeAnswer(writerId, block, (now) => resolveConflict(now, which));
    send();
  };
  const change = (written: Written) => {
    // Read now: what was typed before hydration arrives while the page is still rendered as a visitor's.
    writeAnswer(dispatch(readWriterId()), block, written);
    dispatch(sendSoon());
  };
  return {
    body: held?.body,
    change,
    changeText: (text) => change(isShown ? text : (before) => below(asText(before), text)),
    isShown,
    flush: () => {
      if (held?.isDirty) send();
    },
    retry,
    status: statusOfText('answers', block),
    conflict: held?.theirs ? { theirs: held.theirs.body, keep } : null,
  };
}

/** The blocks whose answers have two versions, of which the learner has not chosen one yet. */
export function useUndecidedAnswers(): ReadonlySet<string> {
  const { texts } = useTexts();
  return useMemo(() => {
    const undecided = Object.entries(texts.answers).filter(([, held]) => stateOf(held).kind === 'undecided');
    return new Set(undecided.map(([block]) => block));
  }, [texts]);
}

/** All answers on this device, by block. */
export function useAnswers(): ReadonlyMap<string, AnswerBody> {
  const { texts } = useTexts();
  return useMemo(
    () => new Map(Object.entries(texts.answers).map(([block, { body }]) => [block, body])),
    [texts],
  );
}
