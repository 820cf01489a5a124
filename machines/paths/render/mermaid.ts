import type { AnyStateMachine } from 'xstate';
import { describeEvent, describeGuard } from '../describe';
import { getDescription } from '../makePlan';
import { getNodes, getTransitionDefinitions } from '../transitions';

type Node = ReturnType<typeof getNodes>[number];

/** The id of a state in a diagram, made from its node's id: other characters by their number, so that no two share one. */
const toMermaidId = (id: string): string =>
  id.replace(/[^A-Za-z0-9]/g, (character) =>
    character === '.' ? '_' : `_${character.charCodeAt(0).toString(16)}_`,
  );

/** Removes what ends a label or begins an entity in mermaid. */
const toLabel = (text: string): string =>
  text
    .replace(/\s*[:;]/g, ',')
    .replace(/[#"{}<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const getChildren = (node: Node): readonly Node[] => Object.values(node.states);
const isAncestor = (outer: Node, inner: Node): boolean =>
  inner.parent !== undefined && (inner.parent === outer || isAncestor(outer, inner.parent));

/** The leaf that is entered: mermaid draws no arrow from a child to its own parent. */
const getInitialLeaf = (node: Node): Node => {
  const [first] = node.type === 'compound' ? node.initial.target : getChildren(node);
  return first ? getInitialLeaf(first) : node;
};

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

function getInitialArrow(node: Node): readonly Arrow[] {
  const target = node.type === 'compound' ? node.initial.target[0] : undefined;
  return target ? [{ from: '[*]', to: toMermaidId(target.id), text: '' }] : [];
}

type Definition = ReturnType<typeof getTransitionDefinitions>[number];

function describeEventAndGuard({ eventType, guard }: Definition): string {
  const event = describeEvent(eventType);
  return guard === undefined ? event : `${event} [${describeGuard(guard)}]`;
}

/** Transitions of the root, and transitions to a descendant of their source, are drawn from each child. */
function getArrows(node: Node): readonly Arrow[] {
  const definitions = getTransitionDefinitions(node);
  return definitions.flatMap((definition) => {
    const label = describeEventAndGuard(definition);
    const isAmbiguous = definitions.filter((each) => describeEventAndGuard(each) === label).length > 1;
    const text = toLabel((isAmbiguous && definition.description) || label);
    const targets: readonly Node[] = definition.target ?? [];
    return (targets.length > 0 ? targets : [node]).flatMap((target) => {
      const isDrawnFromChildren = !node.parent || isAncestor(node, target);
      const sources = isDrawnFromChildren ? getChildren(node) : [node];
      return sources.map((source) => {
        const self = targets.length === 0 ? source : target;
        const to = isAncestor(self, source) ? getInitialLeaf(self) : self;
        return { from: toMermaidId(source.id), to: toMermaidId(to.id), text };
      });
    });
  });
}

const renderArrow = ({ from, to, text }: Arrow): string =>
  text ? `${from} --> ${to} : ${text}` : `${from} --> ${to}`;

/** A state with its descendants, line by line. */
function stateLines(node: Node): readonly string[] {
  const id = toMermaidId(node.id);
  const children = getChildren(node);
  const description = toLabel(getDescription(node));
  if (children.length === 0) {
    const end = node.type === 'final' ? [`${id} : final state`] : [];
    return [
      `state "${toLabel(node.type === 'history' ? `${node.key}, ${node.history} history` : node.key)}" as ${id}`,
      ...(description ? [`${id} : ${description}`] : []),
      ...end,
    ];
  }
  const kind = node.type === 'parallel' ? ', parallel' : '';
  const title = description ? `${toLabel(node.key)}${kind} – ${description}` : `${toLabel(node.key)}${kind}`;
  const inside = [...getInitialArrow(node).map(renderArrow), ...children.flatMap(stateLines)];
  return [`state "${title}" as ${id} {`, ...inside.map((line) => `  ${line}`), '}'];
}

/** A machine as a state diagram of mermaid, with the descriptions of its states. */
export function renderMermaid(machine: AnyStateMachine): string {
  const { root } = machine;
  const lines = [...getInitialArrow(root).map(renderArrow), ...getChildren(root).flatMap(stateLines)];
  const outer = getNodes(machine).flatMap(getArrows).map(renderArrow);
  return `${['stateDiagram-v2', ...[...lines, ...outer].map((line) => `  ${line}`)].join('\n')}\n`;
}
