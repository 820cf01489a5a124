import { UNITS_PER_DOLLAR } from '#src/domain/money.ts';

const UNITS_PER_CENT = UNITS_PER_DOLLAR / 100;
const MAX_WITH_CENTS = 100 * UNITS_PER_DOLLAR;

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
const cents = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
/** Five decimals at most, as amounts have. */
const partsOfCents = new Intl.NumberFormat('en', {
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
const wholeDollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const counts = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** Below one dollar, exact where that is whole cents; undefined from one dollar on. */
function formatCents(units: number): string | undefined {
  if (units <= 0 || units >= UNITS_PER_DOLLAR) return undefined;
  return (units % UNITS_PER_CENT === 0 ? cents : partsOfCents).format(units / UNITS_PER_DOLLAR);
}

/** Units of 0.00001 dollars in short, rounded: `$1.2K`, `$115`, `$67.50`, `$0.25`. */
export function formatShortMoney(units: number): string {
  const hasCents =
    units < MAX_WITH_CENTS && Math.round(units / UNITS_PER_CENT) % (UNITS_PER_DOLLAR / UNITS_PER_CENT) !== 0;
  return formatCents(units) ?? (hasCents ? cents : dollars).format(units / UNITS_PER_DOLLAR);
}

/** The same in whole dollars, or at most two digits of thousands: `$1.2K`, `$12K`, `$146`. */
export const formatRoughMoney = (units: number): string =>
  formatCents(units) ??
  (units < 1000 * UNITS_PER_DOLLAR ? wholeDollars : roughDollars).format(units / UNITS_PER_DOLLAR);

/** A number in short: `1.2K`. */
export const formatShortCount = (count: number): string => counts.format(count);
