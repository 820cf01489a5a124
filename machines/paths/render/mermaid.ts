import type { AnyStateMachine } from 'xstate';
import { describeEvent } from '../describe';
import { getNodes, getTransitionDefinitions, transitionId } from '../explore';
import { guardName } from '../guardName';
import { getDescription } from '../makePlan';

type Node = ReturnType<typeof getNodes>[number];

/** The name of a state in a diagram, made of its node's id. */
export const mermaidId = (id: string): string => id.replace(/[^A-Za-z0-9]/g, '_');

/** Without what ends a label or begins an entity in mermaid. */
const label = (text: string): string =>
  text
    .replace(/\s*[:;]/g, ',')
    .replace(/[#"{}<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const childrenOf = (node: Node): readonly Node[] => Object.values(node.states);
const isAround = (outer: Node, inner: Node): boolean =>
  inner.parent !== undefined && (inner.parent === outer || isAround(outer, inner.parent));

/** The way in: an arrow can lead into a state around its own beginning only by naming where that leads. */
const entranceOf = (node: Node): Node => {
  const [first] = node.type === 'compound' ? node.initial.target : childrenOf(node);
  return first ? entranceOf(first) : node;
};

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** id of the transition; none: the way into an initial state */
  readonly transition: string | undefined;
}

/** The ways into initial states among a node's children. */
function initialArrow(node: Node): readonly Arrow[] {
  const target = node.type === 'compound' ? node.initial.target[0] : undefined;
  return target ? [{ from: '[*]', to: mermaidId(target.id), text: '', transition: undefined }] : [];
}

function eventAndGuard({ eventType, guard }: ReturnType<typeof getTransitionDefinitions>[number]): string {
  const event = describeEvent(eventType === '' ? 'always' : eventType);
  return guard === undefined ? event : `${event} [${guardName(guard)}]`;
}

/** What the machine as a whole does, and what leads to a part of its own source, is drawn from each part. */
function arrowsOf(node: Node): readonly Arrow[] {
  const definitions = getTransitionDefinitions(node);
  return definitions.flatMap((definition) => {
    const isAlike =
      definitions.filter((each) => eventAndGuard(each) === eventAndGuard(definition)).length > 1;
    const text = label((isAlike && definition.description) || eventAndGuard(definition));
    const targets: readonly Node[] = definition.target ?? [];
    return (targets.length > 0 ? targets : [node]).flatMap((target) => {
      const isSplit = !node.parent || isAround(node, target);
      const sources = isSplit ? childrenOf(node) : [node];
      return sources.map((source) => {
        const self = targets.length === 0 ? source : target;
        const to = isAround(self, source) ? entranceOf(self) : self;
        return {
          from: mermaidId(source.id),
          to: mermaidId(to.id),
          text,
          transition: transitionId(definition),
        };
      });
    });
  });
}

const write = ({ from, to, text }: Arrow): string =>
  text ? `${from} --> ${to} : ${text}` : `${from} --> ${to}`;

/** A state with all in it, line by line. */
function stateLines(node: Node): readonly string[] {
  const id = mermaidId(node.id);
  const children = childrenOf(node).filter(({ type }) => type !== 'history');
  const said = label(getDescription(node));
  if (children.length === 0) {
    const end = node.type === 'final' ? [`${id} : ends here`] : [];
    return [`state "${label(node.key)}" as ${id}`, ...(said ? [`${id} : ${said}`] : []), ...end];
  }
  const kind = node.type === 'parallel' ? ', all at once' : '';
  const title = said ? `${label(node.key)}${kind} – ${said}` : `${label(node.key)}${kind}`;
  const inside = [...initialArrow(node).map(write), ...children.flatMap(stateLines)];
  return [`state "${title}" as ${id} {`, ...inside.map((line) => `  ${line}`), '}'];
}

/** The arrows of initial states in the order in which {@link stateLines} writes them. */
const initialArrows = (node: Node): readonly Arrow[] => [
  ...initialArrow(node),
  ...childrenOf(node).flatMap(initialArrows),
];

const arrows = (machine: AnyStateMachine): readonly Arrow[] => [
  ...initialArrows(machine.root),
  ...getNodes(machine).flatMap(arrowsOf),
];

/**
 * The transition behind each arrow of {@link mermaidOf}, in the order in which mermaid numbers them (`edge0`, `edge1`
 * and so on); undefined for the ways into initial states. One transition may have several arrows.
 */
export const arrowTransitions = (machine: AnyStateMachine): readonly (string | undefined)[] =>
  arrows(machine).map(({ transition }) => transition);

/** A machine as a state diagram of mermaid, with what its states say of themselves. */
export function mermaidOf(machine: AnyStateMachine): string {
  const { root } = machine;
  const states = childrenOf(root).filter(({ type }) => type !== 'history');
  const lines = [...initialArrow(root).map(write), ...states.flatMap(stateLines)];
  const outer = getNodes(machine).flatMap(arrowsOf).map(write);
  return `${['stateDiagram-v2', ...[...lines, ...outer].map((line) => `  ${line}`)].join('\n')}\n`;
}
