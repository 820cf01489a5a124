import { type TouchEvent, useRef } from 'react';

/** Where a finger was put down, in pixels of the window, and what its movement turned out to move. */
interface Gesture {
  readonly x: number;
  readonly y: number;
  moves?: 'page' | 'tree';
}

/**
 * One finger on the tree: up or down it scrolls the page, sideways it moves the tree. The library would take either, and
 * so hold a reader of the page where the tree fills a phone's screen. Two fingers are the library's.
 */
export function useOneFinger() {
  const gesture = useRef<Gesture | null>(null);
  const onTouchStartCapture = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    gesture.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const onTouchMoveCapture = (event: TouchEvent) => {
    const finger = event.touches[0];
    const { current } = gesture;
    if (!finger || !current) return;
    const [across, down] = [Math.abs(finger.clientX - current.x), Math.abs(finger.clientY - current.y)];
    current.moves ??= down > across ? 'page' : 'tree';
    // The library would prevent the scrolling.
    if (current.moves === 'page') event.stopPropagation();
  };
  return { onTouchStartCapture, onTouchMoveCapture };
}
