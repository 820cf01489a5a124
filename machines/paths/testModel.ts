import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Action, Call } from './action';
import type { Assertion } from './assertion';
import type { Initiator, ObservedContext } from './plan';

/** One way in which an event comes about: the actions that cause it, and the payload that the machine receives. */
export interface TestCase {
  /** `the provider accepts`: unique in its machine */
  readonly sentence: string;
  readonly by: Initiator;
  /** the event's payload, without its type; absent: it has none */
  readonly event?: Readonly<Record<string, unknown>>;
  readonly actions: readonly Action[];
  readonly toasts?: readonly string[];
  readonly assertions?: readonly Assertion[];
}

type Cases = TestCase | readonly TestCase[];

/**
 * The test model of a machine: how its events come about, what is observed of its context (which decides what counts
 * as another state), and what must be true in each state.
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
  /** by event type, those of done, error and delay (`xstate.done.actor.loadWallet`) included */
  readonly cases: Readonly<Record<string, Cases | ((snapshot: SnapshotFrom<Machine>) => Cases)>>;
  /** types of events that are tried although the state does not handle them: they must change nothing */
  readonly ignoredEvents?: (snapshot: SnapshotFrom<Machine>) => readonly string[];
  /** by leaf state, as in `loggedOut.idle` */
  readonly stateAssertions: Readonly<
    Record<string, (snapshot: SnapshotFrom<Machine>) => readonly Assertion[]>
  >;
}

/** Ties the types of a test model to those of its machine. */
export const defineTestModel = <Machine extends AnyStateMachine>(
  model: TestModel<Machine>,
): TestModel<Machine> => model;
