import type { AnyMachineSnapshot } from 'xstate';
import { shell } from '#src/messages/shell.ts';
import { table } from '#src/messages/tables.ts';
import { urls } from '#src/urls.ts';
import type { Choice, RandomSource, WalkStep } from '../paths/walk';
import { type Call, type Outcome, SILENT_OUTCOMES } from './appDriver';
import { AMOUNTS, act, calls, HOUR_MS, holdAll, MINUTE_MS, type TestCase } from './builders';
import { type Action, kinds } from './kinds';
import { testModels } from './testModels';
import { createAmount, createForms } from './walkForms';
import { SCREEN_MACHINES, UNKNOWN_PATH } from './walkInvariants';

/** What a walk sees of the app when it chooses its next step. */
export interface WalkView {
  readonly address: string;
  /** where the walk began: what it leaves behind there is seen by coming back */
  readonly startAddress: string;
  /** what is visible and enabled, and stays in the app */
  readonly controls: readonly {
    readonly role: 'button' | 'link' | 'tab' | 'field';
    readonly name: string;
    /** it was not there when the step before was chosen */
    readonly isNew: boolean;
  }[];
  /** the held calls that wait for the provider */
  readonly heldCalls: readonly Call[];
  readonly hasStoredSession: boolean;
  /** words that are shown in tables */
  readonly words: readonly string[];
  /** of the member, which new members sign up with */
  readonly referralCode: string;
  readonly canGoBack: boolean;
  /** undefined while the machine does not run */
  readonly snapshot: (machine: string) => AnyMachineSnapshot | undefined;
}

const PATHS = Object.values(urls).filter((path) => typeof path === 'string');
const MACHINE_PATHS = Object.keys(SCREEN_MACHINES);
const DASHBOARD_PATHS = PATHS.filter((path) => path.startsWith(urls.dashboard));
/** The tabs that have an address, and tables on a later page or in another order. */
const VIEWS = [
  `${urls.fundTransfer}?tab=history`,
  `${urls.reports}?tab=earning`,
  `${urls.reports}?tab=performance`,
  `${urls.reports}?tab=team`,
  `${urls.network}?tab=team`,
  `${urls.setting}?tab=security`,
  `${urls.transactions}?transactions.page=2&activities.page=2`,
  `${urls.transactions}?transactions.sort=-amount&activities.sort=amount`,
];
const READS: readonly Call[] = [
  calls.getProfile,
  calls.getStats,
  calls.getTransactionHistory,
  calls.getTransferHistory,
  calls.getDonationHistory,
  'GET /activities/history',
  'GET /activities/stats',
  'GET /settings/public',
  'GET /stages',
  'GET /users/details',
  'GET /users/referrals',
  'GET /users/team-tree',
];
/** The calls that a walk holds and ends. */
export const WALK_CALLS: readonly Call[] = [
  ...new Set<Call>([...Object.values(calls), ...READS, 'PUT /users/profile', 'PUT /users/wallet']),
];
/** Nobody waits for their end when the app is closed: they are not held. */
const PUBLIC_CALLS: readonly Call[] = ['POST /users/register', 'POST /users/forgot-password'];
/** The calls of machines; they are held in most walks, so that something can come in between. */
const HELD_CALLS = [
  calls.login,
  calls.refreshToken,
  calls.processTransfer,
  calls.donate,
  calls.withdraw,
  calls.generateWallet,
];
const DAY_MS = 24 * HOUR_MS;
const DELAYS_MS = [1000, 5000, 10_000, MINUTE_MS, HOUR_MS];
/** More of them are a new screen. */
const MAX_NEW = 5;
/** In no row. */
const NO_WORD = 'qqq';
const TYPED_TEXTS = ['', '{recipient.key}', '{member.key}', 'twenty', '-1', '9999999', 'Ünïcode <b>'];
const FIXED_AMOUNTS: readonly string[] = Object.values(AMOUNTS).map(String);

const pick = <Item>(random: RandomSource, items: readonly Item[]): readonly Item[] =>
  items.length === 0 ? [] : items.slice(random.below(items.length)).slice(0, 1);

const createOutcome = (random: RandomSource): Outcome =>
  random.below(2) === 0 ? { kind: 'answer' } : createFailure(random);

function createFailure(random: RandomSource): Outcome {
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
  ...pick(random, [...PATHS, ...VIEWS, ...MACHINE_PATHS, ...MACHINE_PATHS]).map(
    (path): Action => ({ type: 'open', path }),
  ),
  {
    type: 'restoreStorage',
    stored:
      (['session', 'session', 'session', 'otherSession', 'nothing', 'garbage'] as const)[random.below(6)] ??
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

/** What is typed into a field. Provider and contract have their own tests of what is no e-mail address. */
function getTexts(label: string, view: WalkView, random: RandomSource): readonly string[] {
  if (/mail/i.test(label)) return ['', 'member@example.com'];
  if (label === table.filter) {
    const words = ['', ...view.words, ...view.words.map((word) => word.toUpperCase())];
    return random.below(3) === 0 ? [NO_WORD] : words;
  }
  // A key in place of an address would be confirmed and shown as one.
  const texts = /address/i.test(label)
    ? TYPED_TEXTS.filter((typed) => !typed.endsWith('.key}'))
    : TYPED_TEXTS;
  return [...texts, createAmount(random), createAmount(random)];
}

const renewAmount = (action: Action, random: RandomSource): Action =>
  action.type === 'fill' && FIXED_AMOUNTS.includes(action.text)
    ? { ...action, text: createAmount(random) }
    : action;

/** The forms of the area that is open: on their own screen, which is opened first where another is, with or without a fault. */
function listForms(view: WalkView, random: RandomSource): readonly Choice<Action>[] {
  const isInside = view.controls.some(({ name }) => name === shell.logout);
  return createForms(view.referralCode, random)
    .filter(({ path }) => path.startsWith(urls.dashboard) === isInside)
    .map(({ path, call, actions }): Choice<Action> => {
      const fault = random.below(3) === 0 ? [act.mockNext(call, createFailure(random))] : [];
      const isThere = isPossible(view, actions[0]);
      return {
        weight: isThere ? 5 : isInside ? 1 : 3,
        step: [...(isThere ? [] : [{ type: 'navigate', path } as const]), ...fault, ...actions],
      };
    });
}

/** The steps that are possible now: the cases of the test models, and what anybody can do on any screen. */
export function listChoices(view: WalkView | undefined, random: RandomSource): readonly Choice<Action>[] {
  if (!view) return [{ weight: 1, step: createStart(random) }];
  const one = <Item>(weight: number, items: readonly Item[]) =>
    pick(random, items).map((item) => ({ weight, step: [item] }));
  // One of each name: those of a table's rows would be most of them.
  const controls = [...new Map(view.controls.map((each) => [`${each.role} ${each.name}`, each])).values()];
  const fields = controls.filter(({ role }) => role === 'field');
  const buttons = controls.filter(({ role }) => role === 'button');
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
      controls.flatMap(({ role, name }) =>
        role === 'field' ? [] : [{ type: 'click', role, name } as const],
      ),
    ),
    ...one(
      6,
      controls.flatMap(({ role, name }) =>
        role === 'button' || role === 'tab' ? [{ type: 'click', role, name } as const] : [],
      ),
    ),
    // What a step has brought: Retry, Clear filters, Dismiss.
    ...one(
      controls.filter(({ isNew }) => isNew).length < MAX_NEW ? 16 : 0,
      controls.flatMap(({ role, name, isNew }) =>
        isNew && role !== 'field' ? [{ type: 'click', role, name } as const] : [],
      ),
    ),
    ...one(
      5,
      fields.map(({ name }) => act.fill(name, pick(random, getTexts(name, view, random))[0] ?? '')),
    ),
    // A double press, and one after which the page is left at once.
    ...pick(random, buttons).flatMap(({ name }): readonly Choice<Action>[] => [
      { weight: 2, step: [act.button(name), act.button(name)] },
      {
        weight: 3,
        step: [
          act.button(name),
          { type: 'open', path: random.below(2) === 0 ? view.address : view.startAddress },
        ],
      },
    ]),
    ...listForms(view, random),
    ...one(
      3,
      [...WALK_CALLS, ...PUBLIC_CALLS].map((call) => act.mockNext(call, createOutcome(random))),
    ),
    ...one(
      2,
      WALK_CALLS.map((call) => ({ type: 'hold', call }) as const),
    ),
    ...one(
      4,
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
      [0, MINUTE_MS, HOUR_MS, DAY_MS, -HOUR_MS].map(
        (milliseconds) =>
          ({
            type: 'wake',
            milliseconds,
            at: pick(random, ['tick', 'focus', 'pageshow', 'visibilitychange'] as const)[0] ?? 'tick',
          }) as const,
      ),
    ),
    // Offline for as long as a screen takes to be read.
    {
      weight: 1,
      step: READS.map((call) => act.mockNext(call, { kind: 'unreachable' })),
    },
    ...one(
      6,
      [
        ...PATHS,
        ...DASHBOARD_PATHS,
        ...[1, 2, 3].flatMap(() => [...VIEWS, view.startAddress, view.startAddress]),
        urls.dashboard + UNKNOWN_PATH,
      ].map((path) => ({ type: 'navigate', path }) as const),
    ),
    // The first ones are a reload.
    ...one(
      4,
      [view.address, view.address, view.address, ...PATHS, ...VIEWS].map(
        (path) => ({ type: 'open', path }) as const,
      ),
    ),
    ...(view.canGoBack ? one(5, [{ type: 'goBack' } as const]) : []),
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
