import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The content width of an element in pixels, measured before the first paint and on resize; 0 until then. */
export function useContentWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => {
      // Outside of the page nothing has a style, and padding is not a number.
      if (!box.isConnected) return;
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      setWidth(Math.floor(box.clientWidth - padding));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
