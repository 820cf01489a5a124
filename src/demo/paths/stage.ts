import toast from 'react-hot-toast';
import { SimulatedClock } from 'xstate';
import type { Deed } from '../../../machines/paths/plan';
import type { RunningProvider } from '../../../mocks/browser';
import type { Seams } from '../../actors/seams';
import { openAnotherTab } from './anotherTab';
import { leaveNothing, leaveSession, signInApart } from './browserState';
import { createGate } from './gate';
import { watchMachines } from './live';
import { castOf, resolver } from './people';
import { screenOf } from './screen';
import { type StandIns, standIn } from './standIns';
import { withTold } from './told';
import { turns } from './turns';
import { until } from './until';

/** The app, as the stage opens and closes it. */
export interface PlayedApp {
  readonly open: (path: string) => void;
  readonly close: () => void;
}

/** Turns of the page in which what has just been painted gets its listeners: no hand is as quick, but a path is. */
const SETTLING = 4;

interface StageOptions {
  readonly provider: RunningProvider;
  /** what the app is shown in */
  readonly box: HTMLElement;
  /** how long something may take to be so, in milliseconds */
  readonly patience: number;
  /** is shown what is pressed or filled in next, and waited for */
  readonly pointAt?: (element: HTMLElement) => Promise<void>;
}

export type Stage = ReturnType<typeof createStage>;

/** What a plan is carried out on: the real app over the real provider, with a hand on its calls, clocks and storage. */
export function createStage({ provider, box, patience, pointAt }: StageOptions) {
  const gate = createGate(provider);
  const live = watchMachines();
  const anotherTab = openAnotherTab();
  const clock = new SimulatedClock();
  const screen = screenOf(box);
  const cast = castOf(provider.personas);
  const resolvePeople = resolver(provider.personas);
  const resolve = (template: string) => withTold(resolvePeople(template), gate.told);
  const realNow = Date.now;
  let shift = 0;
  /** the time on the wall while it stands still */
  let stoodAt: number | undefined;
  let answerStorage = () => {};
  let storage = Promise.resolve();
  let app: PlayedApp | undefined;
  let standIns: StandIns | undefined;
  let atOpening = 0;

  const seams: Seams = { clock, inspect: live.inspect, storageReady: () => storage };

  const signIn = async (role: 'member' | 'other') => {
    const session = await signInApart(provider.fetch, cast(role));
    gate.noteToken(session.token);
    return session;
  };

  const find = async (kind: 'button' | 'link' | 'tab' | 'field', name: string): Promise<HTMLElement> => {
    if (!screen.find(kind, name)) {
      await until(
        () => (screen.find(kind, name) ? null : `There is no ${kind} “${name}” on the screen.`),
        patience,
      );
      await turns(SETTLING);
    }
    const found = screen.find(kind, name);
    if (!found) throw new Error(`The ${kind} “${name}” has gone from the screen.`);
    await pointAt?.(found);
    return found;
  };

  async function restore(stored: 'session' | 'nothing' | 'garbage'): Promise<void> {
    if (stored === 'session') leaveSession(localStorage, await signIn('member'));
    else if (stored === 'garbage') localStorage.setItem('auth', '{}');
    else localStorage.removeItem('auth');
    answerStorage();
  }

  async function otherTab(does: 'signIn' | 'renew' | 'signOut', role: 'member' | 'other'): Promise<void> {
    if (does === 'signOut') return anotherTab.write(leaveNothing);
    const session = await signIn(role);
    await anotherTab.write((theirs) => leaveSession(theirs, session));
  }

  async function goBack(): Promise<void> {
    let cameBack = false;
    const note = () => {
      cameBack = true;
    };
    window.addEventListener('popstate', note, { once: true });
    history.back();
    await until(() => (cameBack ? null : 'There is nothing to go back to.'), patience);
  }

  async function perform(deed: Deed): Promise<void> {
    switch (deed.verb) {
      case 'open':
        live.forget();
        app?.open(deed.path);
        return;
      case 'visit':
        history.pushState(null, '', deed.path);
        return;
      case 'back':
        return goBack();
      case 'press':
        await screen.press(await find(deed.role, deed.name));
        // A screen that a link leads to is there before the next deed: what is passed over unseen is never shown.
        return turns(SETTLING);
      case 'fill':
        return screen.fill(await find('field', deed.label), resolve(deed.text));
      case 'hold':
        return gate.holdNext(deed.call);
      case 'foretell':
        return gate.foretell(deed.call, deed.outcome);
      case 'release':
        return until(
          () => (gate.release(deed.call, deed.outcome) ? null : `No call ${deed.call} waits for an answer.`),
          patience,
        );
      case 'restore':
        return restore(deed.stored);
      case 'stall':
        return;
      case 'otherTab':
        return otherTab(deed.does, deed.as);
      case 'wait':
        clock.increment(deed.milliseconds);
        return provider.controls.ageDepositWallets(deed.milliseconds);
      case 'wake':
        shift += deed.milliseconds;
        await provider.controls.ageDepositWallets(Math.max(0, deed.milliseconds));
        if (deed.at === 'tick') standIns?.tick();
        else (deed.at === 'visibilitychange' ? document : window).dispatchEvent(new Event(deed.at));
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
      seams,
      onReady: (ready: PlayedApp) => {
        app = ready;
      },
    },
    /** Notes where a step begins, so that its effects can be told from what was before it. */
    async beginStep(): Promise<void> {
      await turns(SETTLING);
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
      leaveNothing(localStorage);
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
      standIns = standIn();
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
      leaveNothing(localStorage);
      return left.length > 0 ? `The app is closed and has left behind: ${left.join(', ')}.` : null;
    },
  };
}
