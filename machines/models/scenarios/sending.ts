import { confirmation } from '#src/messages/confirmation.ts';
import { movement } from '#src/messages/movement.ts';
import { shell } from '#src/messages/shell.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { AMOUNTS, act, assert, by, calls, HOUR_MS, MINUTE_MS, toast } from '../builders';
import {
  fillTransfer,
  INTERRUPTED,
  interrupted,
  logOut,
  machineState,
  OTHER_AMOUNT,
  openTransfer,
  refuseRefresh,
  reply,
  scenario,
  sendOther,
  signInAgain,
  stopTime,
  submitSignIn,
  submitTransfer,
} from './scenarioSteps';

const DAY_MS = 24 * HOUR_MS;
const signedOut = movement.signedOut('transfer');
const NOBODY = 'Nobody has this key.';
const refuseRecipient = act.release(
  calls.processTransfer,
  reply(422, { message: NOBODY, field: 'recipient_id' }),
);
/** The records are read again when another is added. */
const sendAnother = (
  time: string,
  milliseconds: number,
  ...assertions: readonly ReturnType<typeof assert.text>[]
) =>
  by.member(`${time} later the member sends another transfer, which the provider accepts`, {
    actions: [
      { type: 'wake', milliseconds, at: 'unnoticed' },
      act.open(urls.fundTransfer),
      ...submitTransfer.actions,
      act.release(calls.processTransfer),
      act.menuLink(shell.entries.dashboard),
    ],
    assertions,
  });

/** Transfers that are sent again, refused, answered unclearly, or by several tabs. */
export const sendingScenarios: readonly Plan[] = [
  scenario(
    'two-transfers-in-a-row',
    'What the provider says of one transfer is not shown for the next, and a key is sent without what is around it and cannot be seen',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      by.member('the member submits a recipient of spaces', {
        actions: [
          act.fill(transfer.form.recipient, '   '),
          act.fill(transfer.form.amount, String(AMOUNTS.transfer)),
          act.button(transfer.form.submit),
        ],
        assertions: [
          assert.text(transfer.form.recipientRequired),
          assert.pendingCalls(calls.processTransfer, 0),
        ],
      }),
      by.member('the member types the key with spaces around it, and with what cannot be seen', {
        actions: [
          act.fill(transfer.form.recipient, '  \u200b{recipient.key}\ufeff '),
          act.button(transfer.form.submit),
          act.button(confirmation.confirm),
        ],
        assertions: [
          assert.requestBody(calls.processTransfer, {
            amount: AMOUNTS.transfer,
            recipient_id: '{recipient.key}',
          }),
        ],
      }),
      by.provider('the provider accepts', {
        actions: [act.release(calls.processTransfer)],
        assertions: [assert.text('{recipient.name}')],
      }),
      by.member('the member sends another amount, and the connection breaks', {
        actions: [
          act.button(transfer.review.again),
          ...sendOther,
          act.release(calls.processTransfer, 'responseLost'),
        ],
        assertions: [assert.alert(movement.sent('transfer', OTHER_AMOUNT))],
      }),
      by.member('the member has looked it up, sends another, and the provider answers without details', {
        actions: [
          act.button(movement.lookedUp),
          act.tab(transfer.form.tab),
          ...fillTransfer,
          act.release(calls.processTransfer, reply(200, { success: true, data: {} })),
        ],
        assertions: [assert.status(transfer.review.success), assert.absent('{recipient.name}')],
      }),
    ],
  ),
  scenario(
    'a-double-click-on-send',
    'The second click of a double click confirms nothing; what was typed and what is sent outlive a visit to another screen',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      by.member('the member presses Send twice at once', {
        actions: [...fillTransfer, { type: 'secondClick', button: confirmation.confirm }],
        assertions: [machineState('transfer', 'confirming'), assert.pendingCalls(calls.processTransfer, 0)],
      }),
      by.member('the member looks at the dashboard, comes back, and goes back to the form', {
        actions: [act.menuLink(shell.entries.dashboard), openTransfer, act.button(confirmation.goBack)],
        assertions: [
          machineState('transfer', 'form'),
          assert.fieldValue(transfer.form.recipient, '{recipient.key}'),
          assert.fieldValue(transfer.form.amount, String(AMOUNTS.transfer)),
        ],
      }),
      by.member('the member confirms it, looks at the dashboard, and comes back', {
        actions: [
          act.button(transfer.form.submit),
          act.button(confirmation.confirm),
          act.menuLink(shell.entries.dashboard),
          openTransfer,
        ],
        assertions: [machineState('transfer', 'submitting'), assert.pendingCalls(calls.processTransfer, 1)],
      }),
      by.provider('the provider accepts it, which is told once', {
        actions: [act.release(calls.processTransfer)],
        assertions: [
          machineState('transfer', 'success'),
          assert.status(transfer.review.success),
          assert.callCount(calls.processTransfer, 1),
        ],
      }),
    ],
  ),
  scenario(
    'refused-at-a-field',
    'A refusal that names a field of the form is told at that field, until the next edit, and takes the focus there from the form alone',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      submitTransfer,
      by.provider('the provider refuses, and names the field', {
        actions: [refuseRecipient],
        toasts: [toast.failure(NOBODY)],
        assertions: [machineState('transfer', 'form')],
      }),
      by.member('the member goes into a field, and types nothing', {
        actions: [act.field(transfer.form.amount)],
        assertions: [assert.text(NOBODY)],
      }),
      by.member('the member types another amount', {
        actions: [act.fill(transfer.form.amount, '2.34568')],
        assertions: [assert.fieldValue(transfer.form.recipient, '{recipient.key}')],
      }),
      by.provider('the provider refuses that, too, after the member has pressed a tab, which is locked', {
        actions: [
          act.button(transfer.form.submit),
          act.button(confirmation.confirm),
          act.tab(transfer.history.tab),
          refuseRecipient,
        ],
        toasts: [toast.failure(NOBODY)],
        assertions: [assert.text(NOBODY), assert.focused(transfer.history.tab)],
      }),
    ],
  ),
  scenario(
    'what-is-left-over-after-a-logout',
    'What is not known of a transfer is kept for its member for thirty days, and shown to nobody else',
    urls.fundTransfer,
    [calls.processTransfer, calls.login],
    [
      stopTime,
      submitTransfer,
      by.provider('the connection breaks', {
        actions: [act.release(calls.processTransfer, 'responseLost')],
        assertions: [machineState('transfer', 'unconfirmed.history')],
      }),
      logOut(assert.status(signedOut), assert.absent(INTERRUPTED)),
      by.member('{other.name} signs in', {
        actions: [...submitSignIn('other'), act.release(calls.login)],
        assertions: [machineState('session', 'authenticated'), assert.absent(INTERRUPTED)],
      }),
      { ...logOut(assert.status(signedOut)), sentence: 'they log out' },
      { ...signInAgain, assertions: [...(signInAgain.assertions ?? []), interrupted] },
      sendAnother('a millisecond less than thirty days', 30 * DAY_MS - 1, interrupted),
      sendAnother('a millisecond', 1, assert.absent(INTERRUPTED)),
    ],
  ),
  scenario(
    'sent-again-without-a-session',
    'A transfer that is sent again as the session ends is still one of which nothing is known',
    urls.fundTransfer,
    [calls.processTransfer, calls.refreshToken, calls.login],
    [
      submitTransfer,
      by.provider('the connection breaks', {
        actions: [act.release(calls.processTransfer, 'responseLost')],
        assertions: [machineState('transfer', 'unconfirmed.history')],
      }),
      by.member('the member sends it again, and the call is answered 401', {
        actions: [
          act.tab(transfer.form.tab),
          act.button(movement.sendAgain.keyed),
          act.release(calls.processTransfer, 'unauthorized'),
        ],
        assertions: [machineState('session', 'refreshing')],
      }),
      refuseRefresh(assert.status(signedOut)),
      { ...signInAgain, assertions: [machineState('session', 'authenticated'), interrupted] },
    ],
  ),
  scenario(
    'another-tab-is-sending',
    'While another tab sends a transfer this one sends none',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      by.otherTab('another tab sends a transfer', { actions: [{ type: 'otherTabSends', kind: 'transfer' }] }),
      by.member('the member sends one here', {
        actions: submitTransfer.actions,
        toasts: [toast.failure(movement.underWayElsewhere('transfer'))],
        assertions: [assert.callCount(calls.processTransfer, 0), machineState('transfer', 'form')],
      }),
      by.otherTab('the other tab is closed before its answer', {
        actions: [act.otherTab('close')],
        assertions: [interrupted],
      }),
      by.member('the member sends it here, and the connection breaks before the answer', {
        actions: [...submitTransfer.actions, act.release(calls.processTransfer, 'responseLost')],
        assertions: [machineState('transfer', 'unconfirmed.history')],
      }),
      by.member('a minute later the member sends it again while another tab sends another', {
        actions: [
          act.advance(MINUTE_MS),
          { type: 'otherTabSends', kind: 'transfer' },
          act.tab(transfer.form.tab),
          act.button(movement.sendAgain.keyed),
        ],
        toasts: [toast.failure(movement.notSentAgain('transfer'))],
        assertions: [
          assert.callCount(calls.processTransfer, 1),
          machineState('transfer', 'unconfirmed.history'),
        ],
      }),
      by.otherTab('the other tab is closed again before its answer, and the dashboard tells of all three', {
        actions: [act.otherTab('close'), act.menuLink(shell.entries.dashboard)],
        assertions: [interrupted],
      }),
    ],
  ),
  scenario(
    'another-tab-is-sending-without-locks',
    'Where the browser refuses locks, what another tab sends counts as under way for as long as a call may take',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      stopTime,
      by.otherTab('another tab sends a transfer', {
        actions: [
          { type: 'refuse', what: 'locks' },
          { type: 'otherTabSends', kind: 'transfer' },
        ],
      }),
      by.member('the member sends one here', {
        actions: submitTransfer.actions,
        toasts: [toast.failure(movement.underWayElsewhere('transfer'))],
      }),
      by.clock('all but a millisecond of that time passes, and the member sends it again', {
        actions: [act.advance(159_999), act.button(transfer.form.submit), act.button(confirmation.confirm)],
        toasts: [toast.failure(movement.underWayElsewhere('transfer'))],
      }),
      by.clock('the last millisecond passes', { actions: [act.advance(1)], assertions: [interrupted] }),
    ],
  ),
];
