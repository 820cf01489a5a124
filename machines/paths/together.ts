import type { By, Call, Check, Deed, Outcome, Plan, Step } from './plan';

const LOGIN: Call = 'POST /users/login';
const REFRESH: Call = 'GET /v1/auth/refresh-token';
const PROCESS: Call = 'POST /transfers/process';
const HISTORY: Call = 'GET /transfers/history';
const TRANSACTIONS: Call = 'GET /transactions/history';
const STATS: Call = 'GET /users/stats';
const GENERATE: Call = 'POST /wallet/generate';
const HOUR = 60 * 60 * 1000;

const UNKNOWN = 'It is not known whether your transfer went through';
const EXPIRED = 'Your session has ended. Please sign in again.';
const ENDED_ELSEWHERE = 'You logged out in another tab.';
const EXPIRES = 'This address expires in';

const link = (name: string): Deed => ({ verb: 'press', role: 'link', name });
const tab = (name: string): Deed => ({ verb: 'press', role: 'tab', name });
const button = (name: string): Deed => ({ verb: 'press', role: 'button', name });
const release = (
  call: Call,
  kind: Exclude<Outcome['kind'], 'refusal' | 'unsuccessful'> = 'answer',
): Deed => ({
  verb: 'release',
  call,
  outcome: { kind },
});
const foretell401 = (call: Call): Deed => ({ verb: 'foretell', call, outcome: { kind: 'unauthorized' } });

const text = (sentence: string): Check => ({ see: 'text', text: sentence });
const nothing = (sentence: string): Check => ({ see: 'nothing', text: sentence });
const heading = (sentence: string): Check => ({ see: 'heading', text: sentence });
const waiting = (call: Call, count: number): Check => ({ see: 'waiting', call, count });
const calls = (call: Call, count: number): Check => ({ see: 'calls', call, count });
const state = (machine: 'session' | 'transfer' | 'depositWallet', name: string): Check => ({
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
const step = (
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
function path(name: string, title: string, at: string, held: readonly Call[], steps: readonly Step[]): Plan {
  const checks: readonly Check[] = [state('session', 'authenticated'), { see: 'address', path: at }];
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

const submits = step('member', 'the member sends $1.25000 to {recipient.name}', sendFunds, [
  state('transfer', 'submitting'),
  waiting(PROCESS, 1),
]);

const opensDeposit = step(
  'member',
  'the member opens Deposit, and the provider gives an address',
  [link('Deposit'), release(GENERATE)],
  [state('depositWallet', 'fresh'), text(EXPIRES), { see: 'kept', what: 'depositWallet' }],
);

const meets401 = step(
  'provider',
  'the member opens Transactions, and the call is answered 401',
  [foretell401(TRANSACTIONS), link('Transactions')],
  [state('session', 'refreshing'), waiting(REFRESH, 1)],
);

const renews = (...checks: readonly Check[]) =>
  step(
    'provider',
    'the provider renews the token',
    [release(REFRESH)],
    [state('session', 'authenticated'), { see: 'kept', what: 'session' }, ...checks],
  );

const signsInAgain = step(
  'member',
  'the member signs in again',
  [...signIn, release(LOGIN)],
  [state('session', 'authenticated'), heading('Financial Overview')],
);

const FUND_TRANSFER = '/dashboard/fund-transfer';

/** Ways that cross the machines, listed by hand: what one does while another is in the middle of something. */
export const together: readonly Plan[] = [
  path(
    '401-in-the-middle-of-a-transfer',
    'The token expires in the middle of a transfer: it is renewed, and the money moves once',
    FUND_TRANSFER,
    [PROCESS, REFRESH],
    [
      submits,
      step(
        'provider',
        'the provider no longer accepts the token',
        [release(PROCESS, 'unauthorized')],
        [
          state('session', 'refreshing'),
          state('transfer', 'submitting'),
          waiting(REFRESH, 1),
          waiting(PROCESS, 0),
          { see: 'busy', button: 'Send Fund' },
        ],
      ),
      renews(waiting(PROCESS, 1), { see: 'fresh', call: PROCESS }, state('transfer', 'submitting')),
      step(
        'provider',
        'the provider accepts the transfer',
        [release(PROCESS)],
        [
          state('transfer', 'success'),
          text('Transaction Successful'),
          text('$1.25000'),
          calls(PROCESS, 2),
          waiting(PROCESS, 0),
        ],
      ),
      step(
        'member',
        'the member goes back to the form, which is empty',
        [tab('Transfer Funds')],
        [
          state('transfer', 'form'),
          { see: 'field', label: 'Recipient private key', value: '' },
          { see: 'field', label: 'Amount', value: '' },
        ],
      ),
    ],
  ),
  path(
    'refresh-refused-in-the-middle-of-a-transfer',
    'The session ends in the middle of a transfer: nothing moves, and the next session begins with an empty form',
    FUND_TRANSFER,
    [PROCESS, REFRESH, LOGIN],
    [
      submits,
      step(
        'provider',
        'the provider no longer accepts the token',
        [release(PROCESS, 'unauthorized')],
        [state('session', 'refreshing'), waiting(REFRESH, 1)],
      ),
      step(
        'provider',
        'the provider refuses to renew the token',
        [release(REFRESH, 'unauthorized')],
        [
          state('session', 'loggedOut.idle'),
          heading('Access Your Account'),
          text(EXPIRED),
          calls(PROCESS, 1),
          { see: 'notKept', what: 'session' },
        ],
      ),
      signsInAgain,
      step(
        'member',
        'the member opens Fund Transfer',
        [link('Fund Transfer')],
        [
          state('transfer', 'form'),
          { see: 'field', label: 'Amount', value: '' },
          { see: 'ready', button: 'Send Fund' },
          calls(PROCESS, 1),
        ],
      ),
    ],
  ),
  path(
    'logout-in-another-tab-while-submitting',
    'Another tab logs out while a transfer is with the provider: its answer is shown to nobody, its money has moved',
    FUND_TRANSFER,
    [PROCESS, LOGIN],
    [
      submits,
      step(
        'otherTab',
        'another tab logs out',
        [{ verb: 'otherTab', does: 'signOut', as: 'member' }],
        [
          state('session', 'loggedOut.idle'),
          heading('Access Your Account'),
          text(ENDED_ELSEWHERE),
          { see: 'notKept', what: 'session' },
          nothing('Transaction Successful'),
        ],
      ),
      signsInAgain,
      step(
        'member',
        'the member opens Fund Transfer',
        [link('Fund Transfer')],
        [state('transfer', 'form'), { see: 'ready', button: 'Send Fund' }, calls(PROCESS, 1)],
      ),
    ],
  ),
  path(
    'somebody-else-signs-in-while-submitting',
    'Somebody else signs in in another tab while a transfer is with the provider: they see nothing of it',
    FUND_TRANSFER,
    [PROCESS],
    [
      submits,
      step(
        'otherTab',
        '{other.name} signs in in another tab',
        [{ verb: 'otherTab', does: 'signIn', as: 'other' }],
        [
          state('session', 'authenticated'),
          state('transfer', 'form'),
          { see: 'field', label: 'Amount', value: '' },
          { see: 'field', label: 'Recipient private key', value: '' },
          { see: 'ready', button: 'Send Fund' },
          waiting(PROCESS, 0),
        ],
      ),
      step(
        'member',
        'they look at Review Transfer',
        [tab('Review Transfer')],
        [text('Please send funds first.'), calls(PROCESS, 1)],
      ),
    ],
  ),
  path(
    'wallet-expires-while-refreshing',
    'The hour of a deposit address passes while the token is renewed: the old address is never shown again',
    '/dashboard',
    [GENERATE, REFRESH],
    [
      opensDeposit,
      meets401,
      step(
        'clock',
        'an hour passes',
        [{ verb: 'wait', milliseconds: HOUR }],
        [
          state('depositWallet', 'expired'),
          state('session', 'refreshing'),
          { see: 'notKept', what: 'depositWallet' },
        ],
      ),
      renews({ see: 'fresh', call: TRANSACTIONS }),
      step(
        'member',
        'the member opens Deposit',
        [link('Deposit')],
        [state('depositWallet', 'fetching'), nothing(EXPIRES), waiting(GENERATE, 1)],
      ),
      step(
        'provider',
        'the provider gives a new address',
        [release(GENERATE)],
        [state('depositWallet', 'fresh'), text(EXPIRES), calls(GENERATE, 2)],
      ),
    ],
  ),
  path(
    'wallet-expires-on-the-screen',
    'The hour passes while the address is on the screen: it is replaced, and never shown without its time',
    '/dashboard',
    [GENERATE],
    [
      opensDeposit,
      step(
        'clock',
        'an hour passes',
        [{ verb: 'wait', milliseconds: HOUR }],
        [
          state('depositWallet', 'fetching'),
          text('The address has expired and must not be used any more. A new one is on its way.'),
          nothing(EXPIRES),
          { see: 'notKept', what: 'depositWallet' },
          waiting(GENERATE, 1),
        ],
      ),
      step(
        'provider',
        'the provider gives a new address',
        [release(GENERATE)],
        [state('depositWallet', 'fresh'), text(EXPIRES)],
      ),
    ],
  ),
  path(
    'reload-keeps-the-address',
    'A reload within the hour shows the kept address without asking the provider again',
    '/dashboard',
    [GENERATE],
    [
      opensDeposit,
      step(
        'member',
        'the member reloads the page',
        [{ verb: 'open', path: '/dashboard/deposit' }],
        [
          state('session', 'authenticated'),
          state('depositWallet', 'fresh'),
          text(EXPIRES),
          calls(GENERATE, 1),
        ],
      ),
    ],
  ),
  path(
    'logout-while-the-address-is-fetched',
    'The member logs out while a deposit address is on its way: nothing of it is kept',
    '/dashboard',
    [GENERATE, LOGIN],
    [
      step(
        'member',
        'the member opens Deposit',
        [link('Deposit')],
        [state('depositWallet', 'fetching'), waiting(GENERATE, 1)],
      ),
      step(
        'member',
        'the member logs out',
        [button('Logout')],
        [
          state('session', 'loggedOut.idle'),
          heading('Access Your Account'),
          waiting(GENERATE, 0),
          { see: 'notKept', what: 'depositWallet' },
          { see: 'notKept', what: 'session' },
        ],
        ['Logged out successfully.'],
      ),
      signsInAgain,
      step(
        'member',
        'the member opens Deposit again',
        [link('Deposit')],
        [state('depositWallet', 'fetching'), waiting(GENERATE, 1), { see: 'fresh', call: GENERATE }],
      ),
    ],
  ),
  path(
    'another-tab-renews-first',
    'Another tab renews the token first: this tab goes on with it, and asks no more',
    '/dashboard',
    [REFRESH],
    [
      meets401,
      step(
        'otherTab',
        'another tab renews the token',
        [{ verb: 'otherTab', does: 'renew', as: 'member' }],
        [
          state('session', 'authenticated'),
          waiting(REFRESH, 0),
          { see: 'fresh', call: TRANSACTIONS },
          { see: 'kept', what: 'session' },
        ],
      ),
    ],
  ),
  path(
    'two-calls-share-a-refresh',
    'Two calls are answered 401: they share one refresh, and both are repeated with its token',
    '/dashboard',
    [REFRESH],
    [
      meets401,
      step(
        'provider',
        'another call is answered 401 meanwhile',
        [foretell401(STATS), link('Dashboard')],
        [state('session', 'refreshing'), waiting(REFRESH, 1), calls(REFRESH, 1)],
      ),
      renews({ see: 'fresh', call: STATS }, calls(REFRESH, 1), heading('Financial Overview')),
    ],
  ),
  path(
    'unconfirmed-outlives-a-refresh',
    'The connection breaks in the middle of a transfer, then the token expires: the warning stays over the history',
    FUND_TRANSFER,
    [PROCESS, REFRESH],
    [
      submits,
      step(
        'provider',
        'the connection breaks, and the history is answered 401',
        [foretell401(HISTORY), release(PROCESS, 'lostAnswer')],
        [state('transfer', 'unconfirmed'), state('session', 'refreshing'), { see: 'alert', text: UNKNOWN }],
      ),
      renews(
        state('transfer', 'unconfirmed'),
        { see: 'alert', text: UNKNOWN },
        { see: 'fresh', call: HISTORY },
      ),
      step(
        'member',
        'the member looks for it, and finds it',
        [button('Refresh history')],
        [text('$1.25000'), calls(PROCESS, 1)],
      ),
    ],
  ),
];
