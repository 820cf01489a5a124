import { type Ref, useMemo } from 'react';
import { type DataColumn, getText } from './column';
import * as styles from './TableFrame.css';

interface TableRowProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly row: Row;
  /** its place among all rows, from 0, where not all of them are drawn */
  readonly index?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
}

/** One row of a table, drawn anew only when it is another one: scrolling costs no more than what comes into sight. */
export function TableRow<Row>({ columns, row, index, ref }: TableRowProps<Row>) {
  return useMemo(
    () => (
      // The header is the first row that is counted.
      <tr ref={ref} data-index={index} aria-rowindex={index === undefined ? undefined : index + 2}>
        {columns.map((column) => (
          <td key={column.id} data-label={column.header} className={styles.cells[column.align ?? 'start']}>
            {column.cell?.(row) ?? getText(column, row)}
          </td>
        ))}
      </tr>
    ),
    [columns, row, index, ref],
  );
}
