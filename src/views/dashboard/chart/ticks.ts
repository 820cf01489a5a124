const STEPS = [1, 2, 2.5, 5, 10];
const COUNT = 4;

/**
 * Whole, round values from zero to at least `max`, in equal steps: about four, or zero alone. For the
 * lines and labels of an axis.
 */
export function getTicks(max: number): readonly number[] {
  if (max <= 0) return [0];
  const least = Math.max(1, max / COUNT);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = STEPS.map((factor) => factor * power).find((one) => one >= least && Number.isInteger(one));
  const size = step ?? 10 * power;
  return Array.from({ length: Math.max(1, Math.ceil(max / size)) + 1 }, (_, index) => index * size);
}
