import styles from './DataTable.module.css';
import { TextWithMail } from './TextWithMail';

interface DataTableProps {
  /** Read aloud; the heading above the table says the same to the eye. */
  caption: string;
  columns: readonly string[];
  /** The first cell of each row names the row. */
  rows: readonly (readonly string[])[];
}

/** A table that becomes a stack of labelled rows where the window is too narrow for its columns. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={cell} data-label={columns[index + 1]}>
                <TextWithMail text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
