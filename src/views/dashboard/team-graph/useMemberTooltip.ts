import { type FocusEvent, type PointerEvent, useRef } from 'react';
import type { GraphLayout } from './graphLayout';
import type { TooltipHandle } from './MemberTooltip';
import type { Viewport } from './viewport';

/** One listener for all members: shows the tooltip on hover and focus, and hides it when the view moves. */
export function useMemberTooltip(layout: GraphLayout, width: number, view: () => Viewport) {
  const tooltip = useRef<TooltipHandle>(null);
  const shownFor = useRef<string | null>(null);

  /** Whether there was one. */
  const hideTooltip = (): boolean => {
    if (shownFor.current === null) return false;
    shownFor.current = null;
    tooltip.current?.hide();
    return true;
  };
  const showTooltip = ({ target }: { readonly target: EventTarget }) => {
    const item = target instanceof Element ? target.closest('[data-member]') : null;
    const id = item?.getAttribute('data-member') ?? null;
    if (id === shownFor.current) return;
    const node = id === null ? undefined : layout.nodesByKey.get(id);
    if (!node) return void hideTooltip();
    shownFor.current = id;
    tooltip.current?.show(node, view(), width);
  };

  return {
    tooltip,
    hideTooltip,
    /** shows it again after the view has moved */
    showTooltipOfFocused: () => {
      const focused = document.activeElement;
      if (focused?.matches('[data-member]:focus-visible')) showTooltip({ target: focused });
    },
    tooltipHandlers: {
      onPointerOver: (event: PointerEvent) => {
        if (event.buttons === 0) showTooltip(event);
      },
      onPointerLeave: hideTooltip,
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) showTooltip(event);
      },
      onBlur: hideTooltip,
    },
  };
}
