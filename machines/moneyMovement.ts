import { fromPromise, setup } from 'xstate';

/** How a movement of money ended, as far as the provider said so. `message` is the provider's sentence, if it gave one. */
export type MovementOutcome<Accepted extends object = object> =
  | ({ readonly outcome: 'accepted'; readonly message?: string | undefined } & Accepted)
  | { readonly outcome: 'refused'; readonly message?: string | undefined }
  /** sent, but no clear answer came: it may or may not have gone through */
  | { readonly outcome: 'unknown'; readonly message?: undefined };

/** The guards on an outcome, for every machine that moves money. */
export const outcomeGuards = {
  isAccepted: (_: unknown, { outcome }: MovementOutcome) => outcome === 'accepted',
  isUnknown: (_: unknown, { outcome }: MovementOutcome) => outcome === 'unknown',
};

export interface DonationDraft {
  /** dollars, exact */
  readonly amount: number;
}

export interface WithdrawalDraft extends DonationDraft {
  readonly withdrawal_address: string;
}

export interface MovementEvent<Draft> {
  readonly type: 'movement.submit';
  readonly draft: Draft;
}

interface MessageParams {
  /** the provider's sentence, if it gave one */
  readonly message: string | undefined;
}

const setupMovement = <Draft>() =>
  setup({
    types: {
      events: {} as MovementEvent<Draft>,
      /** whether the form is busy, whether it is to be cleared, whether a warning stands in it */
      tags: {} as 'busy' | 'done' | 'warning',
    },
    actors: {
      /** Makes the call. Resolves to an outcome, whatever happens; never rejects. */
      moveMoney: fromPromise<MovementOutcome, Draft>(() =>
        Promise.reject(new Error('the actor moveMoney is not bound')),
      ),
    },
    guards: outcomeGuards,
    actions: {
      reportSuccess: (_, _params: MessageParams) => undefined,
      reportRefusal: (_, _params: MessageParams) => undefined,
      reportUnknown: () => undefined,
      /** Refetches every figure that the movement may have changed. */
      refreshFigures: () => undefined,
    },
  });

/** The contract's name of the call that each machine makes. */
const calls = { withdrawal: 'withdraw', donation: 'donate' } as const;

interface Answered {
  readonly event: { readonly output: MovementOutcome };
}
const outcome = ({ event }: Answered) => event.output;
const message = ({ event }: Answered): MessageParams => ({ message: event.output.message });

const createChart = <Draft>(id: keyof typeof calls) =>
  ({
    id,
    initial: 'editing',
    states: {
      editing: {
        meta: { description: `the member fills in a ${id}` },
        on: {
          'movement.submit': { target: 'submitting', description: 'the member submits' },
        },
      },
      submitting: {
        tags: ['busy'],
        meta: { description: `the ${id} is with the provider` },
        exit: 'refreshFigures',
        invoke: {
          id: calls[id],
          src: 'moveMoney',
          input: ({ event }: { event: MovementEvent<Draft> }) => event.draft,
          onDone: [
            {
              guard: { type: 'isAccepted', params: outcome },
              target: 'done',
              actions: { type: 'reportSuccess', params: message },
              description: 'the provider accepts',
            },
            {
              guard: { type: 'isUnknown', params: outcome },
              target: 'unconfirmed',
              actions: 'reportUnknown',
              description: 'no clear answer comes back',
            },
            {
              target: 'editing',
              actions: { type: 'reportRefusal', params: message },
              description: 'the provider refuses',
            },
          ],
        },
      },
      done: {
        tags: ['done'],
        meta: { description: `the ${id} went through; the form is ready for the next one` },
        on: {
          'movement.submit': { target: 'submitting', description: 'the member submits another one' },
        },
      },
      unconfirmed: {
        tags: ['warning'],
        meta: { description: `it is not known whether the ${id} went through` },
        on: {
          'movement.submit': { target: 'submitting', description: 'the member submits once more' },
        },
      },
    },
  }) as const;

/**
 * A withdrawal: `editing` → `submitting` → `done`, a refusal back to `editing` with what was typed (R4.10). Without a clear answer it is `unconfirmed` until the member submits again. Nothing is sent again
 * automatically.
 */
export const withdrawalMachine = setupMovement<WithdrawalDraft>().createMachine(
  createChart<WithdrawalDraft>('withdrawal'),
);

/** A donation, which takes the same course. */
export const donationMachine = setupMovement<DonationDraft>().createMachine(
  createChart<DonationDraft>('donation'),
);
