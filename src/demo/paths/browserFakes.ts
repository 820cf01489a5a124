import type { DEPLOYED } from '#machines/models/appDriver.ts';
import { toOwnName } from '#src/basePath.ts';
import { observeLongLivedListeners } from './longLivedListeners';
import { observeLocks } from './observedLocks';
import { createOverrides } from './overrides';
import { observePendingWork } from './pendingWork';
import { createPlanFrames } from './planFrames';
import { createPlanTimers } from './planTimers';
import { createRefusals } from './refusals';
import { observeSavedFiles } from './savedFiles';
import { observeWindowActions } from './windowActions';

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
  const timers = createPlanTimers({ isRealTime, work, startAt });
  const channels = new Set<BroadcastChannel>();
  const navigations = new Set<string>();
  const note = (line: string): void => void navigations.add(line);
  const endWindowActions = observeWindowActions({ override, replace }, note);
  const listContents = observeSavedFiles(replace, work, note);
  const locks = observeLocks(replace);

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

  const listListeners = observeLongLivedListeners(replace);
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
    requestedLocks: locks.requested,
    /** What the page did to the window, each once: addresses in the history, scrolling, printing, what it copies and saves. */
    navigations,
    beginStep: (): void => {
      locks.requested.length = 0;
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
    deploy(what: keyof typeof DEPLOYED): void {
      deployed = what === 'otherPage' ? '<form>Sign in to this network</form>' : toPage([`/${what}.js`]);
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
    grantLocks: locks.grant,
    /** Removes the fakes; returns the listeners, observers, timers, locks and channels that are left. */
    restore(): readonly string[] {
      sessionStorage.removeItem(toOwnName('reloaded-for-version'));
      restore();
      endWindowActions();
      return [
        ...listListeners(),
        ...frames.listSizeObservers(),
        ...timers.left(),
        ...locks.left(),
        ...listContents(),
        ...[...channels].map(({ name }) => `the channel ${name}`),
      ];
    },
  };
}

export type BrowserFakes = ReturnType<typeof installBrowserFakes>;
