import { assign, fromPromise, setup } from 'xstate';
import type { TransferResult } from '#src/contract/transfers.ts';

/** The three tabs of the wizard (specification section 2). */
export type TransferTab = 'form' | 'success' | 'history';

export interface TransferDraft {
  /** dollars, exact */
  readonly amount: number;
  /** the recipient's private key */
  readonly recipient_id: string;
}

/** How a transfer ended, as far as the provider said so. */
export type TransferAnswer =
  | { readonly outcome: 'accepted'; readonly result: TransferResult }
  /** refused: `message` is the provider's sentence, if it gave one */
  | { readonly outcome: 'refused'; readonly message: string | undefined }
  /** sent, but no answer came: it may or may not have gone through */
  | { readonly outcome: 'unknown' };

export type TransferEvent =
  | ({ readonly type: 'transfer.submit' } & TransferDraft)
  | { readonly type: 'transfer.open'; readonly tab: TransferTab };

interface TransferContext {
  /** the last transfer that went through; the Review tab shows it until the next one does */
  readonly result: TransferResult | null;
}

const opens = (tab: TransferTab) =>
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
 * (specification section 4). When the connection breaks after sending, nobody knows whether the money has moved:
 * `unconfirmed` says so over the history, and nothing is ever sent again by itself.
 */
export const transferMachine = setup({
  types: {
    context: {} as TransferContext,
    events: {} as TransferEvent,
    /** which tab is shown, if it is not the form; whether Send is at work; whether the history warns */
    tags: {} as 'success' | 'history' | 'busy' | 'warning',
  },
  actors: {
    /** POST /transfers/process. Resolves to an answer, whatever happens; never rejects. */
    process: fromPromise<TransferAnswer, TransferDraft>(() =>
      Promise.reject(new Error('the actor process is not bound')),
    ),
  },
  guards: {
    isTab: (_, params: { readonly event: { readonly tab: TransferTab }; readonly tab: TransferTab }) =>
      params.event.tab === params.tab,
    isAccepted: (_, params: { readonly answer: TransferAnswer }) => params.answer.outcome === 'accepted',
    isUnknown: (_, params: { readonly answer: TransferAnswer }) => params.answer.outcome === 'unknown',
  },
  actions: {
    store: assign({
      result: ({ context }, params: { readonly answer: TransferAnswer }) =>
        params.answer.outcome === 'accepted' ? params.answer.result : context.result,
    }),
    /** Says why the transfer was refused. */
    reportRefusal: (_, _params: { readonly message: string | undefined }) => undefined,
    /** Makes every figure that the transfer may have changed refresh. */
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
        'transfer.open': [opens('success'), opens('history')],
      },
    },
    submitting: {
      tags: ['busy'],
      meta: { description: 'the transfer is with the provider' },
      invoke: {
        id: 'process',
        src: 'process',
        input: ({ event }) => {
          if (event.type !== 'transfer.submit') throw new Error('submitting starts with transfer.submit');
          return { amount: event.amount, recipient_id: event.recipient_id };
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ answer: event.output }) },
            target: 'success',
            actions: [{ type: 'store', params: ({ event }) => ({ answer: event.output }) }, 'refreshFigures'],
            description: 'the provider accepts',
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => ({ answer: event.output }) },
            target: 'unconfirmed',
            actions: 'refreshFigures',
            description: 'the connection breaks before the provider answers',
          },
          {
            target: 'form',
            actions: {
              type: 'reportRefusal',
              params: ({ event }) => ({
                message: event.output.outcome === 'refused' ? event.output.message : undefined,
              }),
            },
            description: 'the provider refuses',
          },
        ],
      },
    },
    success: {
      tags: ['success'],
      meta: { description: 'the last transfer is reviewed, if there was one' },
      on: { 'transfer.open': [opens('form'), opens('history')] },
    },
    history: {
      tags: ['history'],
      meta: { description: 'the transfers so far are listed' },
      on: { 'transfer.open': [opens('form'), opens('success')] },
    },
    unconfirmed: {
      tags: ['history', 'warning'],
      meta: { description: 'it is not known whether the transfer went through; the history may tell' },
      on: { 'transfer.open': [opens('form'), opens('success')] },
    },
  },
});
