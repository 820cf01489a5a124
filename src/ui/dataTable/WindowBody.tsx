import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './TableFrame.css';
import { useReachEnd } from './useReachEnd';

/** Pixels, before a row has been measured: two lines of text. */
const ESTIMATED_ROW_HEIGHT = 70;
/** Pixels above the rows, before that has been measured: less than there is on any screen, which is 389 at least. */
const INITIAL_MARGIN = 240;
/** Rows rendered beyond either edge after the first paint, for fast scrolling. */
const OVERSCAN = 6;
/** Rows whose positions are computed before the first paint: more than any screen shows. */
const MAX_FIRST_ROWS = 60;

interface WindowBodyProps {
  readonly rowCount: number;
  /** a constant for the same rows */
  readonly getKey: (index: number) => string | number;
  /** a change scrolls to the first row */
  readonly resetKey?: string;
  /** a row, with `ref` as its ref and its index as `data-index` */
  readonly renderRow: (index: number, ref: Ref<HTMLTableRowElement>) => ReactNode;
}

/** Table bodies that render the rows in the window only, with spacers for all others. The page scrolls. */
export function WindowBody({ rowCount, getKey, resetKey = '', renderRow }: WindowBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const estimatedHeight = useRef(ESTIMATED_ROW_HEIGHT);
  const [isFirstPaint, setIsFirstPaint] = useState(true);
  const [scrollMargin, setScrollMargin] = useState(INITIAL_MARGIN);
  const count = isFirstPaint ? Math.min(rowCount, MAX_FIRST_ROWS) : rowCount;
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => estimatedHeight.current,
    getItemKey: getKey,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin,
    overscan: isFirstPaint ? 0 : OVERSCAN,
    useAnimationFrameWithResizeObserver: true,
  });
  // Adjusting while scrolling would interrupt smooth scrolling by key or wheel.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (
    { start },
    _delta,
    { isScrolling, scrollOffset },
  ) => !isScrolling && start < (scrollOffset ?? 0);

  // After the first paint. Rows have another height in the narrow layout: the first rendered row is the estimate for those
  // that are not rendered.
  useEffect(() => {
    const table = body.current?.closest('table');
    if (!table) return;
    let width: number | undefined;
    let frame = 0;
    const measure = () => {
      setIsFirstPaint(false);
      const head = table.tHead?.offsetHeight ?? 0;
      setScrollMargin(Math.round(table.getBoundingClientRect().top + window.scrollY + head));
      if (table.clientWidth === width) return;
      width = table.clientWidth;
      const height = body.current?.rows[0]?.offsetHeight;
      if (height === undefined || height === estimatedHeight.current) return;
      estimatedHeight.current = height;
      virtualizer.measure();
    };
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    // What stands above the table moves it, and changes the height of the page.
    observer.observe(document.body);
    observer.observe(table);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [virtualizer]);

  const shownKey = useRef(resetKey);
  useLayoutEffect(() => {
    if (shownKey.current === resetKey) return;
    shownKey.current = resetKey;
    const frame = body.current?.closest('table')?.parentElement;
    if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
  }, [resetKey]);

  useReachEnd(virtualizer.isScrolling);

  // Not before the first paint, which would lay the page out twice.
  const measureRow = isFirstPaint ? null : virtualizer.measureElement;
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const uncountedHeight = (rowCount - count) * ESTIMATED_ROW_HEIGHT;
  const after =
    virtualizer.getTotalSize() + uncountedHeight - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <>
      <tbody aria-hidden="true" className={styles.spacer} style={{ height: before }} />
      <tbody ref={body}>{items.map(({ index }) => renderRow(index, measureRow))}</tbody>
      <tbody aria-hidden="true" className={styles.spacer} style={{ height: after }} />
    </>
  );
}
