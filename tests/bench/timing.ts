/** Sorted copy; the middle and the 95th percentile are read off it. */
const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

const at = (values: readonly number[], portion: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * portion))] ?? Number.NaN;

export const median = (values: readonly number[]): number => at(values, 0.5);
export const p95 = (values: readonly number[]): number => at(values, 0.95);

/** Milliseconds that a piece of work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
