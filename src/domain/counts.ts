const GROUPS_OF_THREE = /\B(?=(\d{3})+$)/g;

/**
 * A whole number as `12,345`. By hand, as amounts are: the first use of the browser's own number formats costs more
 * than ten milliseconds, in the middle of a first paint.
 */
export const formatCount = (count: number): string => String(count).replace(GROUPS_OF_THREE, ',');
