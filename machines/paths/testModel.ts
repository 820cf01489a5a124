import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Action, Call } from './action';
import type { Assertion } from './assertion';
import type { Initiator, ObservedContext } from './plan';

/** A way in which an event comes about: what is done, and the payload that the machine is told. */
export interface TestCase {
  /** `the provider accepts`: unique in its machine */
  readonly sentence: string;
  readonly by: Initiator;
  /** the event's payload, without its type */
  readonly event: Readonly<Record<string, unknown>>;
  readonly actions: readonly Action[];
  readonly toasts?: readonly string[];
  readonly assertions?: readonly Assertion[];
}

/**
 * What a tester says of a machine: how its events come about, what is noticed of its context (which decides what
 * counts as another state), and what must be seen in each state.
 */
export interface TestModel<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine;
  readonly start: {
    readonly sentence: string;
    readonly actions: readonly Action[];
    readonly assertions?: readonly Assertion[];
  };
  readonly heldCalls: readonly Call[];
  readonly observe: (snapshot: SnapshotFrom<Machine>) => ObservedContext;
  /** by event type, those of done, error and delay (`xstate.done.actor.obtain`) included */
  readonly cases: Readonly<
    Record<string, readonly TestCase[] | ((snapshot: SnapshotFrom<Machine>) => readonly TestCase[])>
  >;
  /** types of events that are tried although the state lists none of them: they must change nothing */
  readonly ignoredEvents?: (snapshot: SnapshotFrom<Machine>) => readonly string[];
  /** by leaf state, as in `loggedOut.idle` */
  readonly stateAssertions: Readonly<
    Record<string, (snapshot: SnapshotFrom<Machine>) => readonly Assertion[]>
  >;
}

/** Keeps a vocabulary's types tied to its machine while it is written. */
export const defineTestModel = <Machine extends AnyStateMachine>(
  model: TestModel<Machine>,
): TestModel<Machine> => model;

/** The payload of an event of a machine, for a vocabulary to be checked against. */
export type PayloadOf<Machine extends AnyStateMachine, Type extends string> = Omit<
  Extract<EventFromLogic<Machine>, { readonly type: Type }>,
  'type'
>;
