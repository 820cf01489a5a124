import { HEIGHT, type View } from './viewport';

const eased = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);
/** Of a longer way only the last part is shown: what flies past cannot be made out. */
const LONGEST = 3;

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves a view over some milliseconds, at once under reduced motion. Returns a function that stops it where it is. */
export function animateView(
  from: View,
  to: View,
  milliseconds: number,
  width: number,
  show: (view: View) => void,
): () => void {
  if (milliseconds === 0 || prefersReducedMotion() || document.hidden) {
    show(to);
    return () => undefined;
  }
  const far = Math.max(Math.abs(to.x - from.x) / width, Math.abs(to.y - from.y) / HEIGHT);
  const skipped = from.k === to.k && far > LONGEST ? 1 - LONGEST / far : 0;
  const began = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - began) / milliseconds));
    const way = skipped + (1 - skipped) * eased(part);
    const between = (a: number, b: number) => (way === 1 ? b : a + (b - a) * way);
    show({ x: between(from.x, to.x), y: between(from.y, to.y), k: between(from.k, to.k) });
    if (part < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
