import { UNITS_PER_DOLLAR } from '#src/domain/money.ts';
import { formatRoughMoney, formatShortCount, formatShortMoney } from './chartFormats';

type Format = (value: number) => string;

const EXACT_DIGITS = [4, 5, 6, 7];

/** Created when it is first used, which takes time: the totals of most charts differ in short. */
function createExactFormat(maximumSignificantDigits: number, options: Intl.NumberFormatOptions): Format {
  let exact: Intl.NumberFormat | undefined;
  return (value) => {
    exact ??= new Intl.NumberFormat('en', { ...options, notation: 'compact', maximumSignificantDigits });
    return exact.format(value);
  };
}

const exactDollars = EXACT_DIGITS.map((digits) =>
  createExactFormat(digits, { style: 'currency', currency: 'USD', minimumFractionDigits: 0 }),
);

/** Ways to write amounts at bars, in the order of preference: short ones, then ones that tell similar amounts apart. */
export const barMoneyFormats: readonly Format[] = [
  formatShortMoney,
  formatRoughMoney,
  ...exactDollars.map(
    (format): Format =>
      (units) =>
        format(units / UNITS_PER_DOLLAR),
  ),
];

/** As for amounts. */
export const barCountFormats: readonly Format[] = [
  formatShortCount,
  ...EXACT_DIGITS.map((digits) => createExactFormat(digits, {})),
];

/** Whether unequal totals read unequal; bars of nothing are not labelled. */
function isTellingApart(format: Format, totals: readonly number[]): boolean {
  const distinct = [...new Set(totals.filter((total) => total > 0))];
  return new Set(distinct.map(format)).size === distinct.length;
}

/** The first way to write the totals of bars that fits above each and tells unequal ones apart, if there is one. */
export const chooseBarFormat = (
  formats: readonly Format[],
  totals: readonly number[],
  isFitting: (label: string) => boolean,
): Format | undefined =>
  formats.find(
    (format) => totals.every((total) => isFitting(format(total))) && isTellingApart(format, totals),
  );
