import { drawRing } from '../player/highlightElement';
import { toHtmlElement } from './observeActions';

const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup'] as const;
const PICK_KEYS = ['Enter', ' '];

/**
 * Lets a person pick an element of the app: by the pointer, or by the focus and Enter. What is picked is not pressed.
 * Escape cancels. Returns a function that cancels, too, without a report.
 */
export function pickElement(
  container: HTMLElement,
  onEnd: (picked: HTMLElement | undefined) => void,
): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let removeRing = () => {};
  const end = () => {
    stop.abort();
    removeRing();
  };
  const find = ({ target }: Event): HTMLElement | undefined =>
    target instanceof Element && container.contains(target) ? toHtmlElement(target) : undefined;
  const highlight = (event: Event) => {
    removeRing();
    const element = find(event);
    removeRing = element ? drawRing(element) : () => {};
  };
  const suppress = (event: Event): HTMLElement | undefined => {
    const element = find(event);
    if (element) {
      event.preventDefault();
      event.stopPropagation();
    }
    return element;
  };
  const pick = (event: Event) => {
    const element = suppress(event);
    if (!element) return;
    end();
    onEnd(element);
  };
  const onKey = (event: KeyboardEvent) => {
    if (PICK_KEYS.includes(event.key)) pick(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    end();
    onEnd(undefined);
  };
  for (const type of PRESSES) document.addEventListener(type, suppress, options);
  document.addEventListener('click', pick, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('pointermove', highlight, options);
  document.addEventListener('focusin', highlight, options);
  return end;
}
