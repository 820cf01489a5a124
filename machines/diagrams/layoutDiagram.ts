import ELK, { type ElkNode, type ElkShape } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import { type ChartArrow, type ChartState, type ChartTransition, createChart } from './chart';
import { getLabelHeight, toElkGraph } from './elkGraph';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface DiagramState extends Box, Omit<ChartState, 'children'> {
  readonly isCompound: boolean;
}

/** A transition's label, which stands on its arrow. */
export interface DiagramLabel extends Box, ChartTransition {}

export interface DiagramArrow extends Pick<ChartArrow, 'from' | 'to'> {
  /** from its start to its head */
  readonly points: readonly Point[];
  readonly labels: readonly DiagramLabel[];
}

/** Where everything of a diagram is drawn. Lengths are pixels at a root font size of 16 px. */
export interface Diagram {
  readonly width: number;
  readonly height: number;
  /** outer ones first */
  readonly states: readonly DiagramState[];
  readonly arrows: readonly DiagramArrow[];
}

const toBox = ({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): Box => ({ x, y, width, height });

function toStates({ children, ...state }: ChartState, node: ElkNode): readonly DiagramState[] {
  const inner = children.flatMap((child) => {
    const found = node.children?.find(({ id }) => id === child.id);
    return found ? toStates(child, found) : [];
  });
  return [{ ...state, isCompound: children.length > 0, ...toBox(node) }, ...inner];
}

function toLabels(transitions: readonly ChartTransition[], box: Box): readonly DiagramLabel[] {
  let y = box.y;
  return transitions.map((transition) => {
    const height = getLabelHeight(transition);
    const label = { ...transition, ...box, y, height };
    y += height;
    return label;
  });
}

/** Draws a machine: its states as boxes in each other, its transitions as arrows with labels. */
export async function layoutDiagram(machine: AnyStateMachine): Promise<Diagram> {
  const chart = createChart(machine);
  const graph = toElkGraph(chart);
  const { children: [root] = [], edges = [] } = await new ELK().layout(graph);
  if (!root) throw new Error(`${machine.id} has no states to draw`);
  const arrows = chart.arrows.map(({ from, to, transitions }, index) => {
    const { sections: [section] = [], labels: [label] = [] } = edges[index] ?? {};
    if (!section) throw new Error(`${machine.id}: the arrow from ${from} to ${to} has no way`);
    const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
    return {
      from,
      to,
      points: graph.edges[index]?.isReversed ? points.reverse() : points,
      labels: label ? toLabels(transitions, toBox(label)) : [],
    };
  });
  const { width, height } = toBox(root);
  return { width, height, states: toStates(chart.root, root), arrows };
}
