import { useEffect, useRef, useState } from 'react';

const DURATION_MS = 900;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** A whole number that counts up to a higher one, where motion is not reduced; any other change is shown at once. */
export function useCountUp(target: number | undefined): number | undefined {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    from.current = target;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (target === undefined || start === undefined || target <= start || isStill) return setShown(target);
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, now - began) / DURATION_MS);
      setShown(Math.round(start + (target - start) * easeOut(part)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
