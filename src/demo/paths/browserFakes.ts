import { toOwnName } from '#src/basePath.ts';
import { createOverrides } from './overrides';
import { observePendingWork } from './pendingWork';
import { observePictures } from './pictures';
import { createPlanFrames } from './planFrames';
import { createPlanTimers } from './planTimers';
import { createRefusals } from './refusals';
import { nameElement } from './screenState';

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

interface BrowserFakesOptions {
  readonly isRealTime?: boolean;
  readonly startAt?: number | undefined;
}

/**
 * Fakes parts of the browser while a plan runs: clocks, timers and clipboard are controlled by the plan; cookies,
 * listeners, locks and channels are recorded. `restore` removes the fakes, and returns what is left of those.
 */
export function installBrowserFakes({ isRealTime = false, startAt }: BrowserFakesOptions = {}) {
  const cookies = new Map<string, string>();
  const { override, replace, restore } = createOverrides();
  const work = observePendingWork(replace);
  const getDrawing = observePictures(replace);
  const timers = createPlanTimers({ isRealTime, work, startAt });
  const channels = new Set<BroadcastChannel>();
  const locks: { readonly name: string; isGranted: boolean }[] = [];
  const requestedLocks: string[] = [];
  const navigations = new Set<string>();
  let listeners: Listener[] = [];

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  override(document, 'cookie', {
    get: () => cookie?.get?.call(document),
    set: (text: string) => {
      cookies.set(text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1));
      cookie?.set?.call(document, text);
    },
  });

  const { refuse, allow, getCopied } = createRefusals({ override, replace }, navigations);
  replace(Date, 'now', timers.now);
  replace(window, 'setTimeout', timers.setTimeout);
  replace(window, 'setInterval', timers.setInterval);
  for (const name of ['clearTimeout', 'clearInterval']) replace(window, name, timers.clear);
  replace(AbortSignal, 'timeout', timers.timeout);
  replace(AbortSignal, 'any', timers.any);

  // The library of the graph listens to touches only where there are touch points.
  override(navigator, 'maxTouchPoints', { get: () => 2 });

  const frames = createPlanFrames(timers.monotonicNow);
  replace(performance, 'now', frames.now);
  // For a person who looks on, the browser draws.
  if (!isRealTime) {
    replace(window, 'requestAnimationFrame', frames.requestFrame);
    replace(window, 'cancelAnimationFrame', frames.cancelFrame);
    replace(window, 'requestIdleCallback', frames.requestIdle);
    replace(window, 'cancelIdleCallback', frames.cancelIdle);
    replace(window, 'ResizeObserver', frames.ResizeObserver);
  }

  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    replace(history, name, (...given: Parameters<typeof change>) => {
      const [state, , url = ''] = given;
      const kept = state === null || state === undefined ? '' : ` with ${JSON.stringify(state)}`;
      navigations.add(`${name === 'pushState' ? 'address' : 'address instead'}: ${url}${kept}`);
      change.apply(history, given);
    });
  }

  // The plan would be gone with the page.
  const keepPage = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload') return;
    event.preventDefault();
    navigations.add('reloads the page');
  };
  window.navigation?.addEventListener('navigate', keepPage);

  replace(window, 'print', () => {
    window.dispatchEvent(new Event('beforeprint'));
    navigations.add(`prints ${document.querySelectorAll('main tr').length} lines of tables`);
    window.dispatchEvent(new Event('afterprint'));
  });
  const files = new Map<string, Blob>();
  const { createObjectURL, revokeObjectURL } = URL;
  replace(URL, 'createObjectURL', (content: Blob) => {
    const url = createObjectURL(content);
    files.set(url, content);
    return url;
  });
  replace(URL, 'revokeObjectURL', (url: string) => {
    files.delete(url);
    revokeObjectURL(url);
  });
  const { click } = HTMLAnchorElement.prototype;
  replace(HTMLAnchorElement.prototype, 'click', function (this: HTMLAnchorElement) {
    const content = files.get(this.href);
    if (!content) return click.call(this);
    work.begin(content);
    // Unlike `text()`, this keeps the mark by which a spreadsheet knows the encoding.
    const decode = (bytes: ArrayBuffer) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const describe = async () => {
      if (content.type === 'image/png') {
        const { width, height } = await createImageBitmap(content);
        return [`a picture of ${width} × ${height} pixels`, ...getDrawing(content)].join('\n');
      }
      return decode(await content.arrayBuffer()).replace('\ufeff', '(byte order mark) ');
    };
    const { download } = this;
    void describe()
      .then((text) => navigations.add(`saves ${download}:\n${text}`))
      .finally(() => work.end(content));
  });

  const { matchMedia } = window;
  let isMotionFull = false;
  const preferMotion = (motion: 'full' | 'reduced'): void => {
    isMotionFull = motion === 'full';
    replace(window, 'matchMedia', (query: string) =>
      // One that always applies, or never.
      matchMedia.call(
        window,
        query.includes('prefers-reduced-motion: reduce') ? (motion === 'reduced' ? 'all' : 'not all') : query,
      ),
    );
  };
  /** The scripts of the page on the host, with which the app compares its own (D53). */
  const toPage = (scripts: readonly string[]) =>
    `<div id="root"></div>${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')}`;
  let deployed = toPage([...document.scripts].map(({ src }) => src));
  const { fetch } = window;
  replace(window, 'fetch', async (...given: Parameters<typeof fetch>) => {
    if (isRealTime || !(given[0] instanceof URL)) return fetch.apply(window, given);
    return new Response(deployed);
  });

  const { scrollIntoView } = Element.prototype;
  replace(Element.prototype, 'scrollIntoView', function (this: Element, options?: ScrollIntoViewOptions) {
    navigations.add(`scroll to “${nameElement(this)}”`);
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
        navigations.add(`scroll “${nameElement(this)}” ${this.scrollLeft > before ? 'forwards' : 'back'}`);
    },
  });
  const { scrollTo } = window;
  replace(window, 'scrollTo', (left: number, top: number) => {
    navigations.add(`scroll to ${top === 0 ? 'the top' : 'another place'}`);
    scrollTo.call(window, left, top);
  });

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

  if (navigator.locks) {
    const request = navigator.locks.request.bind(navigator.locks);
    replace(
      navigator.locks,
      'request',
      async (
        name: string,
        ...rest: [LockOptions, LockGrantedCallback<unknown>] | [LockGrantedCallback<unknown>]
      ) => {
        const lock = { name, isGranted: false };
        locks.push(lock);
        const [options, callback] = rest.length === 2 ? rest : [{}, rest[0]];
        // A shared lock only waits for another tab, and is requested twice in strict mode.
        if (options.mode !== 'shared') requestedLocks.push(`lock ${name}`);
        try {
          return await request(name, options, (granted) => {
            lock.isGranted = true;
            return callback(granted);
          });
        } finally {
          locks.splice(locks.indexOf(lock), 1);
        }
      },
    );
  }
  /** What Back of a phone closes. */
  const closeWatchers = new Set<CloseWatcher>();
  const { CloseWatcher: Watcher } = window;
  if (Watcher) {
    replace(
      window,
      'CloseWatcher',
      class extends Watcher {
        constructor() {
          super();
          closeWatchers.add(this);
        }

        override destroy() {
          closeWatchers.delete(this);
          super.destroy();
        }
      },
    );
  }
  const Channel = BroadcastChannel;
  replace(
    window,
    'BroadcastChannel',
    class extends Channel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }

      override close() {
        channels.delete(this);
        super.close();
      }
    },
  );

  return {
    timers,
    frames,
    work,
    /** The cookies as they were last written, by name: `light; Path=/; Max-Age=60`. */
    cookies,
    /** Whether the browser would ask before the page is left. */
    asksBeforeLeaving: (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    /** Whether Back of a phone would close something, where the browser can tell. */
    closesByBack: (): boolean | undefined => (Watcher ? closeWatchers.size > 0 : undefined),
    /** As Back of a phone does: closes what was opened last. */
    closeByBack: (): void => [...closeWatchers].at(-1)?.requestClose(),
    /** The text that was last copied. */
    getCopied,
    /** The locks that were requested since `beginStep`, as lines. */
    requestedLocks,
    /** What the page did to the window, each once: addresses in the history, scrolling, printing, what it copies and saves. */
    navigations,
    beginStep: (): void => {
      requestedLocks.length = 0;
      navigations.clear();
      timers.beginStep();
      frames.beginStep();
    },
    refuse,
    allow,
    preferMotion,
    /** What has moved, in a plan that says that it may: else the system decides. */
    listAnimations: () => (isMotionFull ? frames.listAnimations() : []),
    /** The host has another version from now on; or the network has a page of its own. */
    deploy(what: 'newVersion' | 'otherPage'): void {
      deployed = what === 'newVersion' ? toPage(['/new.js']) : '<form>Sign in to this network</form>';
    },
    setOnline: (isOnline: boolean): void => {
      override(navigator, 'onLine', { get: () => isOnline });
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
    setVisible: (isVisible: boolean): void => {
      override(document, 'visibilityState', { get: () => (isVisible ? 'visible' : 'hidden') });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    /** Waits until the browser has granted the locks that it can. */
    async grantLocks(): Promise<void> {
      if (locks.some(({ isGranted }) => !isGranted)) await navigator.locks.query();
    },
    /** Removes the fakes; returns the listeners, observers, timers, locks and channels that are left. */
    restore(): readonly string[] {
      sessionStorage.removeItem(toOwnName('reloaded-for-version'));
      restore();
      window.navigation?.removeEventListener('navigate', keepPage);
      return [
        ...listeners.map(({ type }) => `a listener for ${type}`),
        ...frames.listSizeObservers(),
        ...timers.left(),
        ...locks.map(({ name }) => `the lock ${name}`),
        ...[...files].map(() => 'the content of a file'),
        ...[...channels].map(({ name }) => `the channel ${name}`),
      ];
    },
  };
}

export type BrowserFakes = ReturnType<typeof installBrowserFakes>;
