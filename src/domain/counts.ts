const GROUPS_OF_THREE = /\B(?=(\d{3})+$)/g;

/** Digits with commas as thousands separators. */
export const groupThousands = (digits: string): string => digits.replace(GROUPS_OF_THREE, ',');

/**
 * A whole number as `12,345`. Without Intl, whose first use takes more than ten milliseconds during the first paint.
 */
export const formatCount = (count: number): string => groupThousands(String(count));
