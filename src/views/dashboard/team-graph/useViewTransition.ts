import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NODE_SIZE } from '#src/domain/teamLayout.ts';
import { prefersReducedMotion } from './animateViewport';
import type { GraphLayout } from './graphLayout';
import type { ViewTransition } from './graphState';
import { getNodeElementId } from './MemberNode';
import { MAP_HEIGHT, MAP_WIDTH } from './MiniMap.css';
import type { ViewportControl } from './useViewport';
import {
  CENTERING_MS,
  centerOn,
  FOUND_ZOOM,
  fitView,
  getCenter,
  getFirstView,
  isVisible,
  isWholeInView,
  keepInPlace,
  TRANSITION_MS,
} from './viewport';

/** Larger trees do not animate smoothly. */
const MAX_ANIMATED_MEMBERS = 150;
/** Layout units between a revealed member and the edge of the frame. */
const REVEAL_MARGIN = 60;
/** Pixels, with the border. */
const MAP_MARGIN = 9;

interface ViewTransitionOptions {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly layout: GraphLayout;
  readonly transition: ViewTransition | null;
  readonly view: ViewportControl;
  readonly width: number;
}

/** Moves the view after a change of the graph's state or of the frame's width. */
export function useViewTransition({ frame, layout, transition, view, width }: ViewTransitionOptions): void {
  const previousLayout = useRef(layout);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = ({ kind, id }: ViewTransition) => {
    const node = layout.nodesByKey.get(id);
    if (!node) return;
    const current = view.getCurrent();
    if (kind === 'fit') return view.goTo(fitView(layout, width));
    if (kind === 'center') {
      return view.animateTo(centerOn(node, Math.max(current.k, FOUND_ZOOM), width), CENTERING_MS);
    }
    if (kind === 'reveal') {
      if (!isVisible(node, current, width, REVEAL_MARGIN))
        view.animateTo(centerOn(node, current.k, width), CENTERING_MS);
      return;
    }
    const previous = previousLayout.current.nodesByKey.get(id);
    if (!previous) return;
    const kept = keepInPlace(node, previous, current, width);
    // The map is there unless all is in view.
    const rightmost = kept.x + ((node.children?.at(-1)?.x ?? node.x) + NODE_SIZE / 2) * kept.k;
    const isBesideMap = rightmost < width - MAP_WIDTH - 2 * MAP_MARGIN;
    const moved =
      isBesideMap || isWholeInView(layout, kept, width)
        ? kept
        : keepInPlace(node, previous, current, width, MAP_HEIGHT + 2 * MAP_MARGIN);
    // Without an animation the view arrives at once, which shows the name of who has the focus again.
    if (layout.nodesByKey.size > MAX_ANIMATED_MEMBERS || prefersReducedMotion())
      return view.animateTo(moved, 0);
    const element = frame.current;
    element?.setAttribute('data-moving', '');
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => element?.removeAttribute('data-moving'), TRANSITION_MS);
    view.animateTo(moved, TRANSITION_MS);
  };

  // Of a window that is resized, or a phone that is turned, or of a team that is read again.
  const previousWidth = useRef(width);
  const lastApplied = useRef(transition);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else is a reason to move
  useLayoutEffect(() => {
    const before = previousWidth.current;
    const isTransition = transition !== null && transition !== lastApplied.current;
    const isSpread = layout.levelHeight !== previousLayout.current.levelHeight && !isTransition;
    if (width === before && !isSpread) return;
    previousWidth.current = width;
    const goal = view.getTarget();
    const isWhole = width !== before && isWholeInView(previousLayout.current, goal, before);
    const middle = getCenter(goal, before);
    const y = (middle.y * layout.levelHeight) / previousLayout.current.levelHeight;
    // Arrives at once, which shows the name of who has the focus again.
    view.animateTo(isWhole ? getFirstView(layout, width) : centerOn({ ...middle, y }, goal.k, width), 0);
  }, [width, layout]);

  const latest = useRef(apply);
  latest.current = apply;
  useLayoutEffect(() => {
    if (transition && transition !== lastApplied.current) {
      latest.current(transition);
      if (transition.focus)
        document.getElementById(getNodeElementId(transition.id))?.focus({ preventScroll: true });
    }
    lastApplied.current = transition;
    previousLayout.current = layout;
  }, [transition, layout]);
}
