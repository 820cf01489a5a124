import { type RefObject, useLayoutEffect, useState } from 'react';
import { messages } from './Field.css';
import { notice } from './Notice.css';

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Pixels between a toast and a control. */
const GAP = 4;
/** The title says where one is. The panel of a tab takes the focus, too, but is as large as the screen. */
const KEPT_FREE =
  'a[href], button, input, select, textarea, summary, [role="tab"], [tabindex="0"]:not([role="tabpanel"]), h1';
/** What has come of what was done, and what is said of a field; rather covered than a control. */
const FIGURES = `dd, .${notice}, .${messages} > p`;
const CONTROL_WEIGHT = 1000;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * How far below the top of a frame a box of its width has to be so that it covers no control, as near to the top as
 * possible; where it cannot be, it covers as little as possible.
 */
export function findFreeTop(
  frame: Box,
  height: number,
  controls: readonly Box[],
  figures: readonly Box[] = [],
): number {
  const tops = [frame.top, ...[...controls, ...figures].map(({ bottom }) => bottom + GAP)]
    .filter((top) => top >= frame.top && top + height <= frame.bottom)
    .sort((one, other) => one - other);
  let best = { top: frame.top, covered: Number.POSITIVE_INFINITY };
  for (const top of tops) {
    const box = { ...frame, top, bottom: top + height };
    const cover = (others: readonly Box[]) => others.reduce((sum, other) => sum + overlap(box, other), 0);
    const covered = CONTROL_WEIGHT * cover(controls) + cover(figures);
    if (covered < best.covered) best = { top, covered };
  }
  return best.top - frame.top;
}

/** Where the toasts of a frame cover neither a control (D425) nor the title: pixels below its top. */
export function useFreeTop(frame: RefObject<HTMLElement | null>, height: number): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (height === 0) return;
    const update = () => {
      const element = frame.current;
      if (!element) return;
      const { top, bottom, left } = element.getBoundingClientRect();
      // Where they stand when they have come in: on their way they are elsewhere, and smaller.
      const places = [...element.querySelectorAll<HTMLElement>('[data-toast]')].map((one) => ({
        left: left + one.offsetLeft,
        right: left + one.offsetLeft + one.offsetWidth,
      }));
      const getBoxes = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .filter((one) => !element.contains(one) && one.checkVisibility())
          .map((one) => one.getBoundingClientRect());
      const toasts = {
        top,
        bottom,
        left: Math.min(...places.map((one) => one.left)),
        right: Math.max(...places.map((one) => one.right)),
      };
      setTop(findFreeTop(toasts, height, getBoxes(KEPT_FREE), getBoxes(FIGURES)));
    };
    // Another screen may bring other controls meanwhile.
    let scheduled = 0;
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(scheduled);
      scheduled = requestAnimationFrame(update);
    });
    update();
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', update);
    window.addEventListener('scrollend', update);
    return () => {
      changes.disconnect();
      cancelAnimationFrame(scheduled);
      window.removeEventListener('resize', update);
      window.removeEventListener('scrollend', update);
    };
  }, [frame, height]);
  return top;
}
