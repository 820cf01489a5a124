import { CANVAS_HEIGHT, type Viewport } from './viewport';

const easeInOutCubic = (elapsed: number) =>
  elapsed < 0.5 ? 4 * elapsed ** 3 : 1 - (2 - 2 * elapsed) ** 3 / 2;
/** Of longer distances only the last part is animated. */
const MAX_ANIMATED_SCREENS = 3;

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Animates a view, without animation under reduced motion. Returns a function that stops it. */
export function animateViewport(
  from: Viewport,
  to: Viewport,
  milliseconds: number,
  width: number,
  show: (view: Viewport) => void,
): () => void {
  if (milliseconds === 0 || prefersReducedMotion() || document.hidden) {
    show(to);
    return () => undefined;
  }
  const distance = Math.max(Math.abs(to.x - from.x) / width, Math.abs(to.y - from.y) / CANVAS_HEIGHT);
  const skipped =
    from.k === to.k && distance > MAX_ANIMATED_SCREENS ? 1 - MAX_ANIMATED_SCREENS / distance : 0;
  const startedAt = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const elapsed = Math.min(1, Math.max(0, (now - startedAt) / milliseconds));
    const progress = skipped + (1 - skipped) * easeInOutCubic(elapsed);
    const interpolate = (a: number, b: number) => (progress === 1 ? b : a + (b - a) * progress);
    show({ x: interpolate(from.x, to.x), y: interpolate(from.y, to.y), k: interpolate(from.k, to.k) });
    if (elapsed < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
