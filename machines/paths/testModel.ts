import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Registry, Typed } from './kinds';
import type { ObservedContext, Toast } from './plan';

/** One way in which an event comes about: the actions that cause it, and the payload that the machine receives. */
export interface TestCase<Action extends Typed = Typed, Assertion extends Typed = Typed> {
  /** `the provider accepts`: unique in its machine */
  readonly sentence: string;
  /** a key of the registry's initiators */
  readonly by: string;
  /** the event's payload, without its type; absent: it has none */
  readonly event?: Readonly<Record<string, unknown>>;
  readonly actions: readonly Action[];
  readonly toasts?: readonly Toast[];
  readonly assertions?: readonly Assertion[];
  /** ids of the requirements that it proves */
  readonly proves?: readonly string[];
}

type OneOrMore<Case> = Case | readonly Case[];

/**
 * The test model of a machine: how its events come about, what is observed of its context (which decides what counts
 * as another state), and what must be true in each state.
 */
export interface TestModel<
  Machine extends AnyStateMachine = AnyStateMachine,
  Action extends Typed = Typed,
  Assertion extends Typed = Typed,
> {
  readonly machine: Machine;
  /** the kinds of its actions and assertions */
  readonly kinds: Registry<never, Action, Assertion>;
  readonly input?: unknown;
  readonly start: {
    readonly sentence: string;
    readonly actions: readonly Action[];
    readonly assertions?: readonly Assertion[];
  };
  /** absent: nothing of the context is observed */
  readonly observe?: (snapshot: SnapshotFrom<Machine>) => ObservedContext;
  /** by event type, those of done, error and delay (`xstate.done.actor.loadWallet`) included */
  readonly cases: Readonly<
    Record<
      string,
      | OneOrMore<TestCase<Action, Assertion>>
      | ((snapshot: SnapshotFrom<Machine>) => OneOrMore<TestCase<Action, Assertion>>)
    >
  >;
  /** types of events that are tried although the state does not handle them: they must change nothing */
  readonly ignoredEvents?: (snapshot: SnapshotFrom<Machine>) => readonly string[];
  /** by leaf state, as in `loggedOut.idle` */
  readonly stateAssertions: Readonly<
    Record<string, (snapshot: SnapshotFrom<Machine>) => readonly Assertion[]>
  >;
  /** by leaf state: ids of the requirements that its assertions prove */
  readonly proves?: Readonly<Record<string, readonly string[]>>;
}

/** A function that defines test models with these kinds: it ties their types to those of machine and kinds. */
export const testModelsWith =
  <Action extends Typed, Assertion extends Typed>(kinds: Registry<never, Action, Assertion>) =>
  <Machine extends AnyStateMachine>(
    model: Omit<TestModel<Machine, Action, Assertion>, 'kinds'>,
  ): TestModel<Machine, Action, Assertion> => ({ ...model, kinds });
