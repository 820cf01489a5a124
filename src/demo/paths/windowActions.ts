import type { Overrides } from './overrides';
import { nameElement } from './screenState';

/**
 * Observes what the page does to the window, and tells it by `note`: addresses in the history, scrolling, printing. A reload is
 * told, too, but not carried out. Returns what ends that.
 */
export function observeWindowActions(
  { override, replace }: Omit<Overrides, 'restore'>,
  note: (line: string) => void,
): () => void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    replace(history, name, (...given: Parameters<typeof change>) => {
      const [state, , url = ''] = given;
      const kept = state === null || state === undefined ? '' : ` with ${JSON.stringify(state)}`;
      note(`${name === 'pushState' ? 'address' : 'address instead'}: ${url}${kept}`);
      change.apply(history, given);
    });
  }

  // The plan would be gone with the page.
  const keepPage = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload') return;
    event.preventDefault();
    note('reloads the page');
  };
  window.navigation?.addEventListener('navigate', keepPage);

  replace(window, 'print', () => {
    window.dispatchEvent(new Event('beforeprint'));
    note(`prints ${document.querySelectorAll('main tr').length} lines of tables`);
    window.dispatchEvent(new Event('afterprint'));
  });

  const { scrollIntoView } = Element.prototype;
  replace(Element.prototype, 'scrollIntoView', function (this: Element, options?: ScrollIntoViewOptions) {
    note(`scroll to “${nameElement(this)}”`);
    scrollIntoView.call(this, options);
  });
  const scrollLeft = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollLeft');
  override(Element.prototype, 'scrollLeft', {
    get(this: Element) {
      return scrollLeft?.get?.call(this);
    },
    set(this: Element, left: number) {
      const before = this.scrollLeft;
      scrollLeft?.set?.call(this, left);
      // A list that fits cannot be scrolled.
      if (this.scrollLeft !== before)
        note(`scroll “${nameElement(this)}” ${this.scrollLeft > before ? 'forwards' : 'back'}`);
    },
  });
  const { scrollTo } = window;
  replace(window, 'scrollTo', (left: number, top: number) => {
    note(`scroll to ${top === 0 ? 'the top' : 'another place'}`);
    scrollTo.call(window, left, top);
  });
  return () => window.navigation?.removeEventListener('navigate', keepPage);
}
