import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { DataColumn } from './column';
import * as styles from './TableFrame.css';
import { TableRow } from './TableRow';

/** Pixels of a row before there is one to measure: two lines of text. */
const ESTIMATED_ROW_HEIGHT = 70;
/** Pixels that are drawn before the height of the scrolled area is known. */
const INITIAL_RECT = { width: 1024, height: 640 };
/** Rows drawn beyond either edge, so that a quick finger finds them there. */
const OVERSCAN = 6;

interface VirtualRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** what scrolls; absent for the moment before it is on the screen */
  readonly scrollElement: HTMLElement | null;
  /** another one whenever other rows were asked for: they begin with the first */
  readonly resetKey: string;
}

/** The body of a table of which only the rows in sight are drawn, with empty space for all the others. */
export function VirtualRows<Row>({ columns, rows, rowKey, scrollElement, resetKey }: VirtualRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const estimatedHeight = useRef(ESTIMATED_ROW_HEIGHT);
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    [rows, rowKey],
  );
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scrollElement,
    estimateSize: () => estimatedHeight.current,
    getItemKey: getItemKey,
    initialRect: INITIAL_RECT,
    overscan: OVERSCAN,
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
    if (!scrollElement) return;
    let width = 0;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (scrollElement.clientWidth === width) return;
      width = scrollElement.clientWidth;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
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
  }, [scrollElement, virtualizer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change itself that counts
  useLayoutEffect(() => {
    if (scrollElement) scrollElement.scrollTop = 0;
  }, [scrollElement, resetKey]);

  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
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
