import { useEffect, useRef, useState } from 'react';
import type { Area } from '#src/domain/teamLayout.ts';
import { animateView } from './animateView';
import type { CulledTree } from './CulledTree';
import { areaOf, covers, type Detail, detailOf, type View, windowOf } from './viewport';

interface Drawn {
  readonly area: Area;
  readonly detail: Detail;
}

const drawnFor = (view: View, width: number): Drawn => ({
  area: windowOf(view, width),
  detail: detailOf(view),
});

/**
 * Where the tree is seen from. The transform moves without React; React renders only when the view leaves what was
 * drawn, or when more or less can be made out.
 */
export function useView(first: View, width: number, onLeave: () => void, onArrive: () => void) {
  const [start] = useState(first);
  const at = useRef(start);
  const tree = useRef<CulledTree>(null);
  const frame = useRef(0);
  const stop = useRef<(() => void) | null>(null);
  const target = useRef<View | null>(null);
  // What is in view comes first, what lies around it once that has been painted.
  const [drawn, setDrawn] = useState(() => ({ area: areaOf(start, width), detail: detailOf(start) }));
  // Read by the library's listener, which outlives renders.
  const latest = useRef({ drawn, width });
  latest.current = { drawn, width };

  const redraw = () => {
    frame.current = 0;
    const { drawn, width } = latest.current;
    if (!covers(drawn.area, at.current, width) || drawn.detail !== detailOf(at.current)) {
      setDrawn(drawnFor(at.current, width));
    }
  };
  const halt = () => {
    if (!stop.current) return;
    stop.current();
    stop.current = null;
    target.current = null;
    tree.current?.moveTo(at.current);
  };
  const goTo = (view: View) => {
    at.current = view;
    tree.current?.moveTo(view);
    redraw();
  };

  useEffect(() => {
    // The next frame is the one that paints what is in view.
    frame.current = requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(() => {
        frame.current = 0;
        setDrawn(drawnFor(at.current, latest.current.width));
      });
    });
    return () => {
      cancelAnimationFrame(frame.current);
      stop.current?.();
    };
  }, []);

  return {
    start,
    tree,
    drawn: drawn.area,
    detail: drawn.detail,
    current: () => at.current,
    /** where a motion under way will end */
    heading: () => target.current ?? at.current,
    goTo: (view: View) => {
      halt();
      onLeave();
      goTo(view);
    },
    glideTo: (view: View, milliseconds: number) => {
      halt();
      onLeave();
      target.current = view;
      stop.current = animateView(at.current, view, milliseconds, width, (step) => {
        if (step.x === view.x && step.y === view.y && step.k === view.k) {
          stop.current = null;
          target.current = null;
          goTo(view);
          onArrive();
          return;
        }
        onLeave();
        at.current = step;
        tree.current?.show(step);
        redraw();
      });
    },
    onMove: (view: View) => {
      if (view.x === at.current.x && view.y === at.current.y && view.k === at.current.k) return;
      at.current = view;
      onLeave();
      if (frame.current === 0) frame.current = requestAnimationFrame(redraw);
    },
    /** Whoever takes hold of the tree stops its motion. */
    handlers: { onPointerDownCapture: halt, onWheelCapture: halt },
  };
}

export type ViewControl = ReturnType<typeof useView>;
