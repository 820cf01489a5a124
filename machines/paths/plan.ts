import type { Typed } from './kinds';

/** What is observed of a context, as JSON. */
export type ObservedContext = Readonly<Record<string, string | number | boolean | null>>;

/** What must be true in a state, with what is observed of its context. */
export interface ExpectedState<Assertion extends Typed = Typed> {
  /** `loggedOut.idle`; parallel states are joined by ` & ` */
  readonly state: string;
  /** the state's own description */
  readonly description: string;
  readonly observed: ObservedContext;
  readonly assertions: readonly Assertion[];
}

/** The tones of a toast, as a person tells them apart; `plain` has none. */
export const TOAST_KINDS = ['success', 'failure', 'warning', 'plain'] as const;

/** A toast as a person sees it. */
export interface Toast {
  readonly kind: (typeof TOAST_KINDS)[number];
  readonly text: string;
}

export interface Step<Action extends Typed = Typed, Assertion extends Typed = Typed> {
  /** names the case; unique in its machine */
  readonly sentence: string;
  /** who causes it: a key of the registry's initiators */
  readonly by: string;
  /** the event's type; empty for a step of a scenario, which may cause several */
  readonly event: string;
  /**
   * What is done first, and what must still be true then: a delay is waited for until a millisecond before its end,
   * where the state that it leaves must still hold.
   */
  readonly before?: { readonly actions: readonly Action[]; readonly expected: ExpectedState<Assertion> };
  readonly actions: readonly Action[];
  /** the toasts that it causes; empty: it causes none */
  readonly toasts: readonly Toast[];
  /** what else it causes, as lines that the driver has recorded; absent: not recorded, and so not checked */
  readonly effects?: readonly string[];
  /** what must be true because of the step itself, besides the assertions of the state */
  readonly assertions: readonly Assertion[];
  /** ids of the transitions that the machine takes; empty: it refuses the event, and nothing may change */
  readonly took: readonly string[];
  readonly expected: ExpectedState<Assertion>;
}

/** A path through a machine as plain data: it can be run without the machine. */
export interface Plan<Action extends Typed = Typed, Assertion extends Typed = Typed> {
  /** `session-k3f9`: its machine and a hash of the sentences that it was generated with */
  readonly id: string;
  /** the machine's id, or `scenario` for a path across machines */
  readonly machine: string;
  readonly title: string;
  readonly start: Pick<
    Step<Action, Assertion>,
    'sentence' | 'actions' | 'assertions' | 'expected' | 'effects'
  >;
  readonly steps: readonly Step<Action, Assertion>[];
  /** one of the few paths that take each transition once */
  readonly smoke: boolean;
  /** ids of the requirements that a hand-written path proves; those of a generated one are in its test model */
  readonly proves?: readonly string[];
}

/** The `machine` of a plan that belongs to no single machine. */
export const SCENARIO = 'scenario';
