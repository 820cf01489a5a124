import type { Action, Call, Outcome } from '../../paths/action';
import type { Assertion } from '../../paths/assertion';
import type { Initiator, Plan, Step } from '../../paths/plan';

export const LOGIN: Call = 'POST /users/login';
export const REFRESH: Call = 'GET /v1/auth/refresh-token';
export const PROCESS: Call = 'POST /transfers/process';
export const HISTORY: Call = 'GET /transfers/history';
export const TRANSACTIONS: Call = 'GET /transactions/history';
export const STATS: Call = 'GET /users/stats';
export const GENERATE: Call = 'POST /wallet/generate';
export const HOUR = 60 * 60 * 1000;

export const UNKNOWN = 'It is not known whether your transfer went through';
export const EXPIRED = 'Your session has ended. Please sign in again.';
export const ENDED_ELSEWHERE = 'You logged out in another tab.';
export const EXPIRES = 'This address expires in';

export const link = (name: string): Action => ({ type: 'click', role: 'link', name });
export const tab = (name: string): Action => ({ type: 'click', role: 'tab', name });
export const button = (name: string): Action => ({ type: 'click', role: 'button', name });
export const release = (
  call: Call,
  kind: Exclude<Outcome['kind'], 'refusal' | 'unsuccessful'> = 'answer',
): Action => ({
  type: 'release',
  call,
  outcome: { kind },
});
export const mock401 = (call: Call): Action => ({
  type: 'mockNextResponse',
  call,
  outcome: { kind: 'unauthorized' },
});

export const text = (sentence: string): Assertion => ({ type: 'text', text: sentence });
export const absent = (sentence: string): Assertion => ({ type: 'absent', text: sentence });
export const heading = (sentence: string): Assertion => ({ type: 'heading', text: sentence });
export const alert = (sentence: string): Assertion => ({ type: 'alert', text: sentence });
export const notBusy = (name: string): Assertion => ({ type: 'notBusy', button: name });
export const noSession: Assertion = { type: 'notStored', what: 'session' };
export const noWallet: Assertion = { type: 'notStored', what: 'depositWallet' };
export const status = (sentence: string): Assertion => ({ type: 'status', text: sentence });
export const url = (at: string): Assertion => ({ type: 'url', path: at });
export const selectedTab = (name: string): Assertion => ({
  type: 'selectedTab',
  tab: name,
  tabList: 'Fund Transfer',
});
export const pendingCalls = (call: Call, count: number): Assertion => ({ type: 'pendingCalls', call, count });
export const callCount = (call: Call, count: number): Assertion => ({ type: 'callCount', call, count });
export const machineState = (machine: 'session' | 'transfer' | 'depositWallet', name: string): Assertion => ({
  type: 'machineState',
  machine,
  state: name,
});

const sendFunds: readonly Action[] = [
  { type: 'fill', label: 'Recipient private key', text: '{recipient.key}' },
  { type: 'fill', label: 'Amount', text: '1.25' },
  button('Send Fund'),
];
const signIn: readonly Action[] = [
  { type: 'fill', label: 'Private key', text: '{member.key}' },
  { type: 'fill', label: 'Passcode', text: '{member.passcode}' },
  button('Access Dashboard'),
];

/** One step: who does it, in words, what is done, what must then be so, and what the app says. */
export const step = (
  by: Initiator,
  sentence: string,
  actions: readonly Action[],
  assertions: readonly Assertion[],
  toasts: readonly string[] = [],
): Step => ({
  sentence,
  by,
  event: '',
  actions,
  toasts,
  assertions: [],
  took: [],
  expected: { state: statesIn(assertions), description: '', observed: {}, assertions },
});

const statesIn = (assertions: readonly Assertion[]): string =>
  assertions
    .flatMap((assertion) =>
      assertion.type === 'machineState' ? [`${assertion.machine}: ${assertion.state}`] : [],
    )
    .join(', ');

/** A path that begins with a member who is signed in, at an address. */
export function scenario(
  name: string,
  title: string,
  at: string,
  heldCalls: readonly Call[],
  steps: readonly Step[],
  seenAtOnce: readonly Assertion[] = [],
): Plan {
  const assertions: readonly Assertion[] = [machineState('session', 'authenticated'), url(at), ...seenAtOnce];
  return {
    id: `scenario-${name}`,
    machine: 'scenario',
    title,
    heldCalls,
    start: {
      sentence: `a member who is signed in opens ${at}`,
      actions: [
        { type: 'open', path: at },
        { type: 'restoreStorage', stored: 'session' },
      ],
      assertions: [],
      expected: { state: statesIn(assertions), description: '', observed: {}, assertions },
    },
    steps,
    smoke: false,
  };
}

export const submits = step('member', 'the member sends $1.25000 to {recipient.name}', sendFunds, [
  machineState('transfer', 'submitting'),
  pendingCalls(PROCESS, 1),
]);

export const tokenIsRefused = (...assertions: readonly Assertion[]) =>
  step(
    'provider',
    'the provider no longer accepts the token',
    [release(PROCESS, 'unauthorized')],
    [machineState('session', 'refreshing'), pendingCalls(REFRESH, 1), ...assertions],
  );

/** The session ends with its refresh, and so does all that the checks speak of. */
export const refreshIsRefused = (...assertions: readonly Assertion[]) =>
  step(
    'provider',
    'the provider refuses to renew the token',
    [release(REFRESH, 'unauthorized')],
    [machineState('session', 'loggedOut.idle'), status(EXPIRED), noSession, ...assertions],
  );

/** While a transfer is with the provider: the wizard begins anew for whoever it is now. */
export const somebodyElseSignsIn = (...assertions: readonly Assertion[]) =>
  step(
    'otherTab',
    '{other.name} signs in in another tab',
    [{ type: 'otherTab', operation: 'login', as: 'other' }],
    [
      machineState('session', 'authenticated'),
      machineState('transfer', 'form'),
      { type: 'fieldValue', label: 'Amount', value: '' },
      ...assertions,
    ],
  );

export const opensDeposit = step(
  'member',
  'the member opens Deposit, and the provider gives an address',
  [link('Deposit'), release(GENERATE)],
  [machineState('depositWallet', 'fresh'), text(EXPIRES), { type: 'stored', what: 'depositWallet' }],
);

export const meets401 = step(
  'provider',
  'the member opens Transactions, and the call is answered 401',
  [mock401(TRANSACTIONS), link('Transactions')],
  [machineState('session', 'refreshing'), pendingCalls(REFRESH, 1)],
);

export const renews = (...assertions: readonly Assertion[]) =>
  step(
    'provider',
    'the provider renews the token',
    [release(REFRESH)],
    [machineState('session', 'authenticated'), { type: 'stored', what: 'session' }, ...assertions],
  );

export const signsInAgain = step(
  'member',
  'the member signs in again',
  [...signIn, release(LOGIN)],
  [machineState('session', 'authenticated'), heading('Financial Overview')],
);

export const FUND_TRANSFER = '/dashboard/fund-transfer';
