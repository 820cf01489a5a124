import { type Ref, useMemo } from 'react';
import { type DataColumn, getText } from './column';
import * as styles from './TableFrame.css';

/** Characters of a cell, or of a word in one that wraps, that stay on one line. */
const MAX_ON_ONE_LINE = 64;
const LONG_WORD = new RegExp(`\\S{${MAX_ON_ONE_LINE + 1}}`);

interface TableRowProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly row: Row;
  /** index among all rows, from 0, if the table is virtualized */
  readonly index?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
}

/** A memoized table row: scrolling renders only the rows that come into view. */
export function TableRow<Row>({ columns, row, index, ref }: TableRowProps<Row>) {
  return useMemo(
    () => (
      // The header is row 1.
      <tr ref={ref} data-index={index} aria-rowindex={index === undefined ? undefined : index + 2}>
        {columns.map((column) => {
          const text = getText(column, row);
          const wraps = (column.align ?? 'start') === 'start';
          const isLong = wraps ? LONG_WORD.test(text) : text.length > MAX_ON_ONE_LINE;
          return (
            <td
              key={column.id}
              data-label={column.header}
              className={isLong ? styles.longCell : styles.cells[column.align ?? 'start']}
            >
              {column.cell?.(row) ?? text}
            </td>
          );
        })}
      </tr>
    ),
    [columns, row, index, ref],
  );
}
