import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { DataColumn } from './column';
import * as styles from './Rows.css';
import { TableRow } from './TableRow';

/** Pixels of a row before there is one to measure: two lines of text. */
const USUAL_HEIGHT = 70;
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
  const body = useRef<HTMLTableSectionElement>(null);
  const usualHeight = useRef(USUAL_HEIGHT);
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
    estimateSize: () => usualHeight.current,
    getItemKey: keyOf,
    initialRect: USUAL_AREA,
    overscan: BEYOND,
    useAnimationFrameWithResizeObserver: true,
  });
  // While something scrolls, it would cut short the smooth way on which a key or a wheel has set out.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (
    { start },
    _delta,
    { isScrolling, scrollOffset },
  ) => !isScrolling && start < (scrollOffset ?? 0);

  // Rows are much higher as cards than as lines; those that are not drawn are taken to be like the first that is.
  useEffect(() => {
    if (!area) return;
    let width = 0;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (area.clientWidth === width) return;
      width = area.clientWidth;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const height = body.current?.rows[0]?.offsetHeight;
        if (height === undefined || height === usualHeight.current) return;
        usualHeight.current = height;
        virtualizer.measure();
      });
    });
    observer.observe(area);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [area, virtualizer]);

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
      <tbody ref={body}>
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
