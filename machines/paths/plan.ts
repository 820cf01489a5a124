import * as z from 'zod/mini';
import type { Action, Call } from './action';
import { type Assertion, assertionSchema } from './assertion';

export const initiatorSchema = z.enum(['member', 'provider', 'clock', 'browser', 'otherTab']);
export type Initiator = z.infer<typeof initiatorSchema>;

/** What must be true in a state, with what is observed of its context. */
export const expectedStateSchema = z.strictObject({
  /** `loggedOut.idle`; parallel states are joined by ` & ` */
  state: z.string(),
  /** the state's own description */
  description: z.string(),
  observed: z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
  assertions: z.readonly(z.array(assertionSchema)),
});
export type ExpectedState = Readonly<z.infer<typeof expectedStateSchema>>;

/** What is observed of a context, as JSON. */
export type ObservedContext = Readonly<ExpectedState['observed']>;

export interface Step {
  /** names the case; unique in its machine */
  readonly sentence: string;
  readonly by: Initiator;
  /** the event's type; empty for a step of a scenario, which may cause several */
  readonly event: string;
  /**
   * What is done first, and what must still be true then: a delay is waited for until a millisecond before its end,
   * where the state that it leaves must still hold.
   */
  readonly before?: { readonly actions: readonly Action[]; readonly expected: ExpectedState };
  readonly actions: readonly Action[];
  /** the toasts that it causes, in order; empty: it causes none */
  readonly toasts: readonly string[];
  /** what must be true because of the step itself, besides the assertions of the state */
  readonly assertions: readonly Assertion[];
  /** ids of the transitions that the machine takes; empty: it refuses the event, and nothing may change */
  readonly took: readonly string[];
  readonly expected: ExpectedState;
}

/** A path through a machine as plain data: it can be run without the machine. */
export interface Plan {
  /** `session-k3f9`: its machine and a hash of its sentences */
  readonly id: string;
  /** the machine's id, or `scenario` for a path across machines */
  readonly machine: string;
  readonly title: string;
  /** calls that are always held until the plan releases them */
  readonly heldCalls: readonly Call[];
  readonly start: Pick<Step, 'sentence' | 'actions' | 'assertions' | 'expected'>;
  readonly steps: readonly Step[];
  /** one of the few paths that take each transition once */
  readonly smoke: boolean;
}

/** The `machine` of a plan that belongs to no single machine. */
export const SCENARIO = 'scenario';
