import { home } from '#src/messages/home.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { Action, Call } from '../../paths/action';
import type { Assertion } from '../../paths/assertion';
import { type Initiator, type Plan, SCENARIO, type Step } from '../../paths/plan';
import { act, assert, calls, openSignedIn } from '../builders';
import { EXPIRES } from '../depositWallet.model';
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

/** A step with one expected state for all machines. */
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
  expected: { state: getStates(assertions), description: '', observed: {}, assertions },
});

const getStates = (assertions: readonly Assertion[]): string =>
  assertions
    .flatMap((assertion) =>
      assertion.type === 'machineState' ? [`${assertion.machine}: ${assertion.state}`] : [],
    )
    .join(', ');

/** A path that starts with a member who is signed in, at a path of the app. */
export function scenario(
  name: string,
  title: string,
  path: string,
  heldCalls: readonly Call[],
  steps: readonly Step[],
  startAssertions: readonly Assertion[] = [],
): Plan {
  const assertions = [machineState('session', 'authenticated'), assert.url(path), ...startAssertions];
  return {
    id: `scenario-${name}`,
    machine: SCENARIO,
    title,
    heldCalls,
    start: {
      sentence: `a member who is signed in opens ${path}`,
      actions: openSignedIn(path),
      assertions: [],
      expected: { state: getStates(assertions), description: '', observed: {}, assertions },
    },
    steps,
    smoke: false,
  };
}

export const submitTransfer = step(
  'member',
  'the member sends $1.25000 to {recipient.name}',
  [
    act.fill(transfer.form.recipient, '{recipient.key}'),
    act.fill(transfer.form.amount, '1.25'),
    act.button(transfer.form.submit),
  ],
  [machineState('transfer', 'submitting'), assert.pendingCalls(calls.processTransfer, 1)],
);

export const refuseToken = (...assertions: readonly Assertion[]) =>
  step(
    'provider',
    'the provider no longer accepts the token',
    [act.release(calls.processTransfer, 'unauthorized')],
    [machineState('session', 'refreshing'), assert.pendingCalls(calls.refreshToken, 1), ...assertions],
  );

/** The session ends with the refresh. */
export const refuseRefresh = (...assertions: readonly Assertion[]) =>
  step(
    'provider',
    'the provider refuses to renew the token',
    [act.release(calls.refreshToken, 'unauthorized')],
    [
      machineState('session', 'loggedOut.idle'),
      assert.status(signIn.ended.expired),
      noSession,
      ...assertions,
    ],
  );

/** During a transfer: the wizard starts again for the other member. */
export const otherMemberSignsIn = (...assertions: readonly Assertion[]) =>
  step(
    'otherTab',
    '{other.name} signs in in another tab',
    [{ type: 'otherTab', operation: 'login', as: 'other' }],
    [
      machineState('session', 'authenticated'),
      machineState('transfer', 'form'),
      assert.fieldValue(transfer.form.amount, ''),
      ...assertions,
    ],
  );

export const openDeposit = step(
  'member',
  'the member opens Deposit, and the provider gives an address',
  [act.link(shell.entries.deposit), act.release(calls.generateWallet)],
  [machineState('depositWallet', 'fresh'), assert.text(EXPIRES), assert.stored('depositWallet')],
);

export const receive401 = step(
  'provider',
  'the member opens Transactions, and the call is answered 401',
  [act.mock401(calls.getTransactionHistory), act.link(shell.entries.transactions)],
  [machineState('session', 'refreshing'), assert.pendingCalls(calls.refreshToken, 1)],
);

export const renewToken = (...assertions: readonly Assertion[]) =>
  step(
    'provider',
    'the provider renews the token',
    [act.release(calls.refreshToken)],
    [machineState('session', 'authenticated'), assert.stored('session'), ...assertions],
  );

export const signInAgain = step(
  'member',
  'the member signs in again',
  [
    act.fill(signIn.identifier, '{member.key}'),
    act.fill(signIn.passcode, '{member.passcode}'),
    act.button(signIn.submit),
    act.release(calls.login),
  ],
  [machineState('session', 'authenticated'), assert.heading(home.title)],
);

export const openTransfer = act.link(shell.entries.fundTransfer);
export const TRANSFER_HISTORY_URL = `${urls.fundTransfer}?tab=history`;
