import { computeAccessibleName } from 'dom-accessibility-api';
import type { Call } from '#machines/models/appDriver.ts';
import { calls } from '#machines/models/builders.ts';
import { type Action, kinds } from '#machines/models/kinds.ts';
import { formatDollars } from '#machines/models/responseCaptures.ts';
import { isKeptByReload, listChoices, type WalkView } from '#machines/models/walkActions.ts';
import { findInvariantProblem, type WalkState } from '#machines/models/walkInvariants.ts';
import { waitFor } from '#machines/paths/waitFor.ts';
import type { WalkWorld } from '#machines/paths/walk.ts';
import type { ControlRole } from '#machines/paths/web/webDriver.ts';
import { toOwnName } from '#src/basePath.ts';
import { createPageDriver, type PageDriver } from './pageDriver';
import { createWalkRecorder } from './walkRecorder';

/** How long a control may take to appear, in milliseconds: a step that is not possible is left out. */
const ACTION_TIMEOUT_MS = 400;
/** How long the app may take to come to rest, and an invariant to hold. */
const REST_TIMEOUT_MS = 1500;
/** An action that waits for an event of the browser that never comes is given up. */
const HANG_TIMEOUT_MS = 2000;

/** The page’s own, which a plan does not control. */
const { setTimeout: startTimer } = globalThis;

const CONTROLS = {
  button: 'button:not([role])',
  link: 'a[href]:not([download])',
  tab: '[role=tab]',
  field: 'input:not([type=date],[type=checkbox],[type=radio]), textarea',
} as const;

const ROLES = ['button', 'link', 'tab', 'field'] as const;

const isUsable = (element: HTMLElement): boolean =>
  element.checkVisibility() &&
  !element.matches(':disabled, [aria-disabled=true], [readonly]') &&
  !(
    element instanceof HTMLAnchorElement &&
    (element.target === '_blank' || element.origin !== location.origin)
  );

type Options = Parameters<typeof createPageDriver>[0];

/** A page driver that goes on random walks: it lists what is possible, and after each step checks the invariants. */
export function createWalkDriver({ provider, container, ...options }: Options): PageDriver & {
  readonly world: WalkWorld<Action>;
} {
  const recorder = createWalkRecorder(provider);
  const driver = createPageDriver({ ...options, provider: recorder.provider, container });
  let earlierMovements: ReadonlySet<string> = new Set();
  /** what the screen showed before a reload */
  let beforeReload: string | undefined;
  let isOpen = false;

  const findUsable = (role: ControlRole): readonly HTMLElement[] =>
    [...container.querySelectorAll<HTMLElement>(CONTROLS[role])].filter(isUsable);
  const listControls = (): WalkView['controls'] =>
    ROLES.flatMap((role) =>
      findUsable(role).map((element) => ({ role, name: computeAccessibleName(element) })),
    );
  const isPending = (call: Call) => driver.pendingCount(call) > 0;
  const heldCalls = () => Object.values(calls).filter(isPending);
  const isQuiet = () => !driver.hasCallUnderWay() && heldCalls().length === 0;
  const loading = () =>
    [...container.querySelectorAll<HTMLElement>('[aria-busy=true]')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.innerText.trim() || one.tagName);
  const getAddress = () => driver.address();
  const readMain = () => container.querySelector('main')?.innerText ?? '';
  const hasNotice = () => container.querySelector('main :is([role=status], [role=alert])') !== null;
  const session = () => driver.inspector.snapshot('session');

  const observe = async (): Promise<WalkState> => {
    const snapshot = session();
    const auth: unknown = snapshot?.context.auth;
    const member = isAuth(auth) ? auth.user.user_pk : undefined;
    const { sum, movements, balances } = await provider.controls.audit();
    const ofMember =
      member !== undefined && provider.personas.some((each) => each.identifier === member)
        ? balances(member)
        : undefined;
    return {
      isAtRest: isQuiet() && loading().length === 0,
      isQuiet: isQuiet(),
      address: await getAddress(),
      text: await driver.text(),
      headings: await driver.texts('heading'),
      loading: loading(),
      controlCount: [...findUsable('button'), ...findUsable('link')].length,
      session: String(await driver.machineState('session')),
      member,
      token: isAuth(auth) ? auth.token : undefined,
      stored: await driver.readStored(),
      storedKeys: Object.keys(localStorage).map((key) => key.replace(toOwnName(''), '')),
      cachedQueries: recorder.memberQueries(),
      secrets: new Map(provider.personas.map(({ identifier }) => [identifier, [identifier]])),
      figures: [...container.querySelectorAll<HTMLElement>('dl > div')].map((row) => [
        row.querySelector<HTMLElement>('dt')?.textContent ?? '',
        row.querySelector<HTMLElement>('dd')?.textContent ?? '',
      ]),
      balances: ofMember && {
        balance: formatDollars(ofMember.balance),
        deposit: formatDollars(ofMember.deposit),
      },
      ledgerSum: sum,
      movements: movements
        .filter(({ id }) => !earlierMovements.has(id))
        .map(({ kind, member: by, dollars }) => ({ kind, member: by, shown: formatDollars(dollars) })),
      failedCalls: recorder.failedCalls(),
      pendingCount: (call) => driver.pendingCount(call),
      callCount: recorder.callCount(),
      fault: await driver.findFault(),
    };
  };

  const findReloadProblem = (state: WalkState): string | null => {
    if (beforeReload === undefined || !state.isAtRest || state.failedCalls.length > 0 || hasNotice())
      return null;
    const now = readMain();
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
      const state = await observe();
      return findInvariantProblem(state) ?? findReloadProblem(state);
    };
    try {
      await waitFor(check, REST_TIMEOUT_MS);
      return null;
    } catch (failure) {
      return failure instanceof Error ? failure.message : String(failure);
    } finally {
      beforeReload = undefined;
    }
  };

  const prepareReload = async (path: string): Promise<void> => {
    const state = await observe();
    const isComparable =
      path === state.address &&
      isKeptByReload(path) &&
      state.isAtRest &&
      state.failedCalls.length === 0 &&
      !hasNotice();
    beforeReload = isComparable && state.session === 'authenticated' ? readMain() : undefined;
  };

  const runAction = async (action: Action): Promise<void> => {
    if (action.type === 'goBack' && !recorder.canGoBack()) throw new Error('There is no page to go back to.');
    if (action.type === 'release' && !isPending(action.call)) throw new Error('No such call is pending.');
    if (action.type === 'click') await waitForControl(action.role, action.name);
    if (action.type === 'fill') await waitForControl('field', action.label);
    const hung = new Promise<never>((_, reject) =>
      startTimer(() => reject(new Error('The action does not end.')), HANG_TIMEOUT_MS),
    );
    await Promise.race([kinds.run(walkDriver, action), hung]);
  };

  const waitForControl = (role: ControlRole, name: string) =>
    waitFor(
      async () => ((await driver.find(role, name)) ? null : 'There is no such control.'),
      ACTION_TIMEOUT_MS,
    );

  const beginPlan = async (): Promise<void> => {
    await driver.beginPlan();
    recorder.begin();
    earlierMovements = new Set((await provider.controls.audit()).movements.map(({ id }) => id));
    isOpen = false;
  };
  const close = async (): Promise<string | null> => {
    recorder.end();
    return driver.close();
  };

  const walkDriver: PageDriver = {
    ...driver,
    beginPlan,
    async open(path) {
      await prepareReload(path);
      await driver.open(path);
      isOpen = true;
    },
    close,
    toasts: () => [],
    findUnmetExpectation: () => null,
    async beginStep() {
      recorder.beginStep();
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
                address: await getAddress(),
                controls: listControls(),
                heldCalls: heldCalls(),
                hasStoredSession: localStorage.getItem(toOwnName('auth')) !== null,
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

interface Auth {
  readonly token: string;
  readonly user: { readonly user_pk: string };
}
const isAuth = (value: unknown): value is Auth =>
  typeof value === 'object' && value !== null && 'token' in value;

/** The first line in which two texts differ. */
function findDifference(before: string, now: string): string {
  const lines = now.split('\n');
  const index = before.split('\n').findIndex((line, at) => line !== lines[at]);
  return `“${before.split('\n')[index] ?? ''}” was “${lines[index] ?? 'nothing'}”`;
}
