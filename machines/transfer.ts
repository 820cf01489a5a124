import { assign, fromPromise, setup } from 'xstate';
import type { TransferResult } from '#src/contract/transfers.ts';
import {
  getIntent,
  getOutcome,
  getRepeatedIntent,
  type MovementContext,
  type MovementOutcome,
  needsConfirmation,
  onDismiss,
  onOutcome,
  onSubmit,
  outcomeGuards,
  type Refusal,
  type Sending,
  type Submission,
  withDestination,
} from './movementOutcome';

/** The three tabs of the wizard (R2.38). */
export type TransferTab = 'form' | 'success' | 'history';

export interface TransferDraft {
  /** dollars, exact */
  readonly amount: number;
  /** the recipient's private key */
  readonly recipient_id: string;
}

/** Accepted, it comes with what the provider stored. */
export type TransferOutcome = MovementOutcome<{ readonly result: TransferResult }>;

export type TransferEvent =
  | ({ readonly type: 'transfer.submit' } & Submission<TransferDraft>)
  /** what was submitted is right as it is */
  | { readonly type: 'transfer.confirm' }
  /** back to the form, with nothing sent */
  | { readonly type: 'transfer.goBack' }
  /** the same once more, after its outcome was not known */
  | { readonly type: 'transfer.sendAgain' }
  /** the member has looked up whether it went through */
  | { readonly type: 'transfer.dismiss' }
  | { readonly type: 'transfer.open'; readonly tab: TransferTab };

interface TransferContext extends MovementContext<TransferDraft> {
  /** the last accepted transfer; the Review tab shows it until the next one is accepted */
  readonly result: TransferResult | null;
}

/** Opens a tab: a state of this name beside the one that is left. */
const opensTab = (tab: TransferTab) =>
  ({
    guard: {
      type: 'isTab',
      params: ({ event }: { event: { readonly tab: TransferTab } }) => ({ event, tab }),
    },
    target: tab,
    description: `the member opens the tab ${tab}`,
  }) as const;

const send = {
  exit: 'refreshFigures',
  invoke: {
    id: 'processTransfer',
    src: 'processTransfer',
    input: ({ context }: { context: TransferContext }) => getIntent(context),
    onDone: onOutcome({
      accepted: {
        target: 'success',
        actions: ['addDestination', { type: 'setResult', params: getOutcome<TransferOutcome> }],
      },
      unknown: { target: 'unconfirmed' },
      refused: 'form',
    }),
  },
} as const;

/**
 * The transfer wizard: `form` → `submitting` → `success`, a refusal back to the form with what was typed
 * (R4.10, D3, D4). A new recipient and the whole balance are confirmed in between: `confirming` (D420); what stands for
 * a recipient lasts as long as the actor. Without a clear answer it is not known whether the money has moved: `unconfirmed` warns over the
 * history and in the form's place, and nothing is sent again automatically.
 */
export const transferMachine = setup({
  types: {
    context: {} as TransferContext,
    events: {} as TransferEvent,
    /** which tab is shown, if it is not the form; whether a call is pending; what takes the form's place */
    tags: {} as 'success' | 'history' | 'busy' | 'confirming' | 'warning',
  },
  actors: {
    /** POST /transfers/process. Resolves to an outcome, whatever happens; never rejects. */
    processTransfer: fromPromise<TransferOutcome, Sending<TransferDraft>>(() =>
      Promise.reject(new Error('the actor processTransfer is not bound')),
    ),
  },
  guards: {
    isTab: (_, params: { readonly event: { readonly tab: TransferTab }; readonly tab: TransferTab }) =>
      params.event.tab === params.tab,
    ...outcomeGuards,
    needsConfirmation,
  },
  actions: {
    setIntent: assign({ intent: (_, submission: Submission<TransferDraft>) => submission, refusal: null }),
    clearIntent: assign({ intent: null }),
    setRefusal: assign({ refusal: (_, refusal: Refusal) => refusal }),
    /** What was accepted went to a recipient that needs no confirmation from now on. */
    addDestination: assign({ used: ({ context }) => withDestination(context) }),
    setResult: assign({
      result: ({ context }, params: TransferOutcome) =>
        params.outcome === 'accepted' ? params.result : context.result,
    }),
    /** Shows why the transfer was refused. */
    reportRefusal: (_, _params: { readonly message: string | undefined }) => undefined,
    /** Refetches every figure that the transfer may have changed. */
    refreshFigures: () => undefined,
    /** Removes the record of a transfer whose outcome the member has looked up. */
    forgetMovement: (_, _params: { readonly key: string }) => undefined,
  },
}).createMachine({
  id: 'transfer',
  context: { result: null, intent: null, refusal: null, used: [] },
  initial: 'form',
  states: {
    form: {
      entry: 'clearIntent',
      meta: { description: 'the member enters recipient and amount' },
      on: {
        'transfer.submit': onSubmit<TransferDraft>('the member sends'),
        'transfer.open': [opensTab('success'), opensTab('history')],
      },
    },
    confirming: {
      tags: ['confirming'],
      meta: { description: 'the member is shown where the transfer goes, and what cannot be undone' },
      on: {
        'transfer.confirm': { target: 'submitting', description: 'the member confirms' },
        'transfer.goBack': { target: 'form', description: 'the member goes back to the form' },
        'transfer.open': [opensTab('success'), opensTab('history')],
      },
    },
    submitting: { ...send, tags: ['busy'], meta: { description: 'the transfer is with the provider' } },
    success: {
      entry: 'clearIntent',
      tags: ['success'],
      meta: { description: 'the last transfer is reviewed, if there was one' },
      on: { 'transfer.open': [opensTab('form'), opensTab('history')] },
    },
    history: {
      entry: 'clearIntent',
      tags: ['history'],
      meta: { description: 'the transfers are listed' },
      on: { 'transfer.open': [opensTab('form'), opensTab('success')] },
    },
    unconfirmed: {
      tags: ['warning'],
      meta: { description: 'it is not known whether the transfer went through' },
      initial: 'history',
      states: {
        history: {
          tags: ['history'],
          meta: {
            description: 'it is not known whether the transfer went through: the transfers are listed',
          },
          on: {
            'transfer.dismiss': onDismiss('#transfer.history'),
            'transfer.open': [opensTab('form'), opensTab('success')],
          },
        },
        form: {
          meta: { description: 'it is not known whether the transfer went through: it can be sent again' },
          on: {
            'transfer.sendAgain': {
              target: '#transfer.sendingAgain',
              description: 'the member sends the same again',
            },
            'transfer.dismiss': onDismiss('#transfer.form'),
            'transfer.open': [opensTab('success'), opensTab('history')],
          },
        },
        success: {
          tags: ['success'],
          meta: {
            description: 'it is not known whether the transfer went through: the one before is reviewed',
          },
          on: { 'transfer.open': [opensTab('form'), opensTab('history')] },
        },
      },
    },
    sendingAgain: {
      ...send,
      invoke: {
        ...send.invoke,
        input: ({ context }: { context: TransferContext }) => getRepeatedIntent(context),
      },
      tags: ['busy', 'warning'],
      meta: { description: 'the same transfer is with the provider again' },
    },
  },
});
