import { type Extent, NODE_SIZE } from '#src/domain/teamLayout.ts';
import { dark } from '#src/theme/palettes.ts';
import { font } from '#src/theme/tokens.css.ts';
import { type GraphLayout, nodeOf, type Place } from './graphDatum';
import { linkPath } from './linkPath';
import { initialOf, shortNameOf } from './memberLabels';

/** Units of the layout. */
export const SIDE = 72;
export const ROUNDED = 10;
export const NAME_BELOW = 56;
export const MARGIN = NODE_SIZE;

export const sizeOf = ({ left, right, bottom }: Extent) => ({
  width: right - left + 2 * MARGIN,
  height: bottom + 2 * MARGIN,
});

/** The root stands out. */
export const readColors = ({ parent }: Place): readonly [fill: string, ink: string] =>
  parent ? [dark.accentSoft, dark.ink] : [dark.accent, dark.accentInk];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The whole open tree, beyond what is in view, as an SVG document that stands on its own. */
export function renderSvg(layout: GraphLayout): string {
  const { width, height } = sizeOf(layout);
  const links = layout.links.flat().map(({ source, target }) => linkPath(source, target));
  const members = layout.rows.flat().map((place) => {
    const { data, x, y } = place;
    const { member } = nodeOf(data);
    const [fill, ink] = readColors(place);
    return [
      `<rect x="${x - SIDE / 2}" y="${y - SIDE / 2}" width="${SIDE}" height="${SIDE}" rx="${ROUNDED}" fill="${fill}" stroke="${dark.accent}" stroke-width="2"/>`,
      `<text x="${x}" y="${y}" dy="0.35em" font-size="30" font-weight="600" fill="${ink}">${escaped(initialOf(member))}</text>`,
      `<text x="${x}" y="${y + NAME_BELOW}" font-size="15" fill="${dark.ink}" stroke="${dark.canvas}" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${escaped(shortNameOf(member))}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${layout.left - MARGIN} ${-MARGIN} ${width} ${height}" font-family="${escaped(font)}" text-anchor="middle">`,
    `<rect x="${layout.left - MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="${dark.canvas}"/>`,
    `<path d="${links.join('')}" fill="none" stroke="${dark.control}" stroke-width="2"/>`,
    ...members,
    '</svg>',
  ].join('\n');
}
