import { type KeyboardEvent, useRef, useState } from 'react';
import { getTargetIndex } from '#src/ui/getTargetIndex.ts';

/**
 * The points or bars of a chart: one stop in the tab order, arrow keys, Home and End move between them, and Escape
 * takes the details away. `shown` is the one that is pointed at or focused.
 */
export function useChartPoints(count: number, first: number) {
  const chart = useRef<SVGSVGElement>(null);
  const [stop, setStop] = useState(first);
  const [shown, setShown] = useState<number>();
  const current = Math.min(stop, count - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown !== undefined) {
      setShown(undefined);
      event.preventDefault();
    }
    const to = getTargetIndex(event.key, current, count);
    if (to === undefined) return;
    event.preventDefault();
    chart.current?.querySelectorAll<SVGElement>('[data-point]')[to]?.focus();
  };
  return {
    shown: shown !== undefined && shown < count ? shown : undefined,
    chartProps: { ref: chart, onKeyDown, onPointerLeave: () => setShown(undefined) },
    getPointProps: (index: number) => ({
      'data-point': '',
      role: 'img',
      tabIndex: index === current ? 0 : -1,
      onFocus: () => {
        setStop(index);
        setShown(index);
      },
      onBlur: () => setShown(undefined),
      onPointerEnter: () => setShown(index),
    }),
  };
}
