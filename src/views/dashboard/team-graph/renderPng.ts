import { dark } from '#src/theme/palettes.ts';
import { font } from '#src/theme/tokens.css.ts';
import { type GraphLayout, nodeOf } from './graphDatum';
import { linkPath } from './linkPath';
import { initialOf, shortNameOf } from './memberLabels';
import { MARGIN, NAME_BELOW, ROUNDED, readColors, SIDE, sizeOf } from './renderSvg';

/** What browsers still draw: pixels along a side, and in all. */
const LONGEST_SIDE = 16_000;
const MOST_PIXELS = 40_000_000;
/** Pixels of a letter's height below which it is a speck, and only costs time. */
const LEGIBLE = 4;
const LETTER = 30;
const NAME = 15;

function paint(context: CanvasRenderingContext2D, layout: GraphLayout, scale: number): void {
  context.lineWidth = 2;
  context.strokeStyle = dark.control;
  // One path each: a single one of thousands of curves takes seconds to stroke.
  for (const { source, target } of layout.links.flat()) context.stroke(new Path2D(linkPath(source, target)));
  context.textAlign = 'center';
  context.lineJoin = 'round';
  for (const place of layout.rows.flat()) {
    const { data, x, y } = place;
    const { member } = nodeOf(data);
    const [fill, ink] = readColors(place);
    context.beginPath();
    context.roundRect(x - SIDE / 2, y - SIDE / 2, SIDE, SIDE, ROUNDED);
    context.fillStyle = fill;
    context.fill();
    context.strokeStyle = dark.accent;
    context.lineWidth = 2;
    context.stroke();
    if (LETTER * scale >= LEGIBLE) {
      context.font = `600 ${LETTER}px ${font}`;
      context.fillStyle = ink;
      context.fillText(initialOf(member), x, y + LETTER * 0.35);
    }
    if (NAME * scale >= LEGIBLE) {
      context.font = `${NAME}px ${font}`;
      context.strokeStyle = dark.canvas;
      context.lineWidth = 5;
      context.strokeText(shortNameOf(member), x, y + NAME_BELOW);
      context.fillStyle = dark.ink;
      context.fillText(shortNameOf(member), x, y + NAME_BELOW);
    }
  }
}

/**
 * The whole open tree, beyond what is in view, as a PNG; smaller when it is too large for the browser. Painted by hand:
 * an image of the SVG would hold up the page for seconds. Throws when the browser cannot draw it.
 */
export async function renderPng(layout: GraphLayout): Promise<Blob> {
  const { width, height } = sizeOf(layout);
  const scale = Math.min(
    1,
    LONGEST_SIDE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas of this size');
  context.fillStyle = dark.canvas;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, (MARGIN - layout.left) * scale, MARGIN * scale);
  paint(context, layout, scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser made no picture');
  return blob;
}
