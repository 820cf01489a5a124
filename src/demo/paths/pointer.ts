import type { Point } from '#machines/paths/web/webDriver.ts';

/** Between two positions of a pointer that is moved. */
const MOVES = 4;
/** That of the mouse, which a page may capture at any time. */
const POINTER_ID = 1;

/** Of an element, from its left top, or where it is negative from its right bottom. */
function toWindow(element: Element, { x, y }: Point): Point {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { x: x < 0 ? right + x : left + x, y: y < 0 ? bottom + y : top + y };
}

/** Whoever presses a point sees what comes to rest there first. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/**
 * A mouse over the page: whatever lies on top at a point gets the events. Unlike those of user-event they have a `view`, which
 * D3 needs.
 */
export function createPointer() {
  let below: Element | undefined;

  const dispatch = (target: Element, types: readonly string[], at: Point, init: PointerEventInit = {}) => {
    const shared = { bubbles: true, cancelable: true, view: window, clientX: at.x, clientY: at.y, ...init };
    for (const type of types) {
      const isPointers = type.startsWith('pointer');
      const event = isPointers
        ? new PointerEvent(type, { pointerId: POINTER_ID, pointerType: 'mouse', isPrimary: true, ...shared })
        : new MouseEvent(type, shared);
      target.dispatchEvent(event);
    }
  };
  const move = (element: Element, point: Point, buttons = 0) => {
    const at = toWindow(element, point);
    const target = document.elementFromPoint(at.x, at.y);
    if (!target) throw new Error(`The window ends before ${at.x}, ${at.y}.`);
    if (target !== below) {
      if (below?.isConnected)
        dispatch(below, ['pointerout', 'mouseout'], at, { buttons, relatedTarget: target });
      dispatch(target, ['pointerover', 'mouseover'], at, { buttons, relatedTarget: below ?? null });
      below = target;
    }
    dispatch(target, ['pointermove', 'mousemove'], at, { buttons });
    return { target, at };
  };
  return {
    moveTo: (element: Element, at: Point): void => void move(element, at),
    /** Presses at one point, and lets go at another. */
    drag(element: Element, from: Point, to: Point): void {
      endAnimations();
      const pressed = move(element, from);
      dispatch(pressed.target, ['pointerdown', 'mousedown'], pressed.at, { buttons: 1, detail: 1 });
      const isMoved = from.x !== to.x || from.y !== to.y;
      for (let count = 1; isMoved && count <= MOVES; count++) {
        const part = count / MOVES;
        move(element, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 1);
      }
      const left = toWindow(element, to);
      const target = document.elementFromPoint(left.x, left.y) ?? pressed.target;
      dispatch(target, ['pointerup', 'mouseup'], left, { detail: 1 });
      // What both have in common is clicked.
      let common: Element | null = pressed.target;
      while (common && !common.contains(target)) common = common.parentElement;
      if (common) dispatch(common, ['click'], left, { detail: 1 });
    },
    /** Puts fingers down on what lies on top, moves them together from point to point, and lifts them. */
    swipe(element: Element, fingers: readonly (readonly Point[])[]): void {
      // Not in Safari and Firefox on a computer.
      if (typeof TouchEvent === 'undefined') throw new Error('This browser has no touch events.');
      const paths = fingers.map((points) => points.map((point) => toWindow(element, point)));
      const start = paths[0]?.[0] ?? toWindow(element, { x: 0, y: 0 });
      // In a window that ends before the point nothing lies on top.
      const target = document.elementFromPoint(start.x, start.y) ?? element;
      const dispatchTouch = (type: string, index: number, isLifted = false) => {
        const changedTouches = paths.flatMap((points, identifier) => {
          // One that has no further point rests.
          const at = points.at(index) ?? points.at(-1);
          return at ? [new Touch({ identifier, target, clientX: at.x, clientY: at.y })] : [];
        });
        const touches = isLifted ? [] : changedTouches;
        const shared = { bubbles: true, cancelable: true, view: window };
        return target.dispatchEvent(
          new TouchEvent(type, { ...shared, changedTouches, touches, targetTouches: touches }),
        );
      };
      const steps = Math.max(...paths.map(({ length }) => length));
      for (let index = 0; index < steps; index++)
        dispatchTouch(index === 0 ? 'touchstart' : 'touchmove', index);
      const isUnprevented = dispatchTouch('touchend', -1, true);
      if (isUnprevented && steps === 1 && paths.length === 1)
        dispatch(target, ['mousedown', 'mouseup', 'click'], start, { detail: 1 });
    },
    wheel(element: Element, deltaY: number, ctrlKey: boolean): void {
      const { width, height } = element.getBoundingClientRect();
      const { target, at } = move(element, { x: width / 2, y: height / 2 });
      const place = { clientX: at.x, clientY: at.y, view: window };
      target.dispatchEvent(
        new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, ctrlKey, ...place }),
      );
    },
  };
}
