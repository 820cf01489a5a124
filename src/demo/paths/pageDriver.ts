import toast from 'react-hot-toast/headless';
import { SimulatedClock } from 'xstate';
import type { AppDriver } from '#machines/models/appDriver.ts';
import { flushTasks, waitFor } from '#machines/paths/waitFor.ts';
import { type MachineDriver, readControl } from '#machines/paths/web/webDriver.ts';
import type { RunningProvider } from '#mocks/browser.ts';
import type { TestHooks } from '#src/actors/testHooks.ts';
import { toAddress, toOwnName, toPath } from '#src/basePath.ts';
import { createActorInspector } from './actorInspector';
import { type BrowserFakes, installBrowserFakes } from './browserFakes';
import { clearSession, expireSession, loginOutsideApp, writeSession } from './browserState';
import { findStateProblem, getMachineState } from './machineStates';
import { createOtherTab } from './otherTab';
import { createPersonaResolver, getPersonaByRole } from './personaPlaceholders';
import { readQrCode } from './qrCode';
import { readStored } from './readStored';
import { createRequestInterceptor } from './requestInterceptor';
import { resolveCaptures } from './responseCaptures';
import { createScreenQueries } from './screenQueries';

/** The app, as the driver opens and closes it. */
export interface PlayedApp {
  readonly open: (path: string) => void;
  readonly close: () => void;
}

/** Tasks in which an element that has just been painted gets its listeners: a plan acts faster than a person. */
const SETTLE_TASKS = 4;

interface PageDriverOptions {
  readonly provider: RunningProvider;
  /** the element that contains the app */
  readonly container: HTMLElement;
  /** how long an action or assertion may take, in milliseconds */
  readonly timeoutMs: number;
  /** called with the element of the next action, and awaited */
  readonly highlight?: (element: HTMLElement) => Promise<void>;
}

export type PageDriver = ReturnType<typeof createPageDriver>;

/** Drives the real app in this page over the mocked provider, and controls calls, clocks and storage. */
export function createPageDriver({ provider, container, timeoutMs, highlight }: PageDriverOptions) {
  const interceptor = createRequestInterceptor(provider);
  const inspector = createActorInspector();
  const otherTab = createOtherTab();
  const clock = new SimulatedClock();
  const queries = createScreenQueries(container);
  const getPersona = getPersonaByRole(provider.personas);
  const resolvePersonas = createPersonaResolver(provider.personas);
  const resolveText = (template: string) =>
    resolveCaptures(resolvePersonas(template), interceptor.getCaptured);
  const realNow = Date.now;
  let clockOffset = 0;
  /** the time at which the system clock is paused */
  let pausedAt: number | undefined;
  let resolveStorage = () => {};
  let storage = Promise.resolve();
  let app: PlayedApp | undefined;
  let browserFakes: BrowserFakes | undefined;
  let callCountBeforeStep = 0;

  const testHooks: TestHooks = { clock, inspect: inspector.inspect, storageReady: () => storage };

  const login = async (role: 'member' | 'other') => {
    const session = await loginOutsideApp(provider.fetch, getPersona(role));
    interceptor.setNewestToken(session.token);
    return session;
  };

  const findElement = async (
    kind: 'button' | 'link' | 'tab' | 'field',
    name: string,
  ): Promise<HTMLElement> => {
    if (!queries.find(kind, name)) {
      await waitFor(
        () => (queries.find(kind, name) ? null : `There is no ${kind} “${name}” on the screen.`),
        timeoutMs,
      );
      await flushTasks(SETTLE_TASKS);
    }
    const found = queries.find(kind, name);
    if (!found) throw new Error(`The ${kind} “${name}” is no longer on the screen.`);
    await highlight?.(found);
    return found;
  };

  async function goBack(): Promise<void> {
    let wentBack = false;
    const onPopState = () => {
      wentBack = true;
    };
    window.addEventListener('popstate', onPopState, { once: true });
    history.back();
    await waitFor(() => (wentBack ? null : 'There is no page to go back to.'), timeoutMs);
  }

  const driver: AppDriver & MachineDriver = {
    resolveText,
    async beginStep() {
      await flushTasks(SETTLE_TASKS);
      toast.remove();
      callCountBeforeStep = interceptor.sentCount();
    },
    toasts: () => queries.texts('toast'),
    findUnmetExpectation() {
      const missing = interceptor.missingCalls();
      return missing.length === 0 ? null : `No call ${missing.join(', ')} was made.`;
    },
    open(path) {
      inspector.reset();
      app?.open(path);
    },
    navigate: (path) => history.pushState(null, '', toAddress(path)),
    goBack,
    async click(role, name) {
      await queries.click(await findElement(role, name));
      // A screen that a link leads to is rendered before the next action.
      await flushTasks(SETTLE_TASKS);
    },
    fill: async (label, text) => queries.fill(await findElement('field', label), text),
    advanceTimers(milliseconds) {
      clock.increment(milliseconds);
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
    hold: interceptor.hold,
    mockNextResponse: interceptor.mockNextResponse,
    release: (call, outcome) =>
      waitFor(() => (interceptor.release(call, outcome) ? null : `No call ${call} is pending.`), timeoutMs),
    async restoreStorage(stored) {
      if (stored === 'session') writeSession(localStorage, await login('member'));
      else if (stored === 'garbage') localStorage.setItem(toOwnName('auth'), '{}');
      else localStorage.removeItem(toOwnName('auth'));
      resolveStorage();
    },
    async otherTab(operation, as) {
      if (operation === 'logout') return otherTab.write(clearSession);
      if (operation === 'expire') return otherTab.write(expireSession);
      const session = await login(as);
      await otherTab.write((otherStorage) => writeSession(otherStorage, session));
    },
    async wake(milliseconds, at) {
      clockOffset += milliseconds;
      await provider.controls.ageDepositWallets(Math.max(0, milliseconds));
      if (at === 'tick') browserFakes?.tick();
      else (at === 'visibilitychange' ? document : window).dispatchEvent(new Event(at));
    },
    pendingCount: interceptor.pendingCount,
    sentCalls: (call, since) =>
      interceptor.sentCalls(call).filter(({ index }) => since === 'plan' || index >= callCountBeforeStep),
    newestToken: () => interceptor.newestToken,
    readStored: () => readStored(browserFakes?.cookies),
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
    /** The options that the app is mounted with. */
    appOptions: {
      fetch: interceptor.fetch,
      testHooks,
      onReady: (ready: PlayedApp) => {
        app = ready;
      },
    },
    /** Pauses the system clock while a person looks at a step. */
    pauseClock(): void {
      pausedAt ??= Date.now();
    },
    resumeClock(): void {
      if (pausedAt === undefined) return;
      clockOffset = pausedAt - realNow();
      pausedAt = undefined;
    },
    /** Prepares a plan: empty browser storage, a new world, storage that waits for `restoreStorage`. */
    async beginPlan(): Promise<void> {
      clearSession(localStorage);
      interceptor.reset();
      inspector.reset();
      clockOffset = 0;
      pausedAt = undefined;
      Date.now = () => pausedAt ?? realNow() + clockOffset;
      storage = new Promise((resolve) => {
        resolveStorage = resolve;
      });
      await provider.reset();
      browserFakes?.restore();
      browserFakes = installBrowserFakes();
    },
    /**
     * Closes the app and cleans the browser up. Returns a sentence about listeners, intervals and calls that the app
     * has not cleaned up itself; null when there are none.
     */
    close(): string | null {
      app?.close();
      app = undefined;
      const leaks = [...(browserFakes?.restore() ?? []), ...interceptor.allPendingCalls()];
      browserFakes = undefined;
      otherTab.close();
      Date.now = realNow;
      toast.remove();
      clearSession(localStorage);
      return leaks.length > 0 ? `The app is closed and has left behind: ${leaks.join(', ')}.` : null;
    },
  };
}
