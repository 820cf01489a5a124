import { getStateNodes } from '@xstate/graph';
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { nodeName, transitionId } from './identifiers';

export interface Transition {
  readonly id: string;
  /** id of the state node that has it; the machine's id for a transition of the root */
  readonly source: string;
  /** the event's type; `always` for a transition without one */
  readonly event: string;
  readonly guarded: boolean;
  readonly description: string;
}

/** The machine's root node and all below it, in the order of the source. */
export const getNodes = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine)];

/** All transitions of a node, in the order in which they are tried; `always` last. */
export const getTransitionDefinitions = (
  node: ReturnType<typeof getNodes>[number],
): readonly AnyTransitionDefinition[] => [...[...node.transitions.values()].flat(), ...(node.always ?? [])];

export const getTransitions = (machine: AnyStateMachine): readonly Transition[] =>
  getNodes(machine).flatMap((node) =>
    getTransitionDefinitions(node).map((definition) => ({
      id: transitionId(definition),
      source: node.id,
      event: definition.eventType === '' ? 'always' : definition.eventType,
      guarded: definition.guard !== undefined,
      description: definition.description ?? '',
    })),
  );

/** The leaf states of a machine, as in `loggedOut.idle`. */
export const getLeafStates = (machine: AnyStateMachine): readonly string[] =>
  getStateNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(nodeName);
