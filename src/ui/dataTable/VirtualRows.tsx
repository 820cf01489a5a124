import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DataColumn } from './column';
import * as styles from './TableFrame.css';
import { TableRow } from './TableRow';

/** Pixels, before a row has been measured: two lines of text. */
const ESTIMATED_ROW_HEIGHT = 70;
/** Pixels, before the scroll container has been measured. */
const INITIAL_RECT = { width: 1024, height: 640 };
/** Rows rendered beyond either edge after the first paint, for fast scrolling. */
const OVERSCAN = 6;
/** Rows whose positions are computed before the first paint: more than any screen shows. */
const MAX_FIRST_ROWS = 60;

const findScrollContainer = (body: HTMLElement | null) => body?.closest('table')?.parentElement ?? null;

interface VirtualRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** a change scrolls to the first row */
  readonly resetKey: string;
}

/**
 * Table bodies that render the visible rows only, with spacers for all others. The parent of their table is the scroll
 * container.
 */
export function VirtualRows<Row>({ columns, rows, rowKey, resetKey }: VirtualRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const estimatedHeight = useRef(ESTIMATED_ROW_HEIGHT);
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    [rows, rowKey],
  );
  const [isFirstPaint, setIsFirstPaint] = useState(true);
  const count = isFirstPaint ? Math.min(rows.length, MAX_FIRST_ROWS) : rows.length;
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => findScrollContainer(body.current),
    estimateSize: () => estimatedHeight.current,
    getItemKey,
    initialRect: INITIAL_RECT,
    overscan: isFirstPaint ? 0 : OVERSCAN,
    useAnimationFrameWithResizeObserver: true,
  });
  // Adjusting while scrolling would interrupt smooth scrolling by key or wheel.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (
    { start },
    _delta,
    { isScrolling, scrollOffset },
  ) => !isScrolling && start < (scrollOffset ?? 0);

  // After the first paint. Rows are much higher as cards: the first rendered row is the estimate for those that are not rendered.
  useEffect(() => {
    const scrollElement = findScrollContainer(body.current);
    if (!scrollElement) return;
    let width: number | undefined;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (scrollElement.clientWidth === width) return;
      width = scrollElement.clientWidth;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setIsFirstPaint(false);
        const height = body.current?.rows[0]?.offsetHeight;
        if (height === undefined || height === estimatedHeight.current) return;
        estimatedHeight.current = height;
        virtualizer.measure();
      });
    });
    observer.observe(scrollElement);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [virtualizer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change itself that counts
  useLayoutEffect(() => {
    const scrollElement = findScrollContainer(body.current);
    if (scrollElement) scrollElement.scrollTop = 0;
  }, [resetKey]);

  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const uncountedHeight = (rows.length - count) * ESTIMATED_ROW_HEIGHT;
  const after = virtualizer.getTotalSize() + uncountedHeight - (items.at(-1)?.end ?? 0);
  return (
    <>
      <tbody aria-hidden="true" className={styles.spacer} style={{ height: before }} />
      <tbody ref={body}>
        {items.map(({ key, index }) => {
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
      <tbody aria-hidden="true" className={styles.spacer} style={{ height: after }} />
    </>
  );
}
