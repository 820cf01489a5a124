import { cull } from '#src/domain/teamLayout.ts';
import { dark } from '#src/theme/palettes.ts';
import type { GraphLayout } from '#src/views/dashboard/team-graph/graphLayout.ts';
import {
  CANVAS_HEIGHT,
  fitView,
  getVisibleArea,
  type Viewport,
} from '#src/views/dashboard/team-graph/viewport.ts';

/** The bare baseline: the same layout from the same view, squares and links only, nothing to work with. */
export function drawCanvas(place: HTMLElement, layout: GraphLayout, width: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = CANVAS_HEIGHT;
  place.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');

  const draw = (view: Viewport) => {
    const { nodes, links } = cull(layout, getVisibleArea(view, width));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = dark.canvas;
    context.fillRect(0, 0, width, CANVAS_HEIGHT);
    context.setTransform(view.k, 0, 0, view.k, view.x, view.y);
    context.strokeStyle = dark.control;
    context.lineWidth = 2;
    context.beginPath();
    for (const { source, target } of links) {
      const middle = (source.y + target.y) / 2;
      context.moveTo(source.x, source.y);
      context.bezierCurveTo(source.x, middle, target.x, middle, target.x, target.y);
    }
    context.stroke();
    context.font = '600 30px system-ui';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const { x, y } of nodes) {
      context.fillStyle = dark.accentSoft;
      context.fillRect(x - 36, y - 36, 72, 72);
      context.strokeRect(x - 36, y - 36, 72, 72);
      context.fillStyle = dark.ink;
      context.fillText('M', x, y);
    }
  };
  const first = fitView(layout, width);
  draw(first);
  return { draw, first };
}
