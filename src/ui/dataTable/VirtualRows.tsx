import { type Ref, useCallback } from 'react';
import { usePrinting } from '../usePrinting';
import type { DataColumn } from './column';
import type { DataTableMessages } from './dataTableMessages';
import * as styles from './TableFrame.css';
import { TableRow } from './TableRow';
import { WindowBody } from './WindowBody';

interface VirtualRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** a change scrolls to the first row */
  readonly resetKey: string;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly messages: DataTableMessages;
}

/** A browser takes minutes to lay out ten times as many for paper, or gives up. */
const MAX_PRINTED_ROWS = 1000;

/** The rows of a data table that are in the window; all of them are printed, or the first where they are many (D685). */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { columns, rows, rowKey, resetKey, onOpen, messages } = props;
  const getKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    [rows, rowKey],
  );
  const renderRow = (index: number, ref?: Ref<HTMLTableRowElement>) => {
    const row = rows[index];
    return (
      row !== undefined && (
        <TableRow
          key={rowKey(row)}
          {...(ref !== undefined && { ref })}
          columns={columns}
          row={row}
          index={index}
          onOpen={onOpen}
        />
      )
    );
  };
  return usePrinting() ? (
    <tbody>
      {rows.slice(0, MAX_PRINTED_ROWS).map((_, index) => renderRow(index))}
      {rows.length > MAX_PRINTED_ROWS && (
        <tr>
          <td colSpan={columns.length} className={styles.cells.start}>
            {messages.printed(MAX_PRINTED_ROWS, rows.length)}
          </td>
        </tr>
      )}
    </tbody>
  ) : (
    <WindowBody rowCount={rows.length} getKey={getKey} resetKey={resetKey} renderRow={renderRow} />
  );
}
