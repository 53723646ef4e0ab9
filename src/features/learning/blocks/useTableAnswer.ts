import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { below } from '@/features/learning/texts/answerBody';
import type { TableBlock } from '@/features/learning/lessons/lesson';
import { type AnswerHandle, useAnswer } from '@/features/learning/texts/useAnswer';
import { charactersLeft } from '@/features/learning/texts/answerLength';
import { cellText, changeCell, type TableTexts, tableTextsOf } from './tableTexts';
import type { CellHandlers } from './WorksheetField';

/** A change that was rejected as too long, and by how many characters. */
export interface Excess {
  row: string;
  column: string;
  by: number;
}

interface TableAnswer {
  texts: TableTexts;
  /** The same at every render, so that only cells that change render again. */
  handlers: CellHandlers;
  /** What is wrong in the cell that was left last. */
  said: string;
  /** The latest change, if it was rejected. */
  excess: Excess | null;
  answer: AnswerHandle;
}

/** What was typed into a table, cell by cell. Once the answer is full, no cell accepts more text. */
export function useTableAnswer({ id, columns }: TableBlock): TableAnswer {
  const answer = useAnswer(id);
  const [said, setSaid] = useState('');
  const [excess, setExcess] = useState<Excess | null>(null);
  const { body } = answer;
  const texts = useMemo(() => tableTextsOf(body), [body]);
  const latest = useRef({ answer, columns });
  useLayoutEffect(() => {
    latest.current = { answer, columns };
  });
  const onType = useCallback<CellHandlers['onType']>((row, column, text) => {
    const now = latest.current;
    const isText = now.columns.some(({ key, kind }) => key === column && kind === 'text');
    // What was typed before hydration arrives all at once, cell by cell, without a render in between.
    now.answer.change((held) => {
      const before = tableTextsOf(held);
      const isBelow = isText && !now.answer.isShown;
      const cell = isBelow ? below(cellText(before, row, column), text) : text;
      const changed = changeCell(before, row, column, cell);
      const left = charactersLeft(changed);
      const isTaken = left >= 0 || left > charactersLeft(before);
      setExcess(isTaken ? null : { row, column, by: -left });
      return isTaken ? changed : held;
    });
  }, []);
  const onLeave = useCallback<CellHandlers['onLeave']>((problem) => {
    setSaid(problem);
    latest.current.answer.flush();
  }, []);
  const handlers = useMemo(() => ({ onType, onLeave }), [onType, onLeave]);
  return { texts, handlers, said, excess, answer };
}
