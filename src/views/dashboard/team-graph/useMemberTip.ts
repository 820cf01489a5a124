import { type FocusEvent, type PointerEvent, useRef } from 'react';
import type { GraphLayout } from './graphDatum';
import type { Tip } from './MemberTip';
import type { View } from './viewport';

/** One listener for all members: the tip shows on hover and on focus, and goes when the view moves. */
export function useMemberTip(layout: GraphLayout, width: number, view: () => View) {
  const tip = useRef<Tip>(null);
  const shownFor = useRef<string | null>(null);

  const hideTip = () => {
    if (shownFor.current === null) return;
    shownFor.current = null;
    tip.current?.hide();
  };
  const showTip = ({ target }: { readonly target: EventTarget }) => {
    const item = target instanceof Element ? target.closest('[data-member]') : null;
    const id = item?.getAttribute('data-member') ?? null;
    if (id === shownFor.current) return;
    const place = id === null ? undefined : layout.places.get(id);
    if (!place) return hideTip();
    shownFor.current = id;
    tip.current?.show(place, view(), width);
  };

  return {
    tip,
    hideTip,
    /** again, once the view rests */
    showTipOfFocus: () => {
      const focused = document.activeElement;
      if (focused?.matches('[data-member]:focus-visible')) showTip({ target: focused });
    },
    tipHandlers: {
      onPointerOver: (event: PointerEvent) => {
        if (event.buttons === 0) showTip(event);
      },
      onPointerLeave: hideTip,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) showTip(event);
      },
      onBlur: hideTip,
    },
  };
}
