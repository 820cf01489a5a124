import type { AnyMachineSnapshot } from 'xstate';
import { signIn } from '#src/messages/signIn.ts';
import { urls } from '#src/urls.ts';
import type { Choice, RandomSource, WalkStep } from '../paths/walk';
import { type Call, type Outcome, SILENT_OUTCOMES } from './appDriver';
import { AMOUNTS, act, calls, HOUR_MS, holdAll, MINUTE_MS, type TestCase } from './builders';
import { type Action, kinds } from './kinds';
import { testModels } from './testModels';
import { UNKNOWN_PATH } from './walkInvariants';

/** What a walk sees of the app when it chooses its next step. */
export interface WalkView {
  readonly address: string;
  /** what is visible and enabled, and stays in the app */
  readonly controls: readonly { readonly role: 'button' | 'link' | 'tab' | 'field'; readonly name: string }[];
  /** the held calls that wait for the provider */
  readonly heldCalls: readonly Call[];
  readonly hasStoredSession: boolean;
  readonly canGoBack: boolean;
  /** undefined while the machine does not run */
  readonly snapshot: (machine: string) => AnyMachineSnapshot | undefined;
}

const PATHS = Object.values(urls).filter((path) => typeof path === 'string');
const ALL_CALLS = Object.values(calls);
/** The calls of machines; they are held in most walks, so that something can come in between. */
const HELD_CALLS = [
  calls.login,
  calls.refreshToken,
  calls.processTransfer,
  calls.donate,
  calls.withdraw,
  calls.generateWallet,
];
const DELAYS_MS = [1000, 5000, 10_000, MINUTE_MS, HOUR_MS];
const TYPED_TEXTS = ['', '{recipient.key}', '{member.key}', 'twenty', '-1', '9999999', 'Ünïcode <b>'];
const FIXED_AMOUNTS: readonly string[] = Object.values(AMOUNTS).map(String);

/** Provider and contract have their own tests of what is no e-mail address: the forms leave that to them. */
const getTexts = (label: string, random: RandomSource): readonly string[] =>
  /mail/i.test(label)
    ? ['', 'member@example.com']
    : [...TYPED_TEXTS, createAmount(random), createAmount(random)];

const pick = <Item>(random: RandomSource, items: readonly Item[]): readonly Item[] =>
  items.length === 0 ? [] : items.slice(random.below(items.length)).slice(0, 1);

/** Dollars with five decimals, above every minimum. Each is drawn once in a walk: an amount names its intent. */
const createAmount = (random: RandomSource): string =>
  `${60 + random.below(10)}.${1000 + random.below(8999)}${1 + random.below(9)}`;

function createOutcome(random: RandomSource): Outcome {
  if (random.below(2) === 0) return { kind: 'answer' };
  const kinds = [...SILENT_OUTCOMES, 'refusal', 'unsuccessful'] as const;
  return (
    pick(random, kinds).map(
      (kind): Outcome =>
        kind === 'refusal' || kind === 'unsuccessful'
          ? { kind, error: 'Not today.', message: 'Not now.' }
          : { kind },
    )[0] ?? { kind: 'answer' }
  );
}

/** How a walk begins: a few calls are held, and the app is opened with something in its storage. */
const createStart = (random: RandomSource): WalkStep<Action> => [
  ...holdAll(HELD_CALLS.filter(() => random.below(2) === 0)),
  ...pick(random, PATHS).map((path): Action => ({ type: 'open', path })),
  {
    type: 'restoreStorage',
    stored:
      (['session', 'session', 'session', 'session', 'nothing', 'garbage'] as const)[random.below(6)] ??
      'session',
  },
];

const isPossible = ({ controls, heldCalls }: WalkView, action: Action | undefined): boolean => {
  if (action?.type === 'click') {
    return controls.some(({ role, name }) => role === action.role && name === action.name);
  }
  if (action?.type === 'fill') {
    return controls.some(({ role, name }) => role === 'field' && name === action.label);
  }
  if (action?.type === 'release') return heldCalls.includes(action.call);
  return action !== undefined && action.type !== 'stallStorage' && action.type !== 'restoreStorage';
};

/** The cases of the machines that run, in their present states. */
const listCases = ({ snapshot }: WalkView): readonly TestCase[] =>
  Object.values(testModels).flatMap(({ machine, cases }) => {
    const found = snapshot(machine.id);
    if (!found) return [];
    return Object.values(cases).flatMap((each) => (typeof each === 'function' ? each(found) : each));
  });

/** With an amount of its own. */
const renewAmount = (action: Action, random: RandomSource): Action =>
  action.type === 'fill' && FIXED_AMOUNTS.includes(action.text)
    ? { ...action, text: createAmount(random) }
    : action;

const signInAs = (who: 'member' | 'other'): WalkStep<Action> => [
  act.fill(signIn.identifier, `{${who}.key}`),
  act.fill(signIn.passcode, `{${who}.passcode}`),
  act.button(signIn.submit),
];

/** The steps that are possible now: the cases of the test models, and what anybody can do on any screen. */
export function listChoices(view: WalkView | undefined, random: RandomSource): readonly Choice<Action>[] {
  if (!view) return [{ weight: 1, step: createStart(random) }];
  const one = (weight: number, actions: readonly Action[]) =>
    pick(random, actions).map((action) => ({ weight, step: [action] }));
  const fields = view.controls.filter(({ role }) => role === 'field');
  const choices: readonly Choice<Action>[] = [
    ...listCases(view)
      .filter(({ actions }) => isPossible(view, actions[0]))
      .map(({ actions }) => ({
        // Forms are what moves money, and are rarely on the screen.
        weight: actions[0]?.type === 'fill' ? 6 : 1,
        step: actions.map((action) => renewAmount(action, random)),
      })),
    ...view.heldCalls.map((call) => ({
      weight: 4,
      step: [{ type: 'release', call, outcome: createOutcome(random) } as const],
    })),
    ...one(
      10,
      view.controls.flatMap(({ role, name }) =>
        role === 'field' ? [] : [{ type: 'click', role, name } as const],
      ),
    ),
    ...one(
      3,
      fields.map(({ name }) => act.fill(name, pick(random, getTexts(name, random))[0] ?? '')),
    ),
    ...[signInAs('member'), signInAs('other')]
      .filter(([first]) => isPossible(view, first))
      .map((step) => ({ weight: 5, step })),
    ...one(
      3,
      ALL_CALLS.map((call) => ({ type: 'mockNextResponse', call, outcome: createOutcome(random) }) as const),
    ),
    ...one(
      2,
      ALL_CALLS.map((call) => ({ type: 'hold', call }) as const),
    ),
    ...one(
      2,
      (['login', 'refreshToken', 'logout', 'expire'] as const)
        .filter((operation) => operation !== 'expire' || view.hasStoredSession)
        .map(
          (operation) =>
            ({ type: 'otherTab', operation, as: random.below(3) === 0 ? 'other' : 'member' }) as const,
        ),
    ),
    ...one(
      2,
      DELAYS_MS.map((milliseconds) => ({ type: 'advanceTimers', milliseconds }) as const),
    ),
    ...one(
      1,
      [0, MINUTE_MS, HOUR_MS, -HOUR_MS].map(
        (milliseconds) =>
          ({
            type: 'wake',
            milliseconds,
            at: pick(random, ['tick', 'focus', 'pageshow', 'visibilitychange'] as const)[0] ?? 'tick',
          }) as const,
      ),
    ),
    ...one(
      2,
      [...PATHS, `${urls.fundTransfer}?tab=history`, urls.dashboard + UNKNOWN_PATH].map(
        (path) => ({ type: 'navigate', path }) as const,
      ),
    ),
    // The first one is a reload.
    ...one(
      4,
      [view.address, view.address, ...PATHS].map((path) => ({ type: 'open', path }) as const),
    ),
    ...(view.canGoBack ? one(2, [{ type: 'goBack' }]) : []),
  ];
  return choices;
}

/** Where the review of a transfer is left by a reload; the other screens show the same after one. */
export const isKeptByReload = (address: string): boolean =>
  [urls.dashboard, urls.transactions, urls.network, urls.reports, urls.setting].some(
    (path) => address.split('?')[0] === path,
  ) || address === `${urls.fundTransfer}?tab=history`;

/** Parses steps of a walk from outside: a file, or the URL that replays it. Throws where one is no known action. */
export function parseSteps(value: unknown): readonly WalkStep<Action>[] {
  const isStep = (step: unknown): step is WalkStep<Action> =>
    Array.isArray(step) && step.every(kinds.isAction);
  if (Array.isArray(value) && value.every(isStep)) return value;
  throw new Error('This is not a walk: it is no list of steps of known actions.');
}
