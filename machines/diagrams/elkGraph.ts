import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartArrow, ChartState, ChartTransition } from './chart';
import { measureParagraphs, measureText } from './textSize';

// Lengths are pixels at a root font size of 16 px. The styles of the diagram have the same sizes of text.
const TEXT = { fontSize: 13, lineHeight: 17 };
const NAME_SIZE = 15;
const NAME_HEIGHT = 20;
const PADDING = 8;
const SIDE_PADDING = 12;
const LABEL_PADDING = 3;
const MAX_STATE_WIDTH = 180;
const MAX_LABEL_WIDTH = 140;
const MAX_HEADER_WIDTH = 480;
const DOT_SIZE = 12;
const HISTORY_SIZE = 28;
const INNER_SPACE = 14;

/** Every compound state has a layout of its own, which reads its own options. */
const LAYOUT_OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.nodeSelfLoop': '20',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};

function getStateSize({ name, description, invokes }: ChartState, maxWidth: number) {
  const texts = [description, ...invokes.map((id) => `invoke ${id}`)];
  const { width, height } = measureParagraphs(texts, { ...TEXT, maxWidth });
  return {
    width: Math.ceil(Math.max(measureText(name, NAME_SIZE), width)) + 2 * SIDE_PADDING,
    height: NAME_HEIGHT + height + 2 * PADDING,
  };
}

const measureTransition = ({ event, description }: ChartTransition) =>
  measureParagraphs([event, description], { ...TEXT, maxWidth: MAX_LABEL_WIDTH });

/** The height of a transition's own part of its arrow's label. */
export const getLabelHeight = (transition: ChartTransition): number =>
  measureTransition(transition).height + 2 * LABEL_PADDING;

/** One label for an arrow, with its transitions below each other. */
const toLabel = (transitions: readonly ChartTransition[]): ElkLabel => ({
  text: transitions.map(({ id }) => id).join(),
  width: Math.max(...transitions.map((one) => measureTransition(one).width)) + 2 * SIDE_PADDING,
  height: transitions.reduce((sum, transition) => sum + getLabelHeight(transition), 0),
  layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
});

const FIXED_SIZES: { readonly [Kind in ChartState['kind']]?: number } = {
  initial: DOT_SIZE,
  history: HISTORY_SIZE,
  deepHistory: HISTORY_SIZE,
};

function toNode(state: ChartState): ElkNode {
  const { id, kind, children } = state;
  const fixed = FIXED_SIZES[kind];
  if (fixed !== undefined) return { id, width: fixed, height: fixed };
  if (children.length === 0) return { id, ...getStateSize(state, MAX_STATE_WIDTH) };
  const header = getStateSize(state, MAX_HEADER_WIDTH);
  const around = `left=${INNER_SPACE},bottom=${INNER_SPACE},right=${INNER_SPACE}`;
  return {
    id,
    children: children.map(toNode),
    layoutOptions: {
      ...LAYOUT_OPTIONS,
      'elk.padding': `[top=${header.height + PADDING},${around}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${header.width},${header.height})`,
    },
  };
}

const getIds = ({ id, children }: ChartState): readonly string[] => [id, ...children.flatMap(getIds)];

/**
 * The graph that is laid out, with the edges in the order of the arrows. Edges to states earlier in the source are
 * reversed, so that the picture is read from the initial state downwards.
 */
export function toElkGraph({ root, arrows }: Chart) {
  const order = new Map(getIds(root).map((id, index) => [id, index]));
  const isReversed = ({ from, to }: ChartArrow) => (order.get(from) ?? 0) > (order.get(to) ?? 0);
  const edges = arrows.map((arrow, index): ElkExtendedEdge & { readonly isReversed: boolean } => {
    const reversed = isReversed(arrow);
    return {
      id: `arrow ${index}`,
      sources: [reversed ? arrow.to : arrow.from],
      targets: [reversed ? arrow.from : arrow.to],
      labels: arrow.transitions.length > 0 ? [toLabel(arrow.transitions)] : [],
      isReversed: reversed,
    };
  });
  return {
    id: 'diagram',
    layoutOptions: { ...LAYOUT_OPTIONS, 'elk.padding': '[top=0,left=0,bottom=0,right=0]' },
    children: [toNode(root)],
    edges,
  };
}
