import toast from 'react-hot-toast/headless';
import { type Action, kinds } from '#machines/models/kinds.ts';
import { isKeptByReload, listChoices } from '#machines/models/walkActions.ts';
import { findInvariantProblem, type WalkState } from '#machines/models/walkInvariants.ts';
import { waitFor } from '#machines/paths/waitFor.ts';
import type { WalkWorld } from '#machines/paths/walk.ts';
import type { ControlRole } from '#machines/paths/web/webDriver.ts';
import { toOwnName } from '#src/basePath.ts';
import { createPageDriver, type PageDriver } from './pageDriver';
import { createWalkObserver } from './walkObserver';
import { createWalkRecorder } from './walkRecorder';

/** How long a control may take to appear while the app works, in milliseconds: a step that is not possible is left out. */
const ACTION_TIMEOUT_MS = 400;
/** Tasks without a call after which a control that is not there will not come. */
const REST_TASKS = 12;
/** How often the app may go on working before an invariant holds: on a busy machine a turn takes as long as it needs. */
const REST_TURNS = 60;
const TURN_MS = 10;
/** An action that waits for an event of the browser that never comes is given up. */
const HANG_TIMEOUT_MS = 2000;

/** The page’s own, which a plan does not control. */
const { setTimeout: startTimer } = globalThis;

type Options = Parameters<typeof createPageDriver>[0];

/** A page driver that goes on random walks: it lists what is possible, and after each step checks the invariants. */
export function createWalkDriver({ provider, container, ...options }: Options): PageDriver & {
  readonly world: WalkWorld<Action>;
} {
  const recorder = createWalkRecorder(provider);
  const driver = createPageDriver({ ...options, provider: recorder.provider, container });
  const observer = createWalkObserver({ driver, recorder, provider, container });
  /** what the screen showed before a reload */
  let beforeReload: string | undefined;
  let isOpen = false;
  let startAddress = '';

  const isComparable = (state: WalkState): boolean =>
    state.isAtRest && state.failedCalls.length === 0 && !observer.hasNotice();

  const findReloadProblem = (state: WalkState): string | null => {
    if (beforeReload === undefined || !isComparable(state)) return null;
    const now = observer.readMain();
    return now === beforeReload
      ? null
      : `After a reload ${state.address} shows something else: ${findDifference(beforeReload, now)}.`;
  };

  const findProblem = async (): Promise<string | null> => {
    if (!isOpen) return null;
    await Promise.resolve(driver.endStep()).catch(() => undefined);
    // What has gone wrong once stays wrong.
    const fault = await driver.findFault();
    if (fault !== null) return fault;
    const check = async () => {
      const state = await observer.observe();
      return findInvariantProblem(state) ?? findReloadProblem(state);
    };
    let problem = await check();
    for (let turn = 0; problem !== null && turn < REST_TURNS; turn += 1) {
      await new Promise((resolve) => startTimer(resolve, TURN_MS));
      problem = await check();
    }
    beforeReload = undefined;
    return problem;
  };

  const prepareReload = async (path: string): Promise<void> => {
    const state = await observer.observe();
    const isReload = path === state.address && isKeptByReload(path) && state.session === 'authenticated';
    beforeReload = isReload && isComparable(state) ? observer.readMain() : undefined;
  };

  /** Until a control is there, unless the app is at rest without it. */
  const waitForControl = async (role: ControlRole, name: string): Promise<void> => {
    let restTasks = 0;
    await waitFor(async () => {
      restTasks = !driver.hasCallUnderWay() ? restTasks + 1 : 0;
      if (restTasks > REST_TASKS || (await driver.find(role, name))) return null;
      return 'There is no such control.';
    }, ACTION_TIMEOUT_MS);
    if (!(await driver.find(role, name))) throw new Error('There is no such control.');
  };

  const runAction = async (action: Action): Promise<void> => {
    if (action.type === 'goBack' && !recorder.canGoBack()) throw new Error('There is no page to go back to.');
    if (action.type === 'release' && driver.pendingCount(action.call) === 0)
      throw new Error('No such call is pending.');
    observer.beginAction(action);
    if (action.type === 'click') await waitForControl(action.role, action.name);
    if (action.type === 'fill') await waitForControl('field', action.label);
    const hung = new Promise<never>((_, reject) =>
      startTimer(() => reject(new Error('The action does not end.')), HANG_TIMEOUT_MS),
    );
    await Promise.race([kinds.run(walkDriver, action), hung]);
  };

  const close = async (): Promise<string | null> => {
    recorder.end();
    return driver.close();
  };

  const walkDriver: PageDriver = {
    ...driver,
    appOptions: {
      ...driver.appOptions,
      fetch: recorder.record(driver.appOptions.fetch, observer.getReader),
    },
    async beginPlan() {
      await driver.beginPlan();
      recorder.begin();
      await observer.begin();
      isOpen = false;
      startAddress = '';
    },
    async open(path) {
      await prepareReload(path);
      // The page that is left takes its messages along.
      if (isOpen) await walkDriver.beginStep();
      toast.remove();
      observer.beginAction({ type: 'open', path });
      const findLeftTimers = driver.markTimers();
      await driver.open(path);
      observer.addLeftTimers(findLeftTimers());
      startAddress ||= path;
      isOpen = true;
    },
    close,
    toasts: () => [],
    findUnmetExpectation: () => null,
    async beginStep() {
      recorder.beginStep();
      observer.beginStep();
      await driver.beginStep();
    },
    findFault: findProblem,
  };

  return {
    ...walkDriver,
    world: {
      choices: async (random) =>
        listChoices(
          isOpen
            ? {
                address: await driver.address(),
                startAddress,
                controls: observer.listControls(),
                words: observer.words(),
                heldCalls: observer.heldCalls(),
                hasStoredSession: localStorage.getItem(toOwnName('auth')) !== null,
                referralCode: observer.getReferralCode(),
                canGoBack: recorder.canGoBack(),
                snapshot: (machine) => driver.inspector.snapshot(machine),
              }
            : undefined,
          random,
        ),
      async run(step) {
        await walkDriver.beginStep();
        const done: Action[] = [];
        for (const action of step) {
          try {
            await runAction(action);
          } catch {
            break;
          }
          done.push(action);
        }
        return done;
      },
      findProblem,
      close,
    },
  };
}

/** The first line in which two texts differ. */
function findDifference(before: string, now: string): string {
  const lines = now.split('\n');
  const index = before.split('\n').findIndex((line, at) => line !== lines[at]);
  return `“${before.split('\n')[index] ?? ''}” was “${lines[index] ?? 'nothing'}”`;
}
