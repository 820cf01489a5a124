import { assign, fromPromise, setup } from 'xstate';
import {
  getIntent,
  getMessage,
  getRepeatedIntent,
  type MessageParams,
  type MovementContext,
  type MovementInput,
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

export interface DonationDraft {
  /** dollars, exact */
  readonly amount: number;
}

export interface WithdrawalDraft extends DonationDraft {
  readonly withdrawal_address: string;
}

export type MovementEvent<Draft> =
  | ({ readonly type: 'movement.submit' } & Submission<Draft>)
  /** what was submitted is right as it is */
  | { readonly type: 'movement.confirm' }
  /** back to the form, with nothing sent */
  | { readonly type: 'movement.goBack' }
  /** the same once more, after its outcome was not known */
  | { readonly type: 'movement.sendAgain' }
  /** the member has looked up whether it went through */
  | { readonly type: 'movement.dismiss' };

const setupMovement = <Draft>() =>
  setup({
    types: {
      context: {} as MovementContext<Draft>,
      events: {} as MovementEvent<Draft>,
      input: {} as MovementInput | undefined,
      /**
       * whether a call is pending, whether the form is to be cleared, whether a confirmation or a warning takes the
       * form's place
       */
      tags: {} as 'busy' | 'done' | 'confirming' | 'warning',
    },
    actors: {
      /** Makes the call. Resolves to an outcome, whatever happens; never rejects. */
      moveMoney: fromPromise<MovementOutcome, Sending<Draft>>(() =>
        Promise.reject(new Error('the actor moveMoney is not bound')),
      ),
    },
    guards: { ...outcomeGuards, needsConfirmation },
    actions: {
      setIntent: assign({ intent: (_, submission: Submission<Draft>) => submission, refusal: null }),
      clearIntent: assign({ intent: null }),
      setRefusal: assign({ refusal: (_, refusal: Refusal) => refusal }),
      /** What was accepted went to a destination that needs no confirmation from now on. */
      addDestination: assign({ used: ({ context }) => withDestination(context) }),
      /** Stores it for the time after this page. */
      rememberDestination: (_, _params: { readonly destination: string | null }) => undefined,
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
  interface InContext {
    readonly context: MovementContext<Draft>;
  }
  const send = {
    exit: 'refreshFigures',
    invoke: {
      id: calls[id],
      src: 'moveMoney',
      input: ({ context }: InContext) => getIntent(context),
      onDone: onOutcome({
        accepted: {
          target: 'done',
          actions: [
            'addDestination',
            {
              type: 'rememberDestination',
              params: ({ context }: InContext) => ({ destination: context.intent?.destination ?? null }),
            },
            { type: 'reportSuccess', params: getMessage },
          ],
        },
        unknown: { target: 'unconfirmed', actions: 'reportUnknown' },
        refused: 'editing',
      }),
    },
  } as const;
  return {
    id,
    context: ({ input }: { readonly input: MovementInput | undefined }): MovementContext<Draft> => ({
      intent: null,
      refusal: null,
      used: input?.used ?? [],
    }),
    initial: 'editing',
    states: {
      editing: {
        entry: 'clearIntent',
        meta: { description: `the member fills in a ${id}` },
        on: { 'movement.submit': onSubmit<Draft>('the member submits') },
      },
      confirming: {
        tags: ['confirming'],
        meta: { description: `the member is shown where the ${id} goes, and what cannot be undone` },
        on: {
          'movement.confirm': { target: 'submitting', description: 'the member confirms' },
          'movement.goBack': { target: 'editing', description: 'the member goes back to the form' },
        },
      },
      submitting: { ...send, tags: ['busy'], meta: { description: `the ${id} is with the provider` } },
      done: {
        entry: 'clearIntent',
        tags: ['done'],
        meta: { description: `the ${id} went through; the form is ready for the next one` },
        on: { 'movement.submit': onSubmit<Draft>('the member submits another one') },
      },
      unconfirmed: {
        tags: ['warning'],
        meta: { description: `it is not known whether the ${id} went through` },
        on: {
          'movement.sendAgain': { target: 'sendingAgain', description: 'the member sends the same again' },
          'movement.dismiss': onDismiss('editing'),
        },
      },
      sendingAgain: {
        ...send,
        invoke: { ...send.invoke, input: ({ context }: InContext) => getRepeatedIntent(context) },
        tags: ['busy', 'warning'],
        meta: { description: `the same ${id} is with the provider again` },
      },
    },
  } as const;
};

/**
 * A withdrawal: `editing` → `submitting` → `done`, a refusal back to `editing` with what was typed (R4.10). A new
 * destination, the whole balance and a malformed address are confirmed in between: `confirming` (D420). Without a
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
