import TextField from '@mui/material/TextField';
import { memo, useState } from 'react';
import type { TableColumn } from '@/features/learning/lessons/lesson';
import { readNumber } from './numbers';
import { isNumberKind } from './tableValues';

export interface CellHandlers {
  onType: (row: string, column: string, text: string) => void;
  /** With what is wrong in the cell that is left, in words; empty where nothing is. */
  onLeave: (problem: string) => void;
}

interface WorksheetFieldProps extends CellHandlers {
  column: TableColumn;
  row: string;
  /** "Month 3, Quiet costs". */
  name: string;
  text: string;
}

function problemIn({ kind }: TableColumn, text: string): string {
  if (!isNumberKind(kind)) return '';
  const reading = readNumber(text, kind);
  return 'problem' in reading ? reading.problem : '';
}

function Field({ column, row, name, text, onType, onLeave }: WorksheetFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const { key, kind, choices } = column;
  const problem = problemIn(column, text);
  const isWrong = problem !== '' && !isTyping;
  return (
    <TextField
      size="small"
      value={text}
      error={isWrong}
      helperText={isWrong && problem}
      select={kind === 'choice'}
      multiline={kind === 'text'}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': name, ...(isNumberKind(kind) && { inputMode: 'decimal' }) },
      }}
      onChange={({ target }) => {
        setIsTyping(true);
        onType(row, key, target.value);
      }}
      onBlur={() => {
        setIsTyping(false);
        onLeave(problem && `${name}: ${problem}`);
      }}
    >
      {choices && (
        <>
          <option value="">Choose</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </>
      )}
    </TextField>
  );
}

/** One cell to fill in. Drawn again only when it changes: a sheet has dozens of them. */
export const WorksheetField = memo(Field);
