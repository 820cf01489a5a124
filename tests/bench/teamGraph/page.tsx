import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '#src/theme/reset.css.ts';
import { initialExpansion, isOpen } from '#src/domain/teamExpansion.ts';
import { buildTeam } from '#src/domain/teamTree.ts';
import { Graph } from '#src/views/dashboard/team-graph/Graph.tsx';
import { getFittingDepth, layoutGraph } from '#src/views/dashboard/team-graph/graphLayout.ts';
import { benchMembers } from './benchMembers';
import { drawCanvas } from './canvas';

/** What the page measures for the process that opened it; all in milliseconds but `elements`. */
export interface PageFigures {
  readonly firstPaint: number;
  readonly elements: number;
  readonly pan: readonly number[];
  readonly wheel: readonly number[];
  readonly toggle: readonly number[];
  readonly hover: readonly number[];
}

const FRAMES = 90;
const WIDTH = 1104;

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** The first task after the next frame: by then it has been painted. */
const painted = async () => {
  await frame();
  await new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(null);
  });
};

/** Times between frames while each does a step. */
async function framesOf(step: (index: number) => void): Promise<number[]> {
  const times: number[] = [];
  let before = await frame();
  for (let index = 0; index < FRAMES; index++) {
    step(index);
    const now = await frame();
    times.push(now - before);
    before = now;
  }
  return times;
}

const there = <Found extends Element>(selector: string, kind: new () => Found): Found => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`there is no ${selector}`);
  return found;
};
const place = there('#place', HTMLElement);

async function bareCanvas(members: ReturnType<typeof benchMembers>, depth: number | undefined) {
  const began = performance.now();
  const team = buildTeam(members);
  if (!team) throw new Error('there is no team');
  const expansion = initialExpansion(team.root, depth ?? getFittingDepth(team.root, WIDTH));
  const layout = layoutGraph(team.root, (node) => isOpen(expansion, node), WIDTH);
  const { draw, first } = drawCanvas(place, layout, WIDTH);
  await painted();
  const firstPaint = performance.now() - began;
  const pan = await framesOf((index) => draw({ ...first, x: first.x - index * 12, y: first.y - index * 4 }));
  const wheel = await framesOf((index) => draw({ ...first, k: 0.1 + (index % 60) / 70 }));
  return { firstPaint, elements: 1, pan, wheel, toggle: [], hover: [] };
}

async function graph(members: ReturnType<typeof benchMembers>, depth: number | undefined) {
  // As in the app, where the answer of the provider finds a page that says it is loading.
  const root = createRoot(place);
  root.render(
    <div data-theme="dark">
      <p role="status">Loading...</p>
    </div>,
  );
  while (!document.querySelector('[role=status]')) await painted();
  await painted();

  const began = performance.now();
  const team = buildTeam(members);
  if (!team) throw new Error('there is no team');
  // In one go with the team, as the app renders what a query has brought.
  flushSync(() =>
    root.render(
      <div data-theme="dark">
        <Graph team={team} initialDepth={depth} width={WIDTH} />
      </div>,
    ),
  );
  there('[role=treeitem]', SVGGElement);
  await painted();
  const firstPaint = performance.now() - began;

  const elements: number[] = [];
  const count = () => elements.push(document.querySelectorAll('[role=tree] *').length);
  count();
  const svg = there('svg.rd3t-svg', SVGSVGElement);
  const { left, top } = svg.getBoundingClientRect();
  const mouse = (type: string, x: number, y: number) =>
    new MouseEvent(type, { bubbles: true, cancelable: true, view: window, clientX: x, clientY: y });

  const hover: number[] = [];
  for (const item of document.querySelectorAll('[role=treeitem] > rect')) {
    const started = performance.now();
    item.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, buttons: 0 }));
    hover.push(performance.now() - started);
  }

  svg.dispatchEvent(mouse('mousedown', left + 900, top + 500));
  const pan = await framesOf((index) => {
    window.dispatchEvent(mouse('mousemove', left + 900 - index * 12, top + 500 - index * 4));
    count();
  });
  window.dispatchEvent(mouse('mouseup', left, top));
  const wheel = await framesOf((index) => {
    const deltaY = index % 60 < 30 ? -40 : 40;
    const at = { clientX: left + 400, clientY: top + 60 };
    svg.dispatchEvent(
      new WheelEvent('wheel', {
        ...at,
        deltaY,
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
        view: window,
      }),
    );
    count();
  });

  there('button[aria-label="Fit to view"]', HTMLButtonElement).click();
  for (let index = 0; index < 60; index++) await frame();
  const child =
    document.querySelector<SVGGElement>('[role=treeitem][aria-expanded]:not([aria-level="1"])') ??
    there('[role=treeitem][aria-expanded]', SVGGElement);
  const toggle: number[] = [];
  for (let index = 0; index < 10; index++) {
    child.focus();
    const started = performance.now();
    child.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    // React renders a key press in a microtask.
    await Promise.resolve();
    toggle.push(performance.now() - started);
    for (let rest = 0; rest < 5; rest++) await frame();
    count();
  }
  return { firstPaint, elements: Math.max(...elements), pan, wheel, toggle, hover };
}

declare global {
  interface Window {
    measureGraph(what: 'canvas' | 'graph', count: number, allOpen: boolean): Promise<PageFigures>;
  }
}

window.measureGraph = async (what, count, allOpen) => {
  const members = benchMembers(count);
  const depth = allOpen ? Number.POSITIVE_INFINITY : undefined;
  for (let rest = 0; rest < 10; rest++) await painted();
  return what === 'canvas' ? bareCanvas(members, depth) : graph(members, depth);
};
