import type { AnyStateMachine } from 'xstate';
import { describeEvent, describeGuard } from '../paths/describe';
import { transitionId } from '../paths/identifiers';
import { getDescription } from '../paths/makePlan';
import { getNodes, getTransitionDefinitions } from '../paths/transitions';

type Node = ReturnType<typeof getNodes>[number];
type Definition = ReturnType<typeof getTransitionDefinitions>[number];

/** A state, or the dot from which an arrow leads to the initial state of a compound one. */
export interface ChartState {
  /** unique in the chart; of a state, its node's id */
  readonly id: string;
  readonly name: string;
  readonly kind: Node['type'] | 'deepHistory' | 'initial';
  readonly description: string;
  /** names of the actors that run in it */
  readonly invokes: readonly string[];
  /** one of the parts of a parallel state */
  readonly isRegion: boolean;
  readonly children: readonly ChartState[];
}

export interface ChartTransition {
  /** as in plans */
  readonly id: string;
  /** event and guard: `readAuth is done [isPresent]`; `[else]` after guarded ones for the same event */
  readonly event: string;
  readonly description: string;
}

/** All transitions from one state to the same other. */
export interface ChartArrow {
  /** ids of states */
  readonly from: string;
  readonly to: string;
  /** empty: where an initial or history state leads, or another target of a transition that has several */
  readonly transitions: readonly ChartTransition[];
}

export interface Chart {
  readonly root: ChartState;
  readonly arrows: readonly ChartArrow[];
}

const getChildren = (node: Node): readonly Node[] => Object.values(node.states);
const initialDotOf = (node: Node): string => `${node.id} initial`;
const getInitialTargets = (node: Node): readonly Node[] =>
  node.type === 'compound' ? node.initial.target : [];

/** Where a history state leads before its parent was ever left. */
function getHistoryTargets({ type, parent, config, machine }: Node): readonly Node[] {
  if (type !== 'history' || !parent) return [];
  const targets: readonly unknown[] = [config.target ?? []].flat();
  if (targets.length === 0) return getInitialTargets(parent);
  const nodes = getNodes(machine);
  return nodes.filter(
    ({ id, path }) =>
      targets.includes(`#${id}`) || targets.includes(path.slice(parent.path.length).join('.')),
  );
}

function toState(node: Node): ChartState {
  const dot: readonly ChartState[] = getInitialTargets(node).map(() => ({
    id: initialDotOf(node),
    name: '',
    kind: 'initial',
    description: '',
    invokes: [],
    isRegion: false,
    children: [],
  }));
  return {
    id: node.id,
    name: node.key,
    kind: node.type === 'history' && node.history === 'deep' ? 'deepHistory' : node.type,
    description: getDescription(node),
    invokes: node.invoke.map(({ id }) => id),
    isRegion: node.parent?.type === 'parallel' && node.type !== 'history',
    children: [...dot, ...getChildren(node).map(toState)],
  };
}

function describeEventAndGuard({ eventType, guard }: Definition, siblings: readonly Definition[]): string {
  const event = describeEvent(eventType);
  if (guard !== undefined) return `${event} [${describeGuard(guard)}]`;
  const isElse = siblings.some((other) => other.eventType === eventType && other.guard !== undefined);
  return isElse ? `${event} [else]` : event;
}

/** The arrows that leave a state. A transition without a target stays in its state. */
function getArrows(node: Node): readonly ChartArrow[] {
  const entries = [
    ...getInitialTargets(node).map(({ id }) => ({ from: initialDotOf(node), to: id, transitions: [] })),
    ...getHistoryTargets(node).map(({ id }) => ({ from: node.id, to: id, transitions: [] })),
  ];
  const definitions = getTransitionDefinitions(node);
  const byTarget = new Map<string, ChartTransition[]>();
  const others: ChartArrow[] = [];
  for (const definition of definitions) {
    const [target = node, ...more]: readonly Node[] = definition.target ?? [];
    const event = describeEventAndGuard(definition, definitions);
    const transition = { id: transitionId(definition), event, description: definition.description ?? '' };
    byTarget.set(target.id, [...(byTarget.get(target.id) ?? []), transition]);
    others.push(...more.map(({ id }) => ({ from: node.id, to: id, transitions: [] })));
  }
  const labelled = [...byTarget].map(([to, transitions]) => ({ from: node.id, to, transitions }));
  return [...entries, ...labelled, ...others];
}

/** A machine's states and transitions as they are drawn. */
export const createChart = (machine: AnyStateMachine): Chart => ({
  root: toState(machine.root),
  arrows: getNodes(machine).flatMap(getArrows),
});
