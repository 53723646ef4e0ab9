import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type AnswerHandle, useAnswer } from '@/features/learning/useAnswer';
import { charactersLeft } from './answerLength';
import { changeCell, type TableTexts, tableTextsOf } from './tableValues';
import type { CellHandlers } from './WorksheetField';

interface TableAnswer {
  texts: TableTexts;
  /** The same at every drawing, so that only cells that change are drawn again. */
  handlers: CellHandlers;
  /** What is wrong in the cell that was left last. */
  said: string;
  answer: AnswerHandle;
}

/** What was typed into a table, cell by cell. A cell takes nothing more when the answer is full. */
export function useTableAnswer(blockId: string): TableAnswer {
  const answer = useAnswer(blockId);
  const [said, setSaid] = useState('');
  const { body } = answer;
  const texts = useMemo(() => tableTextsOf(body), [body]);
  const latest = useRef({ texts, answer });
  useLayoutEffect(() => {
    latest.current = { texts, answer };
  });
  const onType = useCallback<CellHandlers['onType']>((row, column, text) => {
    const now = latest.current;
    const changed = changeCell(now.texts, row, column, text);
    if (charactersLeft(changed) >= 0 || charactersLeft(changed) > charactersLeft(now.texts))
      now.answer.change(changed);
  }, []);
  const onLeave = useCallback<CellHandlers['onLeave']>((problem) => {
    setSaid(problem);
    latest.current.answer.flush();
  }, []);
  return { texts, handlers: useMemo(() => ({ onType, onLeave }), [onType, onLeave]), said, answer };
}
