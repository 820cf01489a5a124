import { type Extent, NODE_SIZE } from '#src/domain/teamLayout.ts';
import { dark } from '#src/theme/palettes.ts';
import { font } from '#src/theme/tokens.css.ts';
import { createTextMeasure } from '../chart/textWidth';
import { fitName } from './fitName';
import { type GraphLayout, type GraphNode, getTeamNode } from './graphLayout';
import { getInitial } from './memberLabels';
import { getStageColors } from './stageColors';

/** Layout units. */
export const SQUARE_SIZE = 72;
export const CORNER_RADIUS = 10;
export const NAME_OFFSET = 56;
export const NAME_SIZE = 15;
/** Between the names beside it. */
export const NAME_WIDTH = 200;
export const MARGIN = NODE_SIZE;

export const getImageSize = ({ left, right, bottom }: Extent) => ({
  width: right - left + 2 * MARGIN,
  height: bottom + 2 * MARGIN,
});

export const getNodeColors = ({ data }: GraphNode): readonly [fill: string, ink: string] =>
  getStageColors(getTeamNode(data).member.stage);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The library's curve from a member to a child. */
export function getLinkPath(from: Point, to: Point): string {
  const middle = (from.y + to.y) / 2;
  return `M${from.x},${from.y}C${from.x},${middle},${to.x},${middle},${to.x},${to.y}`;
}

/** Characters that XML has no way to write. */
const NOT_IN_XML = /[\p{Cc}\uFFFE\uFFFF]/gu;

const escapeXml = (text: string): string =>
  text
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The whole open tree as a standalone SVG document. */
export function renderSvg(layout: GraphLayout): string {
  const { width, height } = getImageSize(layout);
  const links = layout.links.flat().map(({ source, target }) => getLinkPath(source, target));
  const measure = createTextMeasure(NAME_SIZE);
  const members = layout.rows.flat().map((node) => {
    const { data, x, y } = node;
    const { member } = getTeamNode(data);
    const [fill, ink] = getNodeColors(node);
    return [
      `<rect x="${x - SQUARE_SIZE / 2}" y="${y - SQUARE_SIZE / 2}" width="${SQUARE_SIZE}" height="${SQUARE_SIZE}" rx="${CORNER_RADIUS}" fill="${fill}" stroke="${dark.accent}" stroke-width="2"/>`,
      `<text x="${x}" y="${y}" dy="0.35em" font-size="30" font-weight="600" fill="${ink}">${escapeXml(getInitial(member))}</text>`,
      `<text x="${x}" y="${y + NAME_OFFSET}" font-size="${NAME_SIZE}" fill="${dark.ink}" stroke="${dark.canvas}" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${escapeXml(fitName(member, measure, NAME_WIDTH))}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${layout.left - MARGIN} ${-MARGIN} ${width} ${height}" font-family="${escapeXml(font)}" text-anchor="middle">`,
    `<rect x="${layout.left - MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="${dark.canvas}"/>`,
    `<path d="${links.join('')}" fill="none" stroke="${dark.control}" stroke-width="2"/>`,
    ...members,
    '</svg>',
  ].join('\n');
}
