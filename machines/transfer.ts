import { assign, fromPromise, setup } from 'xstate';
import type { TransferResult } from '#src/contract/transfers.ts';
import { type MovementOutcome, outcomeGuards } from './moneyMovement';

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
  | ({ readonly type: 'transfer.submit' } & TransferDraft)
  | { readonly type: 'transfer.open'; readonly tab: TransferTab };

interface TransferContext {
  /** the last accepted transfer; the Review tab shows it until the next one is accepted */
  readonly result: TransferResult | null;
}

const opensTab = (tab: TransferTab) =>
  ({
    guard: {
      type: 'isTab',
      params: ({ event }: { event: { readonly tab: TransferTab } }) => ({ event, tab }),
    },
    target: tab,
    description: `the member opens the tab ${tab}`,
  }) as const;

/**
 * The transfer wizard: `form` → `submitting` → `success`, a refusal back to the form with what was typed
 * (R4.10, D3, D4). When the connection breaks after sending, it is not known whether the money has moved:
 * `unconfirmed` warns over the history, and nothing is sent again automatically.
 */
export const transferMachine = setup({
  types: {
    context: {} as TransferContext,
    events: {} as TransferEvent,
    /** which tab is shown, if it is not the form; whether Send is busy; whether the history shows a warning */
    tags: {} as 'success' | 'history' | 'busy' | 'warning',
  },
  actors: {
    /** POST /transfers/process. Resolves to an outcome, whatever happens; never rejects. */
    processTransfer: fromPromise<TransferOutcome, TransferDraft>(() =>
      Promise.reject(new Error('the actor processTransfer is not bound')),
    ),
  },
  guards: {
    isTab: (_, params: { readonly event: { readonly tab: TransferTab }; readonly tab: TransferTab }) =>
      params.event.tab === params.tab,
    ...outcomeGuards,
  },
  actions: {
    setResult: assign({
      result: ({ context }, params: TransferOutcome) =>
        params.outcome === 'accepted' ? params.result : context.result,
    }),
    /** Shows why the transfer was refused. */
    reportRefusal: (_, _params: { readonly message: string | undefined }) => undefined,
    /** Refetches every figure that the transfer may have changed. */
    refreshFigures: () => undefined,
  },
}).createMachine({
  id: 'transfer',
  context: { result: null },
  initial: 'form',
  states: {
    form: {
      meta: { description: 'the member enters recipient and amount' },
      on: {
        'transfer.submit': { target: 'submitting', description: 'the member sends' },
        'transfer.open': [opensTab('success'), opensTab('history')],
      },
    },
    submitting: {
      tags: ['busy'],
      meta: { description: 'the transfer is with the provider' },
      invoke: {
        id: 'processTransfer',
        src: 'processTransfer',
        input: ({ event }) => {
          if (event.type !== 'transfer.submit') throw new Error('submitting starts with transfer.submit');
          return { amount: event.amount, recipient_id: event.recipient_id };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'success',
            actions: [{ type: 'setResult', params: ({ event }) => event.output }, 'refreshFigures'],
            description: 'the provider accepts',
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => event.output },
            target: 'unconfirmed',
            actions: 'refreshFigures',
            description: 'the connection breaks before the provider answers',
          },
          {
            target: 'form',
            actions: {
              type: 'reportRefusal',
              params: ({ event }) => ({ message: event.output.message }),
            },
            description: 'the provider refuses',
          },
        ],
      },
    },
    success: {
      tags: ['success'],
      meta: { description: 'the last transfer is reviewed, if there was one' },
      on: { 'transfer.open': [opensTab('form'), opensTab('history')] },
    },
    history: {
      tags: ['history'],
      meta: { description: 'the transfers are listed' },
      on: { 'transfer.open': [opensTab('form'), opensTab('success')] },
    },
    unconfirmed: {
      tags: ['history', 'warning'],
      meta: { description: 'it is not known whether the transfer went through' },
      on: { 'transfer.open': [opensTab('form'), opensTab('success')] },
    },
  },
});
