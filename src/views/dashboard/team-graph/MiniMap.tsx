import { type PointerEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { whenIdle } from '#src/browser/whenIdle.ts';
import { NODE_SIZE } from '#src/domain/teamLayout.ts';
import type { GraphLayout } from './graphLayout';
import { getTeamNode } from './graphLayout';
import * as styles from './MiniMap.css';
import { getStageColors } from './stageColors';
import { getVisibleArea, isWholeInView, type Point, type Viewport } from './viewport';

export interface MiniMapHandle {
  show(view: Viewport): void;
}

interface MiniMapProps {
  readonly ref: Ref<MiniMapHandle>;
  readonly layout: GraphLayout;
  /** pixels, of the frame */
  readonly width: number;
  /** centers the view on a point of the layout */
  readonly onGoTo: (point: Point) => void;
}

const MIN_DOT = 1.5;

/** The whole layout in pixels of the map. Both directions have a scale of their own: trees are wide. */
function getScale({ left, right, bottom }: GraphLayout) {
  const [spanX, spanY] = [right - left + 2 * NODE_SIZE, bottom + 2 * NODE_SIZE];
  const x = styles.MAP_WIDTH / spanX;
  const y = Math.min(styles.MAP_HEIGHT / spanY, 0.25);
  const top = (styles.MAP_HEIGHT - spanY * y) / 2;
  return {
    x,
    y,
    toMap: (point: Point) => ({ x: (point.x - left + NODE_SIZE) * x, y: top + (point.y + NODE_SIZE) * y }),
    toLayout: (at: Point) => ({ x: at.x / x + left - NODE_SIZE, y: (at.y - top) / y - NODE_SIZE }),
  };
}

function draw(context: CanvasRenderingContext2D | null | undefined, layout: GraphLayout): void {
  if (!context) return;
  const { x, y, toMap } = getScale(layout);
  const [dotX, dotY] = [Math.max(MIN_DOT, 72 * x), Math.max(MIN_DOT, (layout.levelHeight / 2) * y)];
  context.clearRect(0, 0, styles.MAP_WIDTH, styles.MAP_HEIGHT);
  for (const node of layout.rows.flat()) {
    const at = toMap(node);
    context.fillStyle = getStageColors(getTeamNode(node.data).member.stage ?? 0)[0];
    context.fillRect(at.x - dotX / 2, at.y - dotY / 2, dotX, dotY);
  }
}

/**
 * The whole tree, with the part that the frame shows. Only where the frame does not show it all, and for the pointer: the
 * keyboard walks the tree itself. Updated without React, as the view moves.
 */
export function MiniMap({ ref, layout, width, onGoTo }: MiniMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  // After the tree is there: ten thousand dots take as long as the members in view.
  useEffect(() => whenIdle(() => draw(canvas.current?.getContext('2d'), layout)), [layout]);

  useImperativeHandle(
    ref,
    () => ({
      show(view) {
        if (!box.current || !frame.current) return;
        box.current.hidden = isWholeInView(layout, view, width);
        if (box.current.hidden) return;
        const { toMap } = getScale(layout);
        const area = getVisibleArea(view, width);
        const start = toMap({ x: area.left, y: area.top });
        const end = toMap({ x: area.right, y: area.bottom });
        const { style } = frame.current;
        style.translate = `${start.x}px ${start.y}px`;
        style.width = `${Math.max(4, end.x - start.x)}px`;
        style.height = `${Math.max(4, end.y - start.y)}px`;
      },
    }),
    [layout, width],
  );

  const goTo = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onGoTo(getScale(layout).toLayout({ x: event.clientX - left, y: event.clientY - top }));
  };
  return (
    <div
      ref={box}
      hidden
      aria-hidden="true"
      data-map=""
      className={styles.map}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={goTo}
    >
      <canvas ref={canvas} width={styles.MAP_WIDTH} height={styles.MAP_HEIGHT} />
      <div ref={frame} className={styles.visible} />
    </div>
  );
}
