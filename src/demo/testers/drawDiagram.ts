import type { AnyStateMachine } from 'xstate';
import { getNodes } from '#machines/paths/explore.ts';
import { getArrowTransitions, renderMermaid, toMermaidId } from '#machines/paths/render/mermaid.ts';
import { color, font, weight } from '#src/theme/tokens.css.ts';

/** Marks visited elements of a diagram. */
const VISITED = 'data-visited';

/**
 * Replaces the library's colours with those of the theme. Visited elements also differ by line width and a tick, not
 * only by colour.
 */
const themeCSS = `
  .node rect, .node polygon, .statediagram-cluster rect, rect.outer, rect.inner, .statediagram-state rect.basic {
    fill: ${color.surface} !important; stroke: ${color.control} !important;
  }
  .statediagram-cluster rect { fill: ${color.raised} !important; }
  .node .label, .nodeLabel, .edgeLabel, .cluster-label, .cluster-label span, .state-title, p, text {
    color: ${color.ink} !important; fill: ${color.ink} !important;
  }
  .edgeLabel, .edgeLabel p, .edgeLabel rect, .labelBkg {
    background-color: ${color.surface} !important; fill: ${color.surface} !important;
  }
  .transition, .edge-thickness-normal { stroke: ${color.control} !important; }
  .divider { stroke: ${color.line} !important; }
  .state-start, .start-state, circle { fill: ${color.ink} !important; stroke: ${color.ink} !important; }
  .transition[${VISITED}="false"] { stroke-dasharray: 4 4 !important; }
  .transition[${VISITED}="true"] { stroke: ${color.accent} !important; stroke-width: 3px !important; }
  .statediagram-state[${VISITED}="true"] rect.basic, .statediagram-state[${VISITED}="true"] rect.outer,
  .statediagram-state[${VISITED}="true"] .outer-path path, .statediagram-state[${VISITED}="true"] rect {
    stroke: ${color.accent} !important; stroke-width: 2.5px !important; fill: ${color.accentSoft} !important;
  }
  .label[${VISITED}="true"] p { color: ${color.accent} !important; font-weight: ${weight.strong}; }
  .label[${VISITED}="true"] p::before { content: '✓ '; }
  [id*="barbEnd"] path, marker path { fill: ${color.control} !important; stroke: ${color.control} !important; }
`;

let diagramCount = 0;

/** A machine's diagram as SVG text. The library is loaded with the first one. */
export async function drawDiagram(machine: AnyStateMachine): Promise<string> {
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    fontFamily: font,
    themeCSS,
    state: { useMaxWidth: false, nodeSpacing: 90, rankSpacing: 70 },
  });
  diagramCount += 1;
  const { svg } = await mermaid.render(`diagram-${diagramCount}`, renderMermaid(machine));
  return svg;
}

const mark = (elements: Iterable<Element>, isVisited: boolean) => {
  for (const element of elements) element.setAttribute(VISITED, String(isVisited));
};

/** Highlights the visited states and transitions of a rendered diagram. */
export function highlightVisited(
  diagram: ParentNode,
  machine: AnyStateMachine,
  visited: ReadonlySet<string>,
): void {
  for (const [index, transition] of getArrowTransitions(machine).entries()) {
    if (transition === undefined) continue;
    mark(diagram.querySelectorAll(`[data-id="edge${index}"]`), visited.has(transition));
  }
  for (const { id } of getNodes(machine)) {
    const isVisited = [...visited].some((one) => one === id || one.startsWith(`${id}.`));
    mark(diagram.querySelectorAll(`[id*="state-${toMermaidId(id)}-"]`), isVisited);
  }
}
