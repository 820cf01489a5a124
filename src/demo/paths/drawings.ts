import { findVisible } from './screenQueries';

const PAIR = /(-?\d+(?:\.\d+)?)[ ,](-?\d+(?:\.\d+)?)/g;
const toPercent = (share: number): number => Math.round(share * 100);
/** Places to a pixel, and factors to a thousandth. */
const roundNumbers = (text: string): string =>
  text.replace(/-?\d+\.\d+/g, (number) =>
    String(Number(Number(number).toFixed(Math.abs(Number(number)) < 2 ? 3 : 0))),
  );

/** The points of a curve in percent of its own width and of the height of its picture: labels beside it are of any width. */
function describeCurve(path: Element): string {
  const curve = path.getAttribute('d') ?? '';
  const height = path.closest('svg')?.viewBox.baseVal.height || 1;
  const across = [...curve.matchAll(PAIR)].map(([, x]) => Number(x));
  const [least, most] = [Math.min(...across), Math.max(...across)];
  const place = (_: string, x: string, y: string) =>
    `${toPercent((Number(x) - least) / (most - least || 1))} ${toPercent(Number(y) / height)}`;
  return `curve ${curve.replace(PAIR, place)}`;
}

const ACROSS = ['x', 'x1', 'x2', 'cx'];
const DOWN = ['y', 'y1', 'y2', 'cy', 'height'];

/**
 * Where lines, bars, points and labels stand, in percent of the length of the lines and of the height: what stands beside
 * them is of any width.
 */
function describeChart(chart: Element): string {
  const read = (shape: Element, names: readonly string[], toShare: (value: number) => number) =>
    names
      .filter((name) => shape.hasAttribute(name))
      .map((name) => toPercent(toShare(Number(shape.getAttribute(name)))));
  const shapes = [...chart.querySelectorAll('line, rect, circle, text')].filter((one) =>
    one.checkVisibility(),
  );
  const ends = [...chart.querySelectorAll('line')].flatMap(({ x1, x2 }) => [
    x1.baseVal.value,
    x2.baseVal.value,
  ]);
  const left = Math.min(...ends);
  const width = Math.max(...ends) - left || 1;
  const height = Number(chart.getAttribute('height'));
  const described = shapes.map((shape) =>
    [
      shape.localName,
      ...read(shape, ACROSS, (value) => (value - left) / width),
      ...read(shape, ['width'], (value) => value / width),
      ...read(shape, DOWN, (value) => value / height),
    ].join(' '),
  );
  return `chart: ${described.join(', ')}`;
}

/** Where members and links stand, which is the same with any font. */
const describeTree = (tree: Element): string =>
  `tree: ${[...tree.querySelectorAll('[transform] [transform], path')]
    .map((one) => roundNumbers(one.getAttribute('transform') ?? one.getAttribute('d') ?? ''))
    .join(', ')}`;

/** Where the middle of a tooltip is, in tenths of what is around it: its size is that of its text. */
function describeTooltip(tooltip: HTMLElement): string {
  const own = tooltip.getBoundingClientRect();
  const around = tooltip.offsetParent?.getBoundingClientRect() ?? own;
  const across = (own.left + own.width / 2 - around.left) / around.width;
  const down = (own.top + own.height / 2 - around.top) / around.height;
  return `tooltip at ${Math.round(10 * across)} ${Math.round(10 * down)}`;
}

/** Where lines overlap edges are blended, by each browser in its way. */
const MAX_COLORS = 10;

/** Which part of it is drawn on, opaque, and in how many colours: no more, as edges are smoothed. */
function describeCanvas(canvas: HTMLCanvasElement): string {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  const drawn = { count: 0, left: width, right: 0, top: height, bottom: 0 };
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    drawn.count += 1;
    drawn.left = Math.min(drawn.left, x);
    drawn.right = Math.max(drawn.right, x);
    drawn.top = Math.min(drawn.top, y);
    drawn.bottom = y;
    colors.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
  }
  const { count, left, right, top, bottom } = drawn;
  return `canvas: ${count} points from ${left} to ${right} and ${top} to ${bottom}, ${colors.size > MAX_COLORS ? 'many' : colors.size} colours`;
}

/** What has no text: charts, curves, shares, trees with the view of them, and where tooltips are. */
export function listDrawings(main: HTMLElement): readonly string[] {
  const find = (selector: string) => findVisible(main, selector);
  const view = main.querySelector('[role=tree] g[transform]')?.getAttribute('transform');
  return [
    ...find('figure svg > path, svg[preserveAspectRatio=none] path').map(describeCurve),
    ...find('figure svg:has(line)').map(describeChart),
    ...find('[role=tree]').map(describeTree),
    ...find('[role=tooltip]').map(describeTooltip),
    ...find('[stroke-dasharray]').map((one) => `share ${one.getAttribute('stroke-dasharray')}`),
    ...find('[style*="%"]').map((one) => `style ${roundNumbers(one.style.cssText)}`),
    ...(view ? [`view ${roundNumbers(view)}`] : []),
    ...[...main.querySelectorAll('canvas')].filter((one) => one.checkVisibility()).map(describeCanvas),
    ...find('[data-map] > div').map((one) => `view in the map ${roundNumbers(one.style.cssText)}`),
  ];
}
