import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { TextWithMail } from './TextWithMail';
import { cssVar } from '@/ui/theme/cssVar';

interface DataTableProps {
  /** For screen readers only: sighted people read the heading above the table. */
  caption: string;
  columns: readonly string[];
  /** The first cell of each row names the row. */
  rows: readonly (readonly string[])[];
}

const rule = `1px solid ${cssVar('rule')}`;

const StackingTable = styled(Table)({
  borderBlockStart: `2px solid ${cssVar('ink')}`,
  '& caption': visuallyHidden,
  '& th, & td': {
    padding: '14px 16px 14px 0',
    borderBlockEnd: rule,
    textAlign: 'start',
    verticalAlign: 'top',
    lineHeight: 1.5,
  },
  '& td': { color: cssVar('ink2') },
  '& th': { fontWeight: 700 },
  // In rem, because larger text needs the stack in wider windows.
  '@media (width < 40rem)': {
    '& thead': visuallyHidden,
    '& tbody, & tr, & th, & td': { display: 'block' },
    '& tr': { paddingBlock: 14, borderBlockEnd: rule },
    '& tbody th, & td': { padding: 0, border: 0, overflowWrap: 'anywhere' },
    '& td': { marginBlockStart: 6 },
    '& td::before': { content: "attr(data-label) ': '", color: cssVar('ink') },
  },
});

/** A table that becomes a stack of labelled rows where the window is too narrow for its columns. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <StackingTable>
      <caption>{caption}</caption>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name = '', ...cells]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell key={columns[index + 1]} data-label={columns[index + 1]}>
                <TextWithMail text={cell} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </StackingTable>
  );
}
