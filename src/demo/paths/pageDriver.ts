import toast from 'react-hot-toast';
import { SimulatedClock } from 'xstate';
import type { Action } from '#machines/paths/action.ts';
import type { RunningProvider } from '#mocks/browser.ts';
import type { TestHooks } from '#src/actors/testHooks.ts';
import { createActorInspector } from './actorInspector';
import { openAnotherTab } from './anotherTab';
import { type BrowserFakes, installBrowserFakes } from './browserFakes';
import { clearSession, loginOutsideApp, writeSession } from './browserState';
import { flushTasks } from './flushTasks';
import { personaFor, personaResolver } from './personaPlaceholders';
import { createRequestInterceptor } from './requestInterceptor';
import { resolveCaptures } from './responseCaptures';
import { screenOf } from './screenQueries';
import { waitFor } from './waitFor';

/** The app, as the stage opens and closes it. */
export interface PlayedApp {
  readonly open: (path: string) => void;
  readonly close: () => void;
}

/** Turns of the page in which what has just been painted gets its listeners: no hand is as quick, but a path is. */
const SETTLE_TASKS = 4;

interface StageOptions {
  readonly provider: RunningProvider;
  /** what the app is shown in */
  readonly box: HTMLElement;
  /** how long something may take to be so, in milliseconds */
  readonly patience: number;
  /** is shown what is pressed or filled in next, and waited for */
  readonly pointAt?: (element: HTMLElement) => Promise<void>;
}

export type PageDriver = ReturnType<typeof createPageDriver>;

/** What a plan is carried out on: the real app over the real provider, with a hand on its calls, clocks and storage. */
export function createPageDriver({ provider, box, patience, pointAt }: StageOptions) {
  const gate = createRequestInterceptor(provider);
  const live = createActorInspector();
  const anotherTab = openAnotherTab();
  const clock = new SimulatedClock();
  const screen = screenOf(box);
  const cast = personaFor(provider.personas);
  const resolvePeople = personaResolver(provider.personas);
  const resolve = (template: string) => resolveCaptures(resolvePeople(template), gate.told);
  const realNow = Date.now;
  let shift = 0;
  /** the time on the wall while it stands still */
  let stoodAt: number | undefined;
  let answerStorage = () => {};
  let storage = Promise.resolve();
  let app: PlayedApp | undefined;
  let standIns: BrowserFakes | undefined;
  let atOpening = 0;

  const testHooks: TestHooks = { clock, inspect: live.inspect, storageReady: () => storage };

  const signIn = async (role: 'member' | 'other') => {
    const session = await loginOutsideApp(provider.fetch, cast(role));
    gate.noteToken(session.token);
    return session;
  };

  const find = async (kind: 'button' | 'link' | 'tab' | 'field', name: string): Promise<HTMLElement> => {
    if (!screen.find(kind, name)) {
      await waitFor(
        () => (screen.find(kind, name) ? null : `There is no ${kind} “${name}” on the screen.`),
        patience,
      );
      await flushTasks(SETTLE_TASKS);
    }
    const found = screen.find(kind, name);
    if (!found) throw new Error(`The ${kind} “${name}” has gone from the screen.`);
    await pointAt?.(found);
    return found;
  };

  async function restore(stored: 'session' | 'nothing' | 'garbage'): Promise<void> {
    if (stored === 'session') writeSession(localStorage, await signIn('member'));
    else if (stored === 'garbage') localStorage.setItem('auth', '{}');
    else localStorage.removeItem('auth');
    answerStorage();
  }

  async function otherTab(
    operation: 'login' | 'refreshToken' | 'logout',
    role: 'member' | 'other',
  ): Promise<void> {
    if (operation === 'logout') return anotherTab.write(clearSession);
    const session = await signIn(role);
    await anotherTab.write((theirs) => writeSession(theirs, session));
  }

  async function goBack(): Promise<void> {
    let cameBack = false;
    const note = () => {
      cameBack = true;
    };
    window.addEventListener('popstate', note, { once: true });
    history.back();
    await waitFor(() => (cameBack ? null : 'There is nothing to go back to.'), patience);
  }

  async function perform(action: Action): Promise<void> {
    switch (action.type) {
      case 'open':
        live.forget();
        app?.open(action.path);
        return;
      case 'navigate':
        history.pushState(null, '', action.path);
        return;
      case 'goBack':
        return goBack();
      case 'click':
        await screen.press(await find(action.role, action.name));
        // A screen that a link leads to is there before the next deed: what is passed over unseen is never shown.
        return flushTasks(SETTLE_TASKS);
      case 'fill':
        return screen.fill(await find('field', action.label), resolve(action.text));
      case 'hold':
        return gate.holdNext(action.call);
      case 'mockNextResponse':
        return gate.foretell(action.call, action.outcome);
      case 'release':
        return waitFor(
          () =>
            gate.release(action.call, action.outcome) ? null : `No call ${action.call} waits for an answer.`,
          patience,
        );
      case 'restoreStorage':
        return restore(action.stored);
      case 'stallStorage':
        return;
      case 'otherTab':
        return otherTab(action.operation, action.as);
      case 'advanceTimers':
        clock.increment(action.milliseconds);
        return provider.controls.ageDepositWallets(action.milliseconds);
      case 'wake':
        shift += action.milliseconds;
        await provider.controls.ageDepositWallets(Math.max(0, action.milliseconds));
        if (action.at === 'tick') standIns?.tick();
        else (action.at === 'visibilitychange' ? document : window).dispatchEvent(new Event(action.at));
        return;
    }
  }

  return {
    gate,
    live,
    screen,
    resolve,
    patience,
    perform,
    /** What the app is started with. */
    parts: {
      fetch: gate.fetch,
      testHooks,
      onReady: (ready: PlayedApp) => {
        app = ready;
      },
    },
    /** Notes where a step begins, so that its effects can be told from what was before it. */
    async beginStep(): Promise<void> {
      await flushTasks(SETTLE_TASKS);
      toast.remove();
      atOpening = gate.total();
    },
    callsBeforeStep: () => atOpening,
    /** What is written to cookies, and copied; undefined before a plan has begun. */
    standIns: () => standIns,
    /** The time on the wall stands still, however long somebody looks at a step, until it goes on. */
    standStill(): void {
      stoodAt ??= Date.now();
    },
    goOn(): void {
      if (stoodAt === undefined) return;
      shift = stoodAt - realNow();
      stoodAt = undefined;
    },
    /** Begins a plan: an empty browser, a new world, storage that answers when it is told to. */
    async begin(held: Parameters<typeof gate.begin>[0]): Promise<void> {
      clearSession(localStorage);
      gate.begin(held);
      live.forget();
      shift = 0;
      stoodAt = undefined;
      Date.now = () => stoodAt ?? realNow() + shift;
      storage = new Promise((answered) => {
        answerStorage = answered;
      });
      await provider.reset();
      standIns?.restore();
      standIns = installBrowserFakes();
    },
    /**
     * Takes the app away and leaves the browser as a member's departure does. Tells what the app has left behind and
     * should not have: listeners, intervals, calls; null when it is nothing.
     */
    end(): string | null {
      app?.close();
      app = undefined;
      const left = [...(standIns?.restore() ?? []), ...gate.allWaiting()];
      standIns = undefined;
      anotherTab.close();
      Date.now = realNow;
      toast.remove();
      clearSession(localStorage);
      return left.length > 0 ? `The app is closed and has left behind: ${left.join(', ')}.` : null;
    },
  };
}
