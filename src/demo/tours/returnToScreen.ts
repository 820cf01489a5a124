import { focusHeading } from '#src/ui/restoreFocus.ts';
import { tabStorage } from '../tabStorage';
import { parseScreen } from './screenBefore';
import { LEFT_TO_KEY } from './tourKey';

/**
 * Gives the heading of the screen that a tour was left to the focus, which was on the tour's bar, and types once more what
 * was typed before: each field as soon as its form is shown and attached, which would empty it, until another screen is.
 */
export function returnToScreen(): void {
  const before = parseScreen(tabStorage.get(LEFT_TO_KEY));
  tabStorage.set(LEFT_TO_KEY, null);
  if (!before) return;
  const { pathname } = new URL(before.address, location.href);
  const awaited = new Map(Object.entries(before.fields));
  let isHeadingAwaited = true;
  const refill = () => {
    // What belongs to this screen alone is typed on no other, where a field may have the same name.
    if (location.pathname !== pathname) {
      awaited.clear();
      isHeadingAwaited = false;
    }
    if (isHeadingAwaited) {
      focusHeading();
      isHeadingAwaited = document.activeElement === document.body;
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('main form[data-attached] input')) {
      const typed = awaited.get(input.name);
      awaited.delete(input.name);
      if (typed === undefined || typed === input.value) continue;
      input.value = typed;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (awaited.size === 0 && !isHeadingAwaited) observer.disconnect();
  };
  const observer = new MutationObserver(refill);
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-attached'],
  });
  refill();
}
