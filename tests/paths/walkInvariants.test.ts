import { expect, test } from 'vitest';
import { findInvariantProblem, type WalkState } from '#machines/models/walkInvariants.ts';
import { reading } from '#src/messages/common.ts';
import { donate } from '#src/messages/donate.ts';
import { shell } from '#src/messages/shell.ts';
import { urls } from '#src/urls.ts';

/** A member looks at the screen of donations, and nothing is under way. */
const atRest: WalkState = {
  address: urls.donate,
  isScreenLeft: false,
  title: `${donate.title} – Trellis`,
  openTab: undefined,
  headings: [donate.title],
  text: shell.logout,
  session: 'authenticated',
  member: 'PK-1',
  token: 'T-1',
  stored: {
    token: 'T-1',
    tokenCookie: 'T-1',
    hasRoleCookie: true,
    cookieProblem: null,
    hasDepositWallet: false,
    appearance: null,
  },
  isAtRest: true,
  isQuiet: true,
  loading: [],
  controlCount: 1,
  storedKeys: ['auth', 'movements:key'],
  storedText: '[{"key":"K-1"}]',
  cachedQueries: [],
  foreignQueries: [],
  oldAnswers: [],
  toasts: [],
  notices: [],
  ends: [],
  earlierAccepted: 0,
  typedAmount: '',
  typedTexts: [],
  typedRecipient: '',
  isFocusLost: false,
  secrets: new Map([
    ['PK-1', ['PK-1']],
    ['PK-2', ['PK-2', '0x2']],
  ]),
  ledgerSum: 0,
  movements: [],
  failedCalls: [],
  unreadCalls: [],
  answers: new Map(),
  figures: [],
  tables: [],
  pendingCount: () => 0,
  callCount: 0,
  pressed: '',
  isOrderKept: false,
  leftTimers: [],
  isRunning: () => true,
  fault: null,
};
const donation = { call: 'POST /donations/process', body: '', end: 'accepted' } as const;

test('a member at rest, whose donation of unknown outcome is stored, breaks no invariant', () => {
  expect(findInvariantProblem({ ...atRest, ends: [{ ...donation, key: 'K-2' }] })).toBeNull();
  expect(findInvariantProblem({ ...atRest, pressed: reading.retry, callCount: 1 })).toBeNull();
});

test.each<[string, Partial<WalkState>]>([
  ['“Retry” was pressed, and no call was made.', { pressed: reading.retry }],
  [
    'POST /donations/process was not accepted, and nothing on the screen says so.',
    { ends: [{ ...donation, key: 'K-2', end: 'refused' }] },
  ],
  ['“Amount” was pressed, and the order is as before.', { pressed: 'Amount', isOrderKept: true }],
  [
    'The app was opened anew, and has left behind: a timer of 2000 ms.',
    { leftTimers: ['a timer of 2000 ms'] },
  ],
  ['At /dashboard/donate the machine donation does not run.', { isRunning: (id) => id !== 'donation' }],
  [
    'POST /donations/process was accepted, and is still stored as one of unknown outcome.',
    { ends: [{ ...donation, key: 'K-1' }] },
  ],
  [
    'The title of /dashboard/donate is “Donate Funds – Trellis”, and its headings are Donate Funds.',
    { openTab: 'History' },
  ],
  ['Private data of a member who is not signed in is on the screen.', { text: `${shell.logout} 0x2` }],
])('“%s” is found', (problem, change) => {
  expect(findInvariantProblem({ ...atRest, ...change })).toBe(problem);
});

test('a failure is no longer shown on another screen than that where the step began', () => {
  const ends = [{ ...donation, key: 'K-2', end: 'refused' } as const];
  expect(findInvariantProblem({ ...atRest, ends, isScreenLeft: true })).toBeNull();
});
