const GROUPS_OF_THREE = /\B(?=(\d{3})+$)/g;

/** Digits with commas as thousands separators. */
export const groupThousands = (digits: string): string => digits.replace(GROUPS_OF_THREE, ',');

/** A whole number as `12,345`. Without Intl, whose first use takes more than ten milliseconds during the first paint. */
export const formatCount = (count: number): string => groupThousands(String(count));

/** A number of things: `1 row`, `12,345 rows`. */
export const countOf = (count: number, one: string, more = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : more}`;

/** Tenths of a percent, to the nearest; but what is more than nothing is not told as none, nor less than the whole as all. */
export function toPermille(part: bigint, whole: bigint): number {
  if (part < 0n) return -toPermille(-part, whole);
  if (part === 0n || whole <= 0n) return 0;
  const nearest = Number((part * 2000n + whole) / (2n * whole));
  return Math.max(1, part < whole ? Math.min(999, nearest) : nearest);
}
