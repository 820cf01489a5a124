import { NODE_SIZE } from '../../../domain/teamLayout';
import { dark } from '../../../theme/palettes';
import { font } from '../../../theme/tokens.css';
import { type GraphLayout, nodeOf } from './graphDatum';
import { linkPath } from './linkPath';
import { initialOf, shortNameOf } from './memberWords';

const SIDE = 72;
const MARGIN = NODE_SIZE;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface Picture {
  readonly svg: string;
  /** pixels */
  readonly width: number;
  readonly height: number;
}

/** The whole open tree, beyond what is in view, as a picture that stands on its own. */
export function pictureOf(layout: GraphLayout): Picture {
  const width = layout.right - layout.left + 2 * MARGIN;
  const height = layout.bottom + 2 * MARGIN;
  const links = layout.links.flat().map(({ source, target }) => linkPath(source, target));
  const members = layout.rows.flat().map(({ data, parent, x, y }) => {
    const { member } = nodeOf(data);
    const [fill, ink] = parent ? [dark.accentSoft, dark.ink] : [dark.accent, dark.accentInk];
    return [
      `<rect x="${x - SIDE / 2}" y="${y - SIDE / 2}" width="${SIDE}" height="${SIDE}" rx="10" fill="${fill}" stroke="${dark.accent}" stroke-width="2"/>`,
      `<text x="${x}" y="${y}" dy="0.35em" font-size="30" font-weight="600" fill="${ink}">${escaped(initialOf(member))}</text>`,
      `<text x="${x}" y="${y + 56}" font-size="15" fill="${dark.ink}" stroke="${dark.canvas}" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${escaped(shortNameOf(member))}</text>`,
    ].join('');
  });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${layout.left - MARGIN} ${-MARGIN} ${width} ${height}" font-family="${escaped(font)}" text-anchor="middle">`,
    `<rect x="${layout.left - MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="${dark.canvas}"/>`,
    `<path d="${links.join('')}" fill="none" stroke="${dark.control}" stroke-width="2"/>`,
    ...members,
    '</svg>',
  ].join('\n');
  return { svg, width, height };
}
