import { assign, fromPromise, setup } from 'xstate';
import {
  getIntent,
  getMessage,
  type Intent,
  type MessageParams,
  type MovementOutcome,
  onOutcome,
  outcomeGuards,
} from './movementOutcome';

export interface DonationDraft {
  /** dollars, exact */
  readonly amount: number;
}

export interface WithdrawalDraft extends DonationDraft {
  readonly withdrawal_address: string;
}

export type MovementEvent<Draft> =
  | ({ readonly type: 'movement.submit' } & Intent<Draft>)
  /** the same once more, after its outcome was not known */
  | { readonly type: 'movement.sendAgain' }
  /** the member has looked up whether it went through */
  | { readonly type: 'movement.dismiss' };

interface MovementContext<Draft> {
  /** set from submitting until the outcome is known */
  readonly intent: Intent<Draft> | null;
}

const setupMovement = <Draft>() =>
  setup({
    types: {
      context: {} as MovementContext<Draft>,
      events: {} as MovementEvent<Draft>,
      /** whether a call is pending, whether the form is to be cleared, whether a warning takes the form's place */
      tags: {} as 'busy' | 'done' | 'warning',
    },
    actors: {
      /** Makes the call. Resolves to an outcome, whatever happens; never rejects. */
      moveMoney: fromPromise<MovementOutcome, Intent<Draft>>(() =>
        Promise.reject(new Error('the actor moveMoney is not bound')),
      ),
    },
    guards: outcomeGuards,
    actions: {
      setIntent: assign({ intent: (_, { draft, key }: Intent<Draft>) => ({ draft, key }) }),
      clearIntent: assign({ intent: null }),
      reportSuccess: (_, _params: MessageParams) => undefined,
      reportRefusal: (_, _params: MessageParams) => undefined,
      reportUnknown: () => undefined,
      /** Refetches every figure that the movement may have changed. */
      refreshFigures: () => undefined,
      /** Removes the record of a movement whose outcome the member has looked up. */
      forgetMovement: (_, _params: { readonly key: string }) => undefined,
    },
  });

/** The contract's name of the call that each machine makes. */
const calls = { withdrawal: 'withdraw', donation: 'donate' } as const;

const createChart = <Draft>(id: keyof typeof calls) => {
  interface Submitted {
    readonly event: Intent<Draft>;
  }
  interface Sending {
    readonly context: MovementContext<Draft>;
  }
  const submit = {
    target: 'submitting',
    actions: { type: 'setIntent', params: ({ event }: Submitted) => event },
  } as const;
  const send = {
    exit: 'refreshFigures',
    invoke: {
      id: calls[id],
      src: 'moveMoney',
      input: ({ context }: Sending) => getIntent(context),
      onDone: onOutcome({
        accepted: { target: 'done', actions: { type: 'reportSuccess', params: getMessage } },
        unknown: { target: 'unconfirmed', actions: 'reportUnknown' },
        refused: 'editing',
      }),
    },
  } as const;
  return {
    id,
    context: { intent: null },
    initial: 'editing',
    states: {
      editing: {
        entry: 'clearIntent',
        meta: { description: `the member fills in a ${id}` },
        on: { 'movement.submit': { ...submit, description: 'the member submits' } },
      },
      submitting: { ...send, tags: ['busy'], meta: { description: `the ${id} is with the provider` } },
      done: {
        entry: 'clearIntent',
        tags: ['done'],
        meta: { description: `the ${id} went through; the form is ready for the next one` },
        on: { 'movement.submit': { ...submit, description: 'the member submits another one' } },
      },
      unconfirmed: {
        tags: ['warning'],
        meta: { description: `it is not known whether the ${id} went through` },
        on: {
          'movement.sendAgain': { target: 'sendingAgain', description: 'the member sends the same again' },
          'movement.dismiss': {
            target: 'editing',
            actions: {
              type: 'forgetMovement',
              params: ({ context }: Sending) => ({ key: getIntent(context).key }),
            },
            description: 'the member has looked it up',
          },
        },
      },
      sendingAgain: {
        ...send,
        tags: ['busy', 'warning'],
        meta: { description: `the same ${id} is with the provider again` },
      },
    },
  } as const;
};

/**
 * A withdrawal: `editing` → `submitting` → `done`, a refusal back to `editing` with what was typed (R4.10). Without a
 * clear answer it is `unconfirmed`: nothing is sent again automatically, the member either sends the same again or
 * has looked up what became of it.
 */
export const withdrawalMachine = setupMovement<WithdrawalDraft>().createMachine(
  createChart<WithdrawalDraft>('withdrawal'),
);

/** A donation, which takes the same course. */
export const donationMachine = setupMovement<DonationDraft>().createMachine(
  createChart<DonationDraft>('donation'),
);
