import type { Overrides } from './overrides';

/** What outlives the screens: a listener on one of these is left behind by an app that does not remove it. */
const isLongLived = (target: unknown): boolean =>
  target === window ||
  target === document ||
  [BroadcastChannel, MediaQueryList, ServiceWorkerContainer, VisualViewport].some(
    (kind) => target instanceof kind,
  );

interface Listener {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: EventListenerOrEventListenerObject | null;
  readonly capture: boolean;
}

const toCapture = (options: boolean | EventListenerOptions | undefined): boolean =>
  typeof options === 'object' ? options.capture === true : options === true;

/** Observes the listeners that are added to what outlives the screens. Returns what gives those that are left. */
export function observeLongLivedListeners(replace: Overrides['replace']) {
  let listeners: Listener[] = [];
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const forget = ({ target, type, listener, capture }: Listener) => {
    listeners = listeners.filter(
      (one) =>
        one.target !== target || one.type !== type || one.listener !== listener || one.capture !== capture,
    );
  };
  function addListener(this: EventTarget | undefined, ...given: Parameters<typeof add>): void {
    const target = this ?? window;
    const [type, listener, options] = given;
    const { once = false, signal } = typeof options === 'object' ? options : {};
    if (isLongLived(target) && !once) {
      const added = { target, type, listener, capture: toCapture(options) };
      forget(added);
      listeners.push(added);
      if (signal) add.call(signal, 'abort', () => forget(added), { once: true });
    }
    add.apply(target, given);
  }
  function removeListener(this: EventTarget | undefined, ...given: Parameters<typeof remove>): void {
    const target = this ?? window;
    const [type, listener, options] = given;
    forget({ target, type, listener, capture: toCapture(options) });
    remove.apply(target, given);
  }
  // A test runner may have given the window functions of its own.
  for (const owner of [EventTarget.prototype, window]) {
    replace(owner, 'addEventListener', addListener);
    replace(owner, 'removeEventListener', removeListener);
  }
  return (): readonly string[] => listeners.map(({ type }) => `a listener for ${type}`);
}
