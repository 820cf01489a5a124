import { confirmation } from '#src/messages/confirmation.ts';
import { donate } from '#src/messages/donate.ts';
import { home } from '#src/messages/home.ts';
import { movement } from '#src/messages/movement.ts';
import { session } from '#src/messages/session.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { transfer } from '#src/messages/transfer.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import { type ExpectedState, type Plan, SCENARIO, type Step } from '../../paths/plan';
import type { Call, Outcome, ReplyOutcome } from '../appDriver';
import {
  AMOUNTS,
  act,
  assert,
  by,
  calls,
  HOUR_MS,
  holdAll,
  openSignedIn,
  shownAmount,
  type TestCase,
  textBefore,
  toast,
  VARIABLE,
} from '../builders';
import { EXPIRES } from '../depositWallet.model';
import type { Action, Assertion } from '../kinds';
import type { MachineId } from '../testModels';

export const noSession = assert.notStored('session');
export const noWallet = assert.notStored('depositWallet');
export const selectedTab = (name: string): Assertion => ({
  type: 'selectedTab',
  tab: name,
  tabList: transfer.tabs,
});
export const machineState = (machine: MachineId, state: string): Assertion => ({
  type: 'machineState',
  machine,
  state,
});

export const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** Begins and ends like it. */
export const LOOK_ALIKE = `${ADDRESS.slice(0, 8)}${'0'.repeat(28)}${ADDRESS.slice(-6)}`;

/** First in a path that looks at single milliseconds. */
export const stopTime = by.clock('time stands still', { actions: [{ type: 'stopTime' }] });

/** A step with one expected state for all machines. */
const toStep = ({ sentence, by: initiator, actions, toasts = [], assertions = [] }: TestCase): Step => ({
  sentence,
  by: initiator,
  event: '',
  actions,
  toasts,
  assertions: [],
  took: [],
  expected: toExpectedState(assertions),
});

const toExpectedState = (assertions: readonly Assertion[]): ExpectedState => {
  const states = assertions.flatMap((assertion) =>
    assertion.type === 'machineState' ? [`${assertion.machine}: ${assertion.state}`] : [],
  );
  return { state: states.join(', '), description: '', observed: {}, assertions };
};

/** A path that starts with a member who is signed in, at a path of the app. */
export function scenario(
  name: string,
  title: string,
  path: string,
  heldCalls: readonly Call[],
  steps: readonly TestCase[],
  startAssertions: readonly Assertion[] = [],
): Plan {
  const assertions = [machineState('session', 'authenticated'), assert.url(path), ...startAssertions];
  return {
    id: `scenario-${name}`,
    machine: SCENARIO,
    title,
    start: {
      sentence: `a member who is signed in opens ${path}`,
      actions: [...holdAll(heldCalls), ...openSignedIn(path)],
      assertions: [],
      expected: toExpectedState(assertions),
    },
    steps: steps.map(toStep),
    smoke: false,
    proves: steps.flatMap(({ proves = [] }) => proves),
  };
}

/** A scenario that holds no kind of call from its start. */
export const plainScenario = (
  name: string,
  title: string,
  path: string,
  steps: readonly TestCase[],
  startAssertions?: readonly Assertion[],
): Plan => scenario(name, title, path, [], steps, startAssertions);

/** What {@link submitTransfer} sends. */
export const SHOWN_TRANSFER = shownAmount(AMOUNTS.transfer);
/** The beginning of what is said about a transfer of which it is not known whether it went through. */
export const INTERRUPTED = textBefore(movement.earlier('transfer', SHOWN_TRANSFER, VARIABLE));
export const interrupted = assert.status(INTERRUPTED);

export const fillTransfer: readonly Action[] = [
  act.fill(transfer.form.recipient, '{recipient.key}'),
  act.fill(transfer.form.amount, String(AMOUNTS.transfer)),
  act.button(transfer.form.submit),
];
/** To the same recipient, which is known by then. */
export const sendOther: readonly Action[] = [
  act.fill(transfer.form.recipient, '{recipient.key}'),
  act.fill(transfer.form.amount, '2.34568'),
  act.button(transfer.form.submit),
];
export const OTHER_AMOUNT = shownAmount(2.34568);
export const fillDonation: readonly Action[] = [
  act.fill(donate.amount, String(AMOUNTS.donation)),
  act.button(donate.submit),
];
export const fillWithdrawal = (address: string): readonly Action[] => [
  act.fill(withdraw.walletAddress, address),
  act.fill(withdraw.amount, String(AMOUNTS.withdrawal)),
  act.button(withdraw.submit),
];
/** To a recipient that is new since the page was opened. */
export const submitTransfer = by.member(`the member sends ${SHOWN_TRANSFER} to {recipient.name}`, {
  actions: [...fillTransfer, act.button(confirmation.confirm)],
  assertions: [machineState('transfer', 'submitting'), assert.pendingCalls(calls.processTransfer, 1)],
});

export const refuseToken = (...assertions: readonly Assertion[]) =>
  by.provider('the provider no longer accepts the token', {
    actions: [act.release(calls.processTransfer, 'unauthorized')],
    assertions: [
      machineState('session', 'refreshing'),
      assert.pendingCalls(calls.refreshToken, 1),
      ...assertions,
    ],
  });

/** The session ends with the refresh. */
export const refuseRefresh = (...assertions: readonly Assertion[]) =>
  by.provider('the provider refuses to renew the token', {
    actions: [act.release(calls.refreshToken, 'unauthorized')],
    assertions: [
      machineState('session', 'loggedOut.idle'),
      assert.status(signIn.ended.expired),
      noSession,
      ...assertions,
    ],
  });

/** During a transfer: the wizard starts again for the other member. */
export const otherMemberSignsIn = (...assertions: readonly Assertion[]) =>
  by.otherTab('{other.name} signs in in another tab', {
    actions: [act.otherTab('login', 'other')],
    assertions: [
      machineState('session', 'authenticated'),
      machineState('transfer', 'form'),
      assert.fieldValue(transfer.form.amount, ''),
      ...assertions,
    ],
  });

export const openDeposit = by.member('the member opens Deposit, and the provider gives an address', {
  actions: [act.menuLink(shell.entries.deposit), act.release(calls.generateWallet)],
  assertions: [machineState('depositWallet', 'fresh'), assert.text(EXPIRES), assert.stored('depositWallet')],
});

export const requestAddress = (...assertions: readonly Assertion[]) =>
  by.member('the member opens Deposit', {
    actions: [act.menuLink(shell.entries.deposit)],
    assertions: [
      machineState('depositWallet', 'fetching'),
      ...assertions,
      assert.pendingCalls(calls.generateWallet, 1),
    ],
  });

/** After the address has expired. */
export const receiveAddress = (...assertions: readonly Assertion[]) =>
  by.provider('the provider gives a new address', {
    actions: [act.release(calls.generateWallet)],
    assertions: [machineState('depositWallet', 'fresh'), assert.text(EXPIRES), ...assertions],
  });

export const passHour = (...assertions: readonly Assertion[]) =>
  by.clock('an hour passes', {
    actions: [act.advance(HOUR_MS)],
    assertions,
  });

export const logOutInOtherTab = (...assertions: readonly Assertion[]) =>
  by.otherTab('another tab logs out', {
    actions: [act.otherTab('logout')],
    assertions: [machineState('session', 'loggedOut.idle'), ...assertions],
  });

export const logOut = (...assertions: readonly Assertion[]) =>
  by.member('the member logs out', {
    actions: [act.menuButton(shell.logout)],
    assertions: [machineState('session', 'loggedOut.idle'), ...assertions],
    toasts: [toast.success(session.loggedOut)],
  });

/** The member opens Transactions, and is answered that the token has ended. */
export const openTransactions = (outcome: Outcome) =>
  by.provider('the member opens Transactions, and the token has ended', {
    actions: [act.mockNext(calls.getTransactionHistory, outcome), act.menuLink(shell.entries.transactions)],
    assertions: [machineState('session', 'refreshing'), assert.pendingCalls(calls.refreshToken, 1)],
  });
export const receive401 = openTransactions({ kind: 'unauthorized' });

export const renewToken = (...assertions: readonly Assertion[]) =>
  by.provider('the provider renews the token', {
    actions: [act.release(calls.refreshToken)],
    assertions: [machineState('session', 'authenticated'), assert.stored('session'), ...assertions],
    proves: ['R8.19'],
  });

/** Values of an answer, by their path in it: `data.expires_in`. */
export type Changes = Readonly<Record<string, string | number>>;
/** Values by their path from one of an answer on. */
export const changesOf = (parent: string, changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([path, value]) => [`${parent}.${path}`, value]));
/** The provider answers the oldest such call, with these values in it. */
export const changeAnswer = (call: Call, changes: Changes): Action =>
  act.release(call, { kind: 'changedAnswer', changes });
/** The provider answers the oldest call for the profile, with these values in it: `balances.balance`. */
export const changeProfile = (changes: Changes): Action =>
  changeAnswer(calls.getProfile, changesOf('data', changes));

/** Fills in and sends the sign-in of one of the two members. */
export const submitSignIn = (who: 'member' | 'other'): readonly Action[] => [
  act.fill(signIn.identifier, `{${who}.key}`),
  act.fill(signIn.passcode, `{${who}.passcode}`),
  act.button(signIn.submit),
];
export const signInAgain = by.member('the member signs in again', {
  actions: [...submitSignIn('member'), act.release(calls.login)],
  assertions: [machineState('session', 'authenticated'), assert.heading(home.title)],
});

/** An answer of the provider of any status and content. */
export const reply = (status: number, content: object): ReplyOutcome => ({
  kind: 'reply',
  status,
  body: JSON.stringify(content),
});

export const openTransfer = act.menuLink(shell.entries.fundTransfer);
/** After a transfer was interrupted: nothing is sent again. */
export const reopenTransfer = (...assertions: readonly Assertion[]) =>
  by.member('the member opens Fund Transfer', {
    actions: [openTransfer],
    assertions: [
      machineState('transfer', 'form'),
      ...assertions,
      assert.notBusy(transfer.form.submit),
      assert.callCount(calls.processTransfer, 1),
    ],
  });
export const TRANSFER_HISTORY_URL = `${urls.fundTransfer}?tab=history`;

/** The next answer to a call has these values in it. */
export const changeNext = (call: Call, changes: Changes): Action =>
  act.mockNext(call, { kind: 'changedAnswer', changes });
/** The next profile has them: `balances.balance`. */
export const changeNextProfile = (changes: Changes): Action =>
  changeNext(calls.getProfile, changesOf('data', changes));
/** The next such call is answered with this. */
export const answer = (call: Call, content: object): Action => act.mockNext(call, reply(200, content));

const listNext =
  (call: Call, name: string) =>
  (...rows: readonly object[]): Action =>
    answer(call, { data: { [name]: rows } });
/** The next such list has these rows. */
export const listTransactions = listNext(calls.getTransactionHistory, 'transactions');
export const listActivities = listNext('GET /activities/history', 'activities');
export const listDonations = listNext(calls.getDonationHistory, 'donations');
export const listReferrals = listNext('GET /users/referrals', 'referrals');
export const listTeam = (data: unknown): Action => answer(calls.getTeamTree, { data });

/** The member loads a page, for which the provider answers calls as these actions say. */
export const load = (
  sentence: string,
  path: string,
  answers: readonly Action[],
  ...assertions: readonly Assertion[]
) => by.provider(sentence, { actions: [...answers, act.open(path)], assertions });

export const EARNING_URL = `${urls.reports}?tab=earning`;
export const GRAPH_URL = `${urls.reports}?tab=graph`;
export const PERFORMANCE_URL = `${urls.reports}?tab=performance`;
export const TEAM_URL = `${urls.network}?tab=team`;

/** The member opens the graph of this team. */
export const openGraph = (members: readonly object[]): readonly Action[] => [
  listTeam(members),
  act.open(GRAPH_URL),
];
