import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, memo, useId } from 'react';
import type { TableColumn } from '@/features/learning/lessons/lesson';
import { excessNote } from '@/features/learning/texts/answerLength';
import { Hint } from './Hint';
import { readNumber } from './numbers';
import { isNumberKind } from './tableValues';

export interface CellHandlers {
  onType: (row: string, column: string, text: string) => void;
  /** Called with what is wrong in the cell, in words; empty where nothing is. */
  onLeave: (problem: string) => void;
}

interface WorksheetFieldProps extends CellHandlers {
  column: TableColumn;
  row: string;
  /** "Month 3, Quiet costs". */
  name: string;
  text: string;
  /** By how many characters the latest change was too long; 0 where it was accepted. */
  excess: number;
}

function problemIn({ kind }: TableColumn, text: string): string {
  if (!isNumberKind(kind)) return '';
  const reading = readNumber(text, kind);
  return 'problem' in reading ? reading.problem : '';
}

function Field({ column, row, name, text, excess, onType, onLeave }: WorksheetFieldProps) {
  const problemId = useId();
  const { key, kind, choices } = column;
  const problem = problemIn(column, text);
  const isTooLong = excess > 0;
  const words = isTooLong ? excessNote(excess) : problem;
  // Shown while typing: shown once the field is left, it would move what is being pressed from under the pointer.
  const isWrong = words !== '';
  const described = {
    'aria-label': name,
    'aria-describedby': isWrong ? problemId : undefined,
  };
  const field = {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onType(row, key, target.value),
    onBlur: () => onLeave(problem && `${name}: ${problem}`),
  };
  return (
    <FormControl fullWidth size="small" error={isWrong}>
      {choices ? (
        <NativeSelect {...field} input={<OutlinedInput data-written={text} />} inputProps={described}>
          <option value="">Choose</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...field}
          multiline={kind === 'text'}
          data-written={kind === 'text' ? text : undefined}
          inputProps={{ ...described, ...(isNumberKind(kind) ? { inputMode: 'decimal' } : { dir: 'auto' }) }}
        />
      )}
      {isWrong && (
        <Hint id={problemId} className="problem">
          {words}
        </Hint>
      )}
    </FormControl>
  );
}

/** One cell to fill in. Memoized, because a sheet has dozens of them. */
export const WorksheetField = memo(Field);
