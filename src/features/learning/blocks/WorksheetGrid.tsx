import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { TableBlock } from '@/features/learning/lessons/lesson';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { cellText, type TableRow as Row, type TableTexts } from './tableTexts';
import { computedColumns, computedTotals, formatValue } from './tableValues';
import { Grid } from './Worksheet.styles';
import type { Excess } from './useTableAnswer';
import { type CellHandlers, WorksheetField } from './WorksheetField';

interface WorksheetGridProps extends CellHandlers {
  block: TableBlock;
  texts: TableTexts;
  rows: readonly Row[];
  titleId: string;
  excess: Excess | null;
}

/** Whether a sheet is too narrow for the columns: each row is then a group of fields at every width. */
const isCrowded = (columns: TableBlock['columns']) =>
  columns.length > 3 && columns.some(({ kind }) => kind === 'text');

function Head({ columns }: Pick<TableBlock, 'columns'>) {
  return (
    <TableHead>
      <TableRow>
        <TableCell>
          <VisuallyHidden>Row</VisuallyHidden>
        </TableCell>
        {columns.map(({ key, kind, label }) => (
          <TableCell key={key} data-kind={kind}>
            {label}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

function Totals({ block, texts }: Pick<WorksheetGridProps, 'block' | 'texts'>) {
  const totals = computedTotals(block, texts);
  if (totals.length === 0) return null;
  return (
    <TableFooter>
      {totals.map(({ label, text, isLowestPoint }) => (
        <TableRow key={label} data-lowest={isLowestPoint || undefined}>
          <TableCell component="th" scope="row" colSpan={block.columns.length - 1}>
            {label}
          </TableCell>
          <TableCell colSpan={2}>
            <output aria-live="off">{text}</output>
          </TableCell>
        </TableRow>
      ))}
    </TableFooter>
  );
}

/** Fields in rows and columns, and the values computed from them, which are not read out at every keystroke. */
export function WorksheetGrid({ block, texts, rows, titleId, excess, ...handlers }: WorksheetGridProps) {
  const { columns } = block;
  const computed = computedColumns(block, texts);
  return (
    <Grid aria-labelledby={titleId} data-crowded={isCrowded(columns) || undefined}>
      <Head columns={columns} />
      <TableBody>
        {rows.map(({ key: row, label }, index) => (
          <TableRow key={row}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            {columns.map((column) =>
              column.computed ? (
                <TableCell key={column.key} data-kind={column.kind} data-label={column.label} data-computed>
                  <output aria-live="off">
                    {formatValue(computed.get(column.key)?.[index], column.kind)}
                  </output>
                </TableCell>
              ) : (
                <TableCell key={column.key} data-kind={column.kind} data-label={column.label}>
                  <WorksheetField
                    column={column}
                    row={row}
                    name={`${label}, ${column.label}`}
                    text={cellText(texts, row, column.key)}
                    excess={excess?.row === row && excess.column === column.key ? excess.by : 0}
                    {...handlers}
                  />
                </TableCell>
              ),
            )}
          </TableRow>
        ))}
      </TableBody>
      <Totals block={block} texts={texts} />
    </Grid>
  );
}
