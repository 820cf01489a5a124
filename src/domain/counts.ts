const GROUPS_OF_THREE = /\B(?=(\d{3})+$)/g;

/** Digits with a comma before every third, from the end. */
export const groupThousands = (digits: string): string => digits.replace(GROUPS_OF_THREE, ',');

/**
 * A whole number as `12,345`. By hand, as amounts are: the first use of the browser's own number formats costs more
 * than ten milliseconds, in the middle of a first paint.
 */
export const formatCount = (count: number): string => groupThousands(String(count));
