import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect } from 'react';
import type { DataColumn } from './column';
import * as styles from './Rows.css';
import { TableRow } from './TableRow';

/** Pixels of a row that has not been measured yet: two lines of text. */
const USUAL_HEIGHT = 72;
/** Pixels that are drawn before the height of the scrolled area is known. */
const USUAL_AREA = { width: 1024, height: 640 };
/** Rows drawn beyond either edge, so that a quick finger finds them there. */
const BEYOND = 6;

interface ScrolledRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** what scrolls; absent for the moment before it is on the screen */
  readonly area: HTMLElement | null;
  /** another one whenever other rows were asked for: they begin with the first */
  readonly startOver: string;
}

/** The body of a table of which only the rows in sight are drawn, with empty space for all the others. */
export function ScrolledRows<Row>({ columns, rows, rowKey, area, startOver }: ScrolledRowsProps<Row>) {
  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    [rows, rowKey],
  );
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => area,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: keyOf,
    initialRect: USUAL_AREA,
    overscan: BEYOND,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change itself that counts
  useLayoutEffect(() => {
    if (area) area.scrollTop = 0;
  }, [area, startOver]);

  const shown = virtualizer.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <>
      <tbody aria-hidden="true" className={styles.room} style={{ height: before }} />
      <tbody>
        {shown.map(({ key, index }) => {
          const row = rows[index];
          return (
            row !== undefined && (
              <TableRow
                key={key}
                ref={virtualizer.measureElement}
                columns={columns}
                row={row}
                index={index}
              />
            )
          );
        })}
      </tbody>
      <tbody aria-hidden="true" className={styles.room} style={{ height: after }} />
    </>
  );
}
