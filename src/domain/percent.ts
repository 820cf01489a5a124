import { MINUS } from './money';

/** Tenths of a percent as `12.5%`, a negative share as `−12.5%`. */
export const formatPercent = (permille: number): string =>
  `${permille < 0 ? MINUS : ''}${(Math.abs(permille) / 10).toFixed(1)}%`;
