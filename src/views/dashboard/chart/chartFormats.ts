import { UNITS_PER_DOLLAR } from '#src/domain/money.ts';

const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  // By default WebKit writes `$8.0`.
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
  maximumSignificantDigits: 3,
  roundingPriority: 'lessPrecision',
});
/** Five decimals at most, as amounts have. */
const cents = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 2,
});
const roughDollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
  maximumSignificantDigits: 2,
  roundingPriority: 'morePrecision',
});
const counts = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Units of 0.00001 dollars in short, rounded: `$1.2K`, `$115`, `$0.25`. */
export const formatShortMoney = (units: number): string =>
  (units < UNITS_PER_DOLLAR ? cents : dollars).format(units / UNITS_PER_DOLLAR);

/** The same in at most two digits or whole ones: `$1.2K`, `$12K`, `$146`. */
export const formatRoughMoney = (units: number): string =>
  (units < UNITS_PER_DOLLAR ? cents : roughDollars).format(units / UNITS_PER_DOLLAR);

/** A number in short: `1.2K`. */
export const formatShortCount = (count: number): string => counts.format(count);
