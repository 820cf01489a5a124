import type { By, Call, Check, Deed, Outcome, Plan, Step } from '../plan';

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

export const link = (name: string): Deed => ({ verb: 'press', role: 'link', name });
export const tab = (name: string): Deed => ({ verb: 'press', role: 'tab', name });
export const button = (name: string): Deed => ({ verb: 'press', role: 'button', name });
export const release = (
  call: Call,
  kind: Exclude<Outcome['kind'], 'refusal' | 'unsuccessful'> = 'answer',
): Deed => ({
  verb: 'release',
  call,
  outcome: { kind },
});
export const foretell401 = (call: Call): Deed => ({
  verb: 'foretell',
  call,
  outcome: { kind: 'unauthorized' },
});

export const text = (sentence: string): Check => ({ see: 'text', text: sentence });
export const nothing = (sentence: string): Check => ({ see: 'nothing', text: sentence });
export const heading = (sentence: string): Check => ({ see: 'heading', text: sentence });
export const alert = (sentence: string): Check => ({ see: 'alert', text: sentence });
export const ready = (name: string): Check => ({ see: 'ready', button: name });
export const noSession: Check = { see: 'notKept', what: 'session' };
export const noWallet: Check = { see: 'notKept', what: 'depositWallet' };
export const status = (sentence: string): Check => ({ see: 'status', text: sentence });
export const address = (at: string): Check => ({ see: 'address', path: at });
export const chosen = (name: string): Check => ({ see: 'chosen', tab: name, among: 'Fund Transfer' });
export const waiting = (call: Call, count: number): Check => ({ see: 'waiting', call, count });
export const calls = (call: Call, count: number): Check => ({ see: 'calls', call, count });
export const state = (machine: 'session' | 'transfer' | 'depositWallet', name: string): Check => ({
  see: 'state',
  machine,
  state: name,
});

const sendFunds: readonly Deed[] = [
  { verb: 'fill', label: 'Recipient private key', text: '{recipient.key}' },
  { verb: 'fill', label: 'Amount', text: '1.25' },
  button('Send Fund'),
];
const signIn: readonly Deed[] = [
  { verb: 'fill', label: 'Private key', text: '{member.key}' },
  { verb: 'fill', label: 'Passcode', text: '{member.passcode}' },
  button('Access Dashboard'),
];

/** One step: who does it, in words, what is done, what must then be so, and what the app says. */
export const step = (
  by: By,
  sentence: string,
  deeds: readonly Deed[],
  checks: readonly Check[],
  says: readonly string[] = [],
): Step => ({
  sentence,
  by,
  event: '',
  deeds,
  says,
  checks: [],
  took: [],
  look: { state: statesIn(checks), description: '', noticed: {}, checks },
});

const statesIn = (checks: readonly Check[]): string =>
  checks.flatMap((check) => (check.see === 'state' ? [`${check.machine}: ${check.state}`] : [])).join(', ');

/** A path that begins with a member who is signed in, at an address. */
export function path(
  name: string,
  title: string,
  at: string,
  held: readonly Call[],
  steps: readonly Step[],
  seenAtOnce: readonly Check[] = [],
): Plan {
  const checks: readonly Check[] = [state('session', 'authenticated'), address(at), ...seenAtOnce];
  return {
    id: `together-${name}`,
    machine: 'together',
    title,
    held,
    start: {
      sentence: `a member who is signed in opens ${at}`,
      deeds: [
        { verb: 'open', path: at },
        { verb: 'restore', stored: 'session' },
      ],
      checks: [],
      look: { state: statesIn(checks), description: '', noticed: {}, checks },
    },
    steps,
    smoke: false,
  };
}

export const submits = step('member', 'the member sends $1.25000 to {recipient.name}', sendFunds, [
  state('transfer', 'submitting'),
  waiting(PROCESS, 1),
]);

export const tokenIsRefused = (...checks: readonly Check[]) =>
  step(
    'provider',
    'the provider no longer accepts the token',
    [release(PROCESS, 'unauthorized')],
    [state('session', 'refreshing'), waiting(REFRESH, 1), ...checks],
  );

/** The session ends with its refresh, and so does all that the checks speak of. */
export const refreshIsRefused = (...checks: readonly Check[]) =>
  step(
    'provider',
    'the provider refuses to renew the token',
    [release(REFRESH, 'unauthorized')],
    [state('session', 'loggedOut.idle'), status(EXPIRED), noSession, ...checks],
  );

/** While a transfer is with the provider: the wizard begins anew for whoever it is now. */
export const somebodyElseSignsIn = (...checks: readonly Check[]) =>
  step(
    'otherTab',
    '{other.name} signs in in another tab',
    [{ verb: 'otherTab', does: 'signIn', as: 'other' }],
    [
      state('session', 'authenticated'),
      state('transfer', 'form'),
      { see: 'field', label: 'Amount', value: '' },
      ...checks,
    ],
  );

export const opensDeposit = step(
  'member',
  'the member opens Deposit, and the provider gives an address',
  [link('Deposit'), release(GENERATE)],
  [state('depositWallet', 'fresh'), text(EXPIRES), { see: 'kept', what: 'depositWallet' }],
);

export const meets401 = step(
  'provider',
  'the member opens Transactions, and the call is answered 401',
  [foretell401(TRANSACTIONS), link('Transactions')],
  [state('session', 'refreshing'), waiting(REFRESH, 1)],
);

export const renews = (...checks: readonly Check[]) =>
  step(
    'provider',
    'the provider renews the token',
    [release(REFRESH)],
    [state('session', 'authenticated'), { see: 'kept', what: 'session' }, ...checks],
  );

export const signsInAgain = step(
  'member',
  'the member signs in again',
  [...signIn, release(LOGIN)],
  [state('session', 'authenticated'), heading('Financial Overview')],
);

export const FUND_TRANSFER = '/dashboard/fund-transfer';
