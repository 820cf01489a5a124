import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { prefersReducedMotion } from './animateView';
import type { GraphLayout } from './graphDatum';
import type { Motion } from './graphState';
import { itemId } from './MemberSquare';
import type { ViewControl } from './useView';
import { CENTERING_MS, centredOn, fitView, isSeen, TRANSITION_MS } from './viewport';

/** As many members as move without a stutter. */
const CHEAP = 150;
/** Units of the layout between a member that came into view and the edge of the frame. */
const SPACE = 60;

interface MotionOptions {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly layout: GraphLayout;
  readonly motion: Motion | null;
  readonly view: ViewControl;
  readonly width: number;
}

/** Lets the view follow what has just changed. */
export function useMotion({ box, layout, motion, view, width }: MotionOptions): void {
  const before = useRef(layout);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const follow = ({ kind, id }: Motion) => {
    const place = layout.places.get(id);
    if (!place) return;
    const now = view.current();
    if (kind === 'fit') return view.goTo(fitView(layout, width));
    if (kind === 'centre') return view.glideTo(centredOn(place, now.k, width), CENTERING_MS);
    if (kind === 'reveal') {
      if (!isSeen(place, now, width, SPACE)) view.glideTo(centredOn(place, now.k, width), CENTERING_MS);
      return;
    }
    const old = before.current.places.get(id);
    if (!old) return;
    const kept = { x: now.x - (place.x - old.x) * now.k, y: now.y - (place.y - old.y) * now.k, k: now.k };
    if (layout.places.size > CHEAP || prefersReducedMotion()) return view.goTo(kept);
    const frame = box.current;
    frame?.setAttribute('data-moving', '');
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => frame?.removeAttribute('data-moving'), TRANSITION_MS);
    view.glideTo(kept, TRANSITION_MS);
  };

  const latest = useRef(follow);
  latest.current = follow;
  const done = useRef(motion);
  useLayoutEffect(() => {
    if (motion && motion !== done.current) {
      latest.current(motion);
      if (motion.focus) document.getElementById(itemId(motion.id))?.focus({ preventScroll: true });
    }
    done.current = motion;
    before.current = layout;
  }, [motion, layout]);
}
