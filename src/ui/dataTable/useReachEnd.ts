import { useEffect, useLayoutEffect, useRef } from 'react';

const getDistance = () =>
  document.documentElement.scrollHeight - window.innerHeight - Math.ceil(window.scrollY);

/** Whether the End key scrolls the page there, instead of moving within a field or a dialog. */
const scrollsPage = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  !defaultPrevented &&
  !(target instanceof Element && target.closest('input, textarea, select, [role=dialog]'));

/**
 * Keeps the page at its end once it has been scrolled there: rows that are measured only then make the page longer, and
 * it would stop short of the last one. Called with each render of those rows.
 */
export function useReachEnd(isScrolling: boolean): void {
  const isGoingToEnd = useRef(false);
  useEffect(() => {
    let top = window.scrollY;
    const handleScroll = () => {
      if (getDistance() <= 1) isGoingToEnd.current = true;
      else if (window.scrollY < top) isGoingToEnd.current = false;
      top = window.scrollY;
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'End' && scrollsPage(event)) isGoingToEnd.current = true;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('keydown', handleKey);
    return () => {
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('keydown', handleKey);
    };
  }, []);
  useLayoutEffect(() => {
    if (isGoingToEnd.current && !isScrolling && getDistance() > 1)
      window.scrollTo(0, document.documentElement.scrollHeight);
  });
}
