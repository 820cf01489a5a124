import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { By, Call, Check, Deed, Noticed } from './plan';

/** A way in which an event comes about: what is done, and the payload that the machine is told. */
export interface Case {
  /** `the provider accepts`: unique in its machine */
  readonly sentence: string;
  readonly by: By;
  /** the event's payload, without its type */
  readonly event: Readonly<Record<string, unknown>>;
  readonly deeds: readonly Deed[];
  readonly says?: readonly string[];
  readonly checks?: readonly Check[];
}

/**
 * What a tester says of a machine: how its events come about, what is noticed of its context (which decides what
 * counts as another state), and what must be seen in each state.
 */
export interface Vocabulary<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine;
  readonly start: {
    readonly sentence: string;
    readonly deeds: readonly Deed[];
    readonly checks?: readonly Check[];
  };
  readonly held: readonly Call[];
  readonly notice: (snapshot: SnapshotFrom<Machine>) => Noticed;
  /** by event type, those of done, error and delay (`xstate.done.actor.obtain`) included */
  readonly cases: Readonly<
    Record<string, readonly Case[] | ((snapshot: SnapshotFrom<Machine>) => readonly Case[])>
  >;
  /** types of events that are tried although the state lists none of them: they must change nothing */
  readonly alsoTried?: (snapshot: SnapshotFrom<Machine>) => readonly string[];
  /** by leaf state, as in `loggedOut.idle` */
  readonly look: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => readonly Check[]>>;
}

/** Keeps a vocabulary's types tied to its machine while it is written. */
export const vocabularyOf = <Machine extends AnyStateMachine>(
  vocabulary: Vocabulary<Machine>,
): Vocabulary<Machine> => vocabulary;

/** The payload of an event of a machine, for a vocabulary to be checked against. */
export type PayloadOf<Machine extends AnyStateMachine, Type extends string> = Omit<
  Extract<EventFromLogic<Machine>, { readonly type: Type }>,
  'type'
>;
