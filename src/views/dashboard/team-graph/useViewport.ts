import { useEffect, useRef, useState } from 'react';
import type { Area } from '#src/domain/teamLayout.ts';
import { animateViewport } from './animateViewport';
import type { CulledTree } from './CulledTree';
import {
  type DetailLevel,
  getDetailLevel,
  getRenderedArea,
  getVisibleArea,
  isCovered,
  type Viewport,
} from './viewport';

interface RenderedPart {
  readonly area: Area;
  readonly detail: DetailLevel;
}

const isSameView = (a: Viewport, b: Viewport) => a.x === b.x && a.y === b.y && a.k === b.k;

const getRenderedPart = (view: Viewport, width: number): RenderedPart => ({
  area: getRenderedArea(view, width),
  detail: getDetailLevel(view),
});

/**
 * Position and zoom of the tree. The transform changes without React, which renders only when the view leaves the
 * rendered area or the level of detail changes.
 */
export function useViewport(
  initial: Viewport,
  width: number,
  onLeave: () => void,
  onArrive: () => void,
  onView: (view: Viewport) => void,
) {
  const [start] = useState(initial);
  const currentView = useRef(start);
  const tree = useRef<CulledTree>(null);
  const frame = useRef(0);
  const cancelAnimation = useRef<(() => void) | null>(null);
  const target = useRef<Viewport | null>(null);
  // The visible area is rendered first, the area around it after the first paint.
  const [rendered, setRendered] = useState(() => ({
    area: getVisibleArea(start, width),
    detail: getDetailLevel(start),
  }));
  // Read by the library's listener, which outlives renders.
  const latest = useRef({ rendered, width, onView });
  latest.current = { rendered, width, onView };

  const redraw = () => {
    frame.current = 0;
    const { rendered, width, onView } = latest.current;
    onView(currentView.current);
    if (
      !isCovered(rendered.area, currentView.current, width) ||
      rendered.detail !== getDetailLevel(currentView.current)
    ) {
      setRendered(getRenderedPart(currentView.current, width));
    }
  };
  const stopAnimation = () => {
    if (!cancelAnimation.current) return;
    cancelAnimation.current();
    cancelAnimation.current = null;
    target.current = null;
    tree.current?.moveTo(currentView.current);
  };
  const goTo = (view: Viewport) => {
    currentView.current = view;
    tree.current?.moveTo(view);
    redraw();
  };

  useEffect(() => {
    // The first frame paints the visible area.
    frame.current = requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(() => {
        frame.current = 0;
        setRendered(getRenderedPart(currentView.current, latest.current.width));
      });
    });
    return () => {
      cancelAnimationFrame(frame.current);
      cancelAnimation.current?.();
    };
  }, []);

  return {
    start,
    tree,
    rendered: rendered.area,
    detail: rendered.detail,
    getCurrent: () => currentView.current,
    /** the end of a running animation */
    getTarget: () => target.current ?? currentView.current,
    goTo: (view: Viewport) => {
      stopAnimation();
      onLeave();
      goTo(view);
    },
    animateTo: (view: Viewport, milliseconds: number) => {
      stopAnimation();
      onLeave();
      target.current = view;
      cancelAnimation.current = animateViewport(currentView.current, view, milliseconds, width, (step) => {
        if (isSameView(step, view)) {
          cancelAnimation.current = null;
          target.current = null;
          goTo(view);
          onArrive();
          return;
        }
        onLeave();
        currentView.current = step;
        tree.current?.show(step);
        redraw();
      });
    },
    onMove: (view: Viewport) => {
      if (isSameView(view, currentView.current)) return;
      currentView.current = view;
      onLeave();
      if (frame.current === 0) frame.current = requestAnimationFrame(redraw);
    },
    /** for dragging and zooming */
    stopAnimation,
  };
}

export type ViewportControl = ReturnType<typeof useViewport>;
