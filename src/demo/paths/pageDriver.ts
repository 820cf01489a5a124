import toast from 'react-hot-toast/headless';
import { SimulatedClock } from 'xstate';
import type { AppDriver, Call, Outcome } from '#machines/models/appDriver.ts';
import { flushTasks, SETTLE_TASKS, waitFor } from '#machines/paths/waitFor.ts';
import { type MachineDriver, readControl } from '#machines/paths/web/webDriver.ts';
import type { RunningProvider } from '#mocks/browser.ts';
import { BASE_PATH } from '#mocks/endpoint.ts';
import { notifications, notify } from '#src/actors/notify.ts';
import type { Services } from '#src/actors/services.ts';
import { removeStoredSession } from '#src/actors/storedSession.ts';
import type { TestHooks } from '#src/actors/testHooks.ts';
import { toAddress, toOwnName, toPath } from '#src/basePath.ts';
import { urls } from '#src/urls.ts';
import { endOutcomes } from '../endOutcomes';
import { createActorInspector } from './actorInspector';
import { type BrowserFakes, installBrowserFakes } from './browserFakes';
import { clearSession, loginOutsideApp, readStored, writeSession } from './browserState';
import { createComeToRest, QUIET_TASKS } from './comeToRest';
import { emulation, isShowingFallback, restoreWindow } from './emulation';
import { findStateProblem, getMachineState } from './machineStates';
import { createOtherTabOperations } from './otherTabOperations';
import { createPageInput } from './pageInput';
import { observePage } from './pageObserver';
import { createPersonaResolver, getPersonaByRole } from './personaPlaceholders';
import { readQrCode } from './qrCode';
import { createRequestInterceptor } from './requestInterceptor';
import { createScreenQueries } from './screenQueries';

/** The app, as the driver opens and closes it. */
export interface PlayedApp {
  readonly start: (path: string) => Promise<void>;
  readonly open: (path: string) => void;
  readonly getServices: () => Services | undefined;
  readonly close: () => void;
}

/** What pages have from their host, before the app is there. */
export interface HostPage {
  /** The HTML of the sign-in. */
  readonly renderForm: () => Promise<string>;
  /** Sends what Home reads first. */
  readonly sendEarlyReads: (baseUrl: string, storedAuth: string, fetch: typeof globalThis.fetch) => void;
}

interface PageDriverOptions {
  readonly provider: RunningProvider;
  readonly container: HTMLElement;
  /** how long an action or assertion may take, in milliseconds */
  readonly timeoutMs: number;
  /** short timers run in real time, and the console shows what is written to it: for a person who looks on */
  readonly isWatched?: boolean;
  /** Without it a page is opened as any other. */
  readonly hostPage?: HostPage;
  /** when plans begin, in milliseconds since 1970: now, if it is left out */
  readonly startAt?: number;
  /** called with the element of the next action, and awaited */
  readonly highlight?: (element: HTMLElement) => Promise<void>;
}

export type PageDriver = ReturnType<typeof createPageDriver>;

/** Drives the real app in this page over the mocked provider, and controls calls, clocks and storage. */
export function createPageDriver(options: PageDriverOptions) {
  const { provider, container, timeoutMs, isWatched = false, hostPage, startAt, highlight } = options;
  const inspector = createActorInspector();
  const isSignedIn = () => inspector.snapshot('session')?.hasTag('private') ?? false;
  const interceptor = createRequestInterceptor(provider, {
    isSignedIn,
    getDeadline: (signal) => browserFakes?.timers.getDeadline(signal),
  });
  const clock = new SimulatedClock();
  const queries = createScreenQueries(container);
  const getPersona = getPersonaByRole(provider.personas);
  const resolvePersonas = createPersonaResolver(provider.personas);
  const resolveText = (template: string) =>
    resolvePersonas(template).replace(
      /\{provider\.(\w+)\}/g,
      (whole, name: string) => interceptor.getCaptured(name) ?? whole,
    );
  let resolveStorage = () => {};
  let storage = Promise.resolve();
  let isStorageReady = false;
  let app: PlayedApp | undefined;
  let browserFakes: BrowserFakes | undefined;
  let callCountBeforeStep = 0;
  /** when the clock of the plan began to stand still */
  let startedAt = 0;

  /** Random values, and what depends on when and where a plan runs, are replaced. */
  const hideVarying = (text: string) =>
    interceptor
      .hideRandom(text)
      .replaceAll(location.origin, '{origin}')
      .replace(/\b1\d{12}\b/g, (moment) => `[start + ${Number(moment) - startedAt} ms]`);

  const getBrowserFakes = () => browserFakes;
  const observer = observePage({ container, interceptor, queries, getBrowserFakes, isWatched, hideVarying });

  const { recordPress, recordKey } = observer.stateChanges;

  const testHooks: TestHooks = { clock, inspect: inspector.inspect, storageReady: () => storage };

  const login = async (role: 'member' | 'other') => {
    const session = await loginOutsideApp(provider.fetch, getPersona(role));
    interceptor.setNewestToken(session.token);
    return session;
  };

  /** Each screen has a heading, once its code is loaded; before it, what reads a stored session is. */
  const isLoadingScreen = () => {
    const session = inspector.snapshot('session');
    return (
      isShowingFallback() ||
      (session !== undefined && (session.hasTag('splash') ? isStorageReady : !container.querySelector('h1')))
    );
  };

  const comeToRest = createComeToRest({
    timeoutMs,
    isBusy: interceptor.isBusy,
    getChangeCount: observer.getChangeCount,
    getBrowserFakes,
    isLoadingScreen,
  });

  const otherTab = createOtherTabOperations({
    login,
    getPersona,
    comeToRest,
    grantLocks: async () => browserFakes?.grantLocks(),
  });

  /** Does it, and waits until the app is at rest. */
  const settled =
    <Given extends readonly unknown[]>(act: (...given: Given) => unknown) =>
    async (...given: Given): Promise<void> => {
      await act(...given);
      await comeToRest();
    };

  const driver: AppDriver & MachineDriver = {
    resolveText,
    beginStep() {
      if (isWatched) toast.remove();
      observer.beginStep();
      callCountBeforeStep = interceptor.sentCount();
    },
    async endStep() {
      await comeToRest();
      await observer.endStep();
      while (await browserFakes?.timers.runOut()) await comeToRest();
    },
    ...observer.operations,
    findUnmetExpectation() {
      const missing = interceptor.missingCalls();
      return missing.length === 0 ? null : `No call ${missing.join(', ')} was made.`;
    },
    open: settled((path: string) => {
      inspector.reset();
      app?.open(path);
    }),
    async loadPage(path) {
      if (!hostPage) return driver.open(path);
      app?.close();
      inspector.reset();
      const auth = localStorage.getItem(toOwnName('auth'));
      if (path === urls.signIn && auth === null) {
        container.innerHTML = await hostPage.renderForm();
        container.dataset.prerendered = '';
      } else document.documentElement.dataset.starting = '';
      if (auth !== null && (path === urls.signIn || path === urls.dashboard)) {
        hostPage.sendEarlyReads(BASE_PATH, auth, interceptor.fetch);
        await comeToRest();
      }
      await app?.start(path);
      await comeToRest();
    },
    navigate: settled((path: string) => history.pushState(null, '', toAddress(path))),
    goBack: settled(async () => {
      let wentBack = false;
      const onPopState = () => {
        wentBack = true;
      };
      window.addEventListener('popstate', onPopState, { once: true });
      history.back();
      await waitFor(() => (wentBack ? null : 'There is no page to go back to.'), timeoutMs);
    }),
    takeBack: settled(async () => {
      await comeToRest();
      const services = app?.getServices();
      if (services) endOutcomes(services);
    }),
    closeByBack: settled(() => browserFakes?.closeByBack()),
    ...createPageInput({ queries, timeoutMs, comeToRest, highlight, recordPress, recordKey }),
    advanceTimers(milliseconds) {
      clock.increment(milliseconds);
      browserFakes?.timers.advance(milliseconds);
      return provider.controls.ageDepositWallets(milliseconds);
    },
    address: () => toPath(location.pathname) + location.search,
    text: queries.text,
    texts: queries.texts,
    find(role, name) {
      const found = queries.find(role, name);
      if (!found) return undefined;
      const control = readControl(found);
      return { ...control, href: control.href && toPath(control.href) };
    },
    focused: queries.focused,
    machineState: (machine) => getMachineState(inspector, machine),
    findStateProblem: (machine, expected) => findStateProblem(inspector, resolveText, machine, expected),
    ...interceptor.operations,
    release: settled((call: Call, outcome: Outcome) =>
      waitFor(() => (interceptor.release(call, outcome) ? null : `No call ${call} is pending.`), timeoutMs),
    ),
    async restoreStorage(stored) {
      if (stored === 'session' || stored === 'otherSession')
        writeSession(localStorage, await login(stored === 'session' ? 'member' : 'other'));
      else if (stored === 'garbage') localStorage.setItem(toOwnName('auth'), '{}');
      else localStorage.removeItem(toOwnName('auth'));
      observer.stateChanges.beginStep();
      isStorageReady = true;
      resolveStorage();
    },
    store: (name, value) => localStorage.setItem(toOwnName(name), value),
    ...otherTab.operations,
    async wake(milliseconds, at) {
      browserFakes?.timers.moveWall(milliseconds);
      await provider.controls.ageDepositWallets(Math.max(0, milliseconds));
      if (at === 'unnoticed') return;
      if (at === 'tick') browserFakes?.timers.tick();
      else (at === 'visibilitychange' ? document : window).dispatchEvent(new Event(at));
    },
    leavePage: () => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
    restorePage: () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ...emulation,
    preferMotion: (motion) => browserFakes?.preferMotion(motion),
    deploy: (what) => browserFakes?.deploy(what),
    refuse: (what) => browserFakes?.refuse[what](),
    allow: (what) => browserFakes?.allow[what](),
    setOnline: (isOnline) => browserFakes?.setOnline(isOnline),
    setVisible: (isVisible) => browserFakes?.setVisible(isVisible),
    sentCalls: (call, since) =>
      interceptor.sentCalls(call).filter(({ index }) => since === 'plan' || index >= callCountBeforeStep),
    newestToken: () => interceptor.newestToken,
    readStored,
    clipboard: () => browserFakes?.getCopied(),
    async qrCode(name) {
      const image = queries.findImage(name);
      return image && { content: await readQrCode(image) };
    },
  };

  return {
    ...driver,
    inspector,
    timeoutMs,
    /** Whether a call that is not held has not ended. */
    hasCallUnderWay: interceptor.isBusy,
    /** Returns which of the timers of now are still pending later. */
    markTimers: () => browserFakes?.timers.mark() ?? (() => []),
    appOptions: {
      fetch: interceptor.fetch,
      testHooks,
      onReady: (ready: PlayedApp) => {
        app = ready;
      },
    },
    /** Prepares a plan: empty browser storage, a new world, storage that waits for `restoreStorage`. */
    async beginPlan(): Promise<void> {
      clearSession(localStorage);
      // A session that a browser had no room for is kept in the page, and a plan that failed leaves it behind.
      removeStoredSession();
      document.title = '';
      window.scrollTo(0, 0);
      interceptor.reset();
      inspector.reset();
      isStorageReady = false;
      storage = new Promise((resolve) => {
        resolveStorage = resolve;
      });
      // What shows messages is there before the first of them, and shows none of an earlier plan.
      notify.dismissLasting();
      notifications.dismiss();
      notifications.forgetFailure();
      await import('#src/app/Toasts.tsx');
      await provider.reset();
      browserFakes?.restore();
      await restoreWindow();
      observer.start();
      browserFakes = installBrowserFakes({ isRealTime: isWatched, startAt });
      startedAt = Date.now();
    },
    /**
     * Closes the app and cleans the browser up. Resolves to a sentence about listeners, timers, locks, channels and calls
     * that the app has not cleaned up itself; to null when there are none.
     */
    async close(): Promise<string | null> {
      app?.close();
      app = undefined;
      toast.remove();
      await flushTasks(QUIET_TASKS);
      await browserFakes?.grantLocks();
      await browserFakes?.timers.runOut();
      const leaks = [...(browserFakes?.restore() ?? []), ...interceptor.allPendingCalls()];
      browserFakes = undefined;
      await restoreWindow();
      // A message may have waited for a file.
      await flushTasks(SETTLE_TASKS);
      toast.remove();
      observer.stop();
      otherTab.close();
      clearSession(localStorage);
      return leaks.length > 0 ? `The app is closed and has left behind: ${leaks.join(', ')}.` : null;
    },
  };
}
