import type { AnyStateMachine } from 'xstate';
import { shell } from '#src/messages/shell.ts';
import type { Toast } from '../paths/plan';
import * as engine from '../paths/testModel';
import type { ControlRole } from '../paths/web/webDriver';
import type { Call, Outcome, SilentOutcome, TabOperation } from './appDriver';
import { type Action, type Assertion, kinds } from './kinds';

/** A case of a test model or a step of a scenario, in this app's kinds. */
export type TestCase = engine.TestCase<Action, Assertion>;
export type TestModel<Machine extends AnyStateMachine = AnyStateMachine> = engine.TestModel<
  Machine,
  Action,
  Assertion
>;

interface OwnModel<Machine extends AnyStateMachine> extends Omit<TestModel<Machine>, 'kinds'> {
  /** calls that are always held until the plan releases them */
  readonly heldCalls: readonly Call[];
}

export const holdAll = (heldCalls: readonly Call[]): readonly Action[] =>
  heldCalls.map((call) => ({ type: 'holdAll', call }));

/** The test model of one of this app's machines. */
export const defineTestModel = <Machine extends AnyStateMachine>({
  heldCalls,
  start,
  ...model
}: OwnModel<Machine>): TestModel<Machine> =>
  engine.testModelsWith(kinds)<Machine>({
    ...model,
    start: { ...start, actions: [...holdAll(heldCalls), ...start.actions] },
  });

export const calls = {
  login: 'POST /users/login',
  refreshToken: 'GET /v1/auth/refresh-token',
  getProfile: 'GET /users/profile',
  getStats: 'GET /users/stats',
  getTeamTree: 'GET /users/team-tree',
  getTransactionHistory: 'GET /transactions/history',
  getTransferHistory: 'GET /transfers/history',
  getDonationHistory: 'GET /donations/history',
  processTransfer: 'POST /transfers/process',
  generateWallet: 'POST /wallet/generate',
  donate: 'POST /donations/process',
  withdraw: 'POST /transactions/withdrawal',
} as const satisfies Readonly<Record<string, Call>>;

/** Dollars with five decimals, of which no rounding and no other order of digits leaves the same. */
export const AMOUNTS = { transfer: 1.23457, donation: 61.28346, withdrawal: 21.40859 } as const;
/** `$1.23457`: as the screens show it. */
export const shownAmount = (dollars: number): string => `$${dollars.toFixed(5)}`;

/** In the field of a refusal that is not read first: it must not be shown. */
const OTHER_TEXT = 'This is not the sentence that is shown.';
/** The field of a refusal that is read first: `message` for transfers and donations, elsewhere `error`. */
const FIRST_FIELD: Readonly<Record<string, 'error' | 'message'>> = {
  'POST /transfers/process': 'message',
  'POST /donations/process': 'message',
};
const refuseWith =
  (kind: 'refusal' | 'unsuccessful') =>
  (call: Call, sentence: string, other = OTHER_TEXT): Outcome =>
    FIRST_FIELD[call] === 'message'
      ? { kind, error: other, message: sentence }
      : { kind, error: sentence, message: other };
/** A refusal by 422 whose sentence is in the field that is read first; the other field has another text. */
export const refusal = refuseWith('refusal');
/** Likewise, by `success: false`. */
export const unsuccessful = refuseWith('unsuccessful');
/** Neither field has a text. */
export const SILENT_REFUSAL: Outcome = { kind: 'refusal', error: ' ', message: '' };

const toToast =
  (kind: Toast['kind']) =>
  (text: string): Toast => ({ kind, text });
export const toast = {
  success: toToast('success'),
  failure: toToast('failure'),
  warning: toToast('warning'),
} as const;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

const click =
  (role: ControlRole) =>
  (name: string): Action => ({ type: 'click', role, name });

const clickInMenu =
  (role: ControlRole) =>
  (name: string): Action => ({ type: 'clickInMenu', menu: shell.openMenu, role, name });

const open = (path: string): Action => ({ type: 'open', path });
const mockNext = (call: Call, outcome: Outcome): Action => ({ type: 'mockNextResponse', call, outcome });

export const act = {
  link: click('link'),
  tab: click('tab'),
  option: click('option'),
  button: click('button'),
  menuLink: clickInMenu('link'),
  menuButton: clickInMenu('button'),
  twice: (button: string): Action => ({ type: 'doubleClick', button }),
  /** a choice, by its label */
  field: click('field'),
  fill: (label: string, text: string): Action => ({ type: 'fill', label, text }),
  hover: (text: string): Action => ({ type: 'hover', text }),
  release: (call: Call, outcome: Outcome | SilentOutcome = 'answer'): Action => ({
    type: 'release',
    call,
    outcome: typeof outcome === 'string' ? { kind: outcome } : outcome,
  }),
  choose: (label: string, option: string): Action => ({ type: 'choose', label, option }),
  press: (key: string): Action => ({ type: 'press', key }),
  open,
  navigate: (path: string): Action => ({ type: 'navigate', path }),
  goBack: { type: 'goBack' } satisfies Action,
  /** Lets time pass. */
  advance: (milliseconds: number): Action => ({ type: 'advanceTimers', milliseconds }),
  otherTab: (operation: TabOperation, as: 'member' | 'other' = 'member'): Action => ({
    type: 'otherTab',
    operation,
    as,
  }),
  mockNext,
  mock401: (call: Call): Action => mockNext(call, { kind: 'unauthorized' }),
  mockUnreachable: (call: Call): Action => mockNext(call, { kind: 'unreachable' }),
} as const;

/** A refresh that is answered in the same way each time that it is tried: at once, and after one second and three. */
export const failRefresh = (outcome: Outcome | SilentOutcome): readonly Action[] => {
  const fail = act.release(calls.refreshToken, outcome);
  return [fail, act.advance(1000), fail, act.advance(3000), fail];
};

const causedBy =
  (initiator: string) =>
  (sentence: string, rest: Omit<TestCase, 'sentence' | 'by'>): TestCase => ({
    sentence,
    by: initiator,
    ...rest,
  });

/** Creates cases of test models and steps of scenarios, by who causes them. */
export const by = {
  member: causedBy('member'),
  provider: causedBy('provider'),
  clock: causedBy('clock'),
  browser: causedBy('browser'),
  otherTab: causedBy('otherTab'),
} as const;

export const openSignedIn = (path: string): readonly Action[] => [
  open(path),
  { type: 'restoreStorage', stored: 'session' },
];

export const assert = {
  text: (text: string): Assertion => ({ type: 'text', text }),
  absent: (text: string): Assertion => ({ type: 'absent', text }),
  heading: (text: string): Assertion => ({ type: 'heading', text }),
  alert: (text: string): Assertion => ({ type: 'alert', text }),
  status: (text: string): Assertion => ({ type: 'status', text }),
  fieldValue: (label: string, value: string): Assertion => ({ type: 'fieldValue', label, value }),
  busy: (button: string): Assertion => ({ type: 'busy', button }),
  notBusy: (button: string): Assertion => ({ type: 'notBusy', button }),
  url: (path: string): Assertion => ({ type: 'url', path }),
  /** the label of a field, or the text of another element; empty: nothing of the app has the focus */
  focused: (name: string): Assertion => ({ type: 'focused', text: name }),
  called: (call: Call): Assertion => ({ type: 'called', call }),
  callCount: (call: Call, count: number): Assertion => ({ type: 'callCount', call, count }),
  pendingCalls: (call: Call, count: number): Assertion => ({ type: 'pendingCalls', call, count }),
  newestToken: (call: Call): Assertion => ({ type: 'newestToken', call }),
  requestBody: (call: Call, body: unknown): Assertion => ({
    type: 'requestBody',
    call,
    body: JSON.stringify(body),
  }),
  stored: (what: 'session' | 'depositWallet'): Assertion => ({ type: 'stored', what }),
  notStored: (what: 'session' | 'depositWallet'): Assertion => ({ type: 'notStored', what }),
} as const;

/** Stands for the variable part of a message, for {@link fixedTexts}. */
export const VARIABLE = '\n';
/** The texts of a message around its variable parts: `expires(VARIABLE)`. */
export const fixedTexts = (message: string): readonly string[] =>
  message
    .split(VARIABLE)
    .map((part) => part.trim())
    .filter(Boolean);
export const textBefore = (message: string): string => fixedTexts(message)[0] ?? message;

interface MovementCases {
  readonly call: Call;
  readonly acceptedOutput?: object;
  readonly acceptedToasts?: readonly Toast[];
  readonly accepted: readonly Assertion[];
  /** the app's own message where the provider gives none */
  readonly failure: string;
  /** the provider's own sentence in a refusal */
  readonly sentence: string;
  /** whether it was sent before, with an unknown outcome */
  readonly isRepeated: boolean;
  readonly refused: readonly Assertion[];
  readonly unknown: readonly Assertion[];
  readonly unknownToasts?: readonly Toast[];
  /** ids of the requirements that these outcomes of this call prove */
  readonly proves: { readonly accepted: readonly string[]; readonly refused: readonly string[] };
}

/** The outcomes of a call that moves money: accepted, refused, and those after which the result is not known. */
export function movementOutcomes(options: MovementCases): readonly TestCase[] {
  const { call, acceptedOutput, acceptedToasts = [], accepted, failure, refused } = options;
  const { unknown, unknownToasts = [], proves, isRepeated } = options;
  // Only a fault of what is sent says that it was not carried out before either (D756).
  const sentence = isRepeated ? 'The amount is not valid.' : options.sentence;
  const end =
    (output: object, toasts: readonly Toast[], assertions: readonly Assertion[], proven: readonly string[]) =>
    (sentence: string, outcome: Outcome | SilentOutcome, ...more: readonly string[]): TestCase =>
      by.provider(sentence, {
        event: { output },
        actions: [act.release(call, outcome)],
        toasts,
        assertions,
        proves: [...proven, ...more],
      });
  const accept = end({ outcome: 'accepted', ...acceptedOutput }, acceptedToasts, accepted, proves.accepted);
  const refuse = end(
    { outcome: 'refused', message: sentence },
    [toast.failure(sentence)],
    refused,
    proves.refused,
  );
  const refuseSilently = end(
    { outcome: 'refused', message: undefined },
    [toast.failure(failure)],
    refused,
    proves.refused,
  );
  const breakConnection = end({ outcome: 'unknown' }, unknownToasts, unknown, ['D3', 'D4']);
  return [
    accept('the provider accepts', 'answer'),
    refuse('the provider refuses', refusal(call, sentence), 'D30'),
    refuse('the provider answers with success: false', unsuccessful(call, sentence), 'D31'),
    (isRepeated ? breakConnection : refuseSilently)(
      'the provider refuses without a sentence',
      SILENT_REFUSAL,
      ...(isRepeated ? ['D756'] : []),
    ),
    breakConnection('the provider answers 500 without a message', 'serverError', 'D30'),
    breakConnection('the connection breaks after the provider has carried it out', 'responseLost', 'D30'),
    breakConnection('the connection breaks in the middle of the answer', 'responseTruncated'),
    breakConnection('the call never arrives', 'unreachable'),
    breakConnection('the provider sends a malformed answer', 'malformed'),
  ];
}
