/** What a browser does by itself: go to an address, scroll, move the focus, open a menu. */
const TYPES = [
  'click',
  'dblclick',
  'keydown',
  'mousedown',
  'pointerdown',
  'touchmove',
  'wheel',
  'submit',
  'paste',
];

/** Observes which events the app keeps from the browser, which otherwise would do something of its own. */
export function observePreventedEvents() {
  const events: Event[] = [];
  const note = (event: Event) => void events.push(event);
  // Before the app, which may stop them.
  for (const type of TYPES) window.addEventListener(type, note, { capture: true });
  return {
    beginStep: (): void => {
      events.length = 0;
    },
    /** since then, as lines, each once: `prevented: keydown Escape` */
    list: (): readonly string[] => {
      const prevented = events.filter(({ defaultPrevented }) => defaultPrevented);
      const describe = (event: Event) =>
        `prevented: ${event.type}${event instanceof KeyboardEvent ? ` ${event.key}` : ''}`;
      return [...new Set(prevented.map(describe))];
    },
    stop: (): void => {
      for (const type of TYPES) window.removeEventListener(type, note, { capture: true });
    },
  };
}
