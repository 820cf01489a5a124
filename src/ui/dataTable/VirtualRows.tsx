import { type Ref, useCallback } from 'react';
import { usePrinting } from '../usePrinting';
import type { DataColumn } from './column';
import { TableRow } from './TableRow';
import { WindowBody } from './WindowBody';

interface VirtualRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** a change scrolls to the first row */
  readonly resetKey: string;
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** The rows of a data table that are in the window; all of them are printed. */
export function VirtualRows<Row>({ columns, rows, rowKey, resetKey, onOpen }: VirtualRowsProps<Row>) {
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
    <tbody>{rows.map((_, index) => renderRow(index))}</tbody>
  ) : (
    <WindowBody rowCount={rows.length} getKey={getKey} resetKey={resetKey} renderRow={renderRow} />
  );
}
