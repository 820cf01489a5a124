import { dark } from '#src/theme/palettes.ts';
import { font } from '#src/theme/tokens.css.ts';
import { createTextMeasure } from '../chart/textWidth';
import { fitName } from './fitName';
import { type GraphLayout, getTeamNode } from './graphLayout';
import { getInitial } from './memberLabels';
import {
  CORNER_RADIUS,
  getImageSize,
  getLinkPath,
  getNodeColors,
  MARGIN,
  NAME_OFFSET,
  NAME_SIZE,
  NAME_WIDTH,
  SQUARE_SIZE,
} from './renderSvg';

/** Limits of browsers' canvases. */
const MAX_SIDE_PX = 16_000;
const MAX_PIXELS = 40_000_000;
/** Text smaller than this is not drawn. */
const MIN_LEGIBLE_PX = 4;
const LETTER_SIZE = 30;

function paint(context: CanvasRenderingContext2D, layout: GraphLayout, scale: number): void {
  context.lineWidth = 2;
  context.strokeStyle = dark.control;
  // One path for each link: a single path of thousands of curves takes seconds to stroke.
  for (const { source, target } of layout.links.flat())
    context.stroke(new Path2D(getLinkPath(source, target)));
  const measure = createTextMeasure(NAME_SIZE);
  context.textAlign = 'center';
  context.lineJoin = 'round';
  for (const node of layout.rows.flat()) {
    const { data, x, y } = node;
    const { member } = getTeamNode(data);
    const [fillColor, textColor] = getNodeColors(node);
    context.beginPath();
    context.roundRect(x - SQUARE_SIZE / 2, y - SQUARE_SIZE / 2, SQUARE_SIZE, SQUARE_SIZE, CORNER_RADIUS);
    context.fillStyle = fillColor;
    context.fill();
    context.strokeStyle = dark.accent;
    context.lineWidth = 2;
    context.stroke();
    if (LETTER_SIZE * scale >= MIN_LEGIBLE_PX) {
      context.font = `600 ${LETTER_SIZE}px ${font}`;
      context.fillStyle = textColor;
      context.fillText(getInitial(member), x, y + LETTER_SIZE * 0.35);
    }
    if (NAME_SIZE * scale >= MIN_LEGIBLE_PX) {
      context.font = `${NAME_SIZE}px ${font}`;
      context.strokeStyle = dark.canvas;
      context.lineWidth = 5;
      const name = fitName(member, measure, NAME_WIDTH);
      context.strokeText(name, x, y + NAME_OFFSET);
      context.fillStyle = dark.ink;
      context.fillText(name, x, y + NAME_OFFSET);
    }
  }
}

/**
 * The whole open tree as a PNG, scaled down if it is too large for the browser. Drawn on a canvas: rendering the SVG as
 * an image would block the page for seconds. Throws when the browser cannot draw it.
 */
export async function renderPng(layout: GraphLayout): Promise<Blob> {
  const { width, height } = getImageSize(layout);
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height), Math.sqrt(MAX_PIXELS / (width * height)));
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
