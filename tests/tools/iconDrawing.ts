import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { light } from '#src/theme/palettes.ts';
import { LogoPaths } from '#src/ui/Logo.tsx';

/** The side of the logo's own square. */
const LOGO = 32;
/** As wide as leaves the logo whole in the circle that systems cut out of an icon. */
const FULL_MARGIN = 6;

/** The logo on its green square, as SVG: with round corners as browsers show it, or `full` for systems that cut their own. */
export function drawIcon(shape: 'rounded' | 'full'): string {
  const margin = shape === 'full' ? FULL_MARGIN : 1;
  const side = LOGO + 2 * margin;
  const svg = createElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${-margin} ${-margin} ${side} ${side}`, fill: 'none' },
    createElement('title', null, 'Logo'),
    createElement('rect', {
      x: -margin,
      y: -margin,
      width: side,
      height: side,
      rx: shape === 'full' ? undefined : 7,
      fill: light.panel,
    }),
    createElement(
      'g',
      { stroke: light.panelInk, strokeLinecap: 'round', strokeLinejoin: 'round' },
      createElement(LogoPaths),
    ),
  );
  return `${renderToStaticMarkup(svg)}\n`;
}
