import { findVisible } from './screenQueries';
import { nameElement } from './screenState';

const CONTROLS = 'a[href], button, input, select, textarea, [role=tab], h1';

/** What toasts stand over, where they come to stand: on their way there they are elsewhere, and smaller. */
export function listCoveredByToasts(container: HTMLElement): readonly string[] {
  const frame = container.querySelector('[data-rht-toaster]');
  if (!frame) return [];
  const { top, left } = frame.getBoundingClientRect();
  const controls = findVisible(container, CONTROLS).filter((one) => !frame.contains(one));
  return [...frame.querySelectorAll<HTMLElement>('[data-toast=shown]')].flatMap((toast) => {
    const from = top + new DOMMatrix(toast.parentElement?.style.transform).m42;
    const start = left + toast.offsetLeft;
    return controls
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const isBeside = box.right <= start || box.left >= start + toast.offsetWidth;
        return !isBeside && box.bottom > from && box.top < from + toast.offsetHeight;
      })
      .map((one) => `a toast covers “${nameElement(one)}”`);
  });
}
