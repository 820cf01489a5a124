import { groupThousands } from './counts';

/**
 * An exact amount of money, in integer units of 0.00001 dollars. Dollars arrive as JSON numbers with at most five
 * decimals; every sum and product is taken in units, so that no float is ever added to another.
 */
export type Money = number;

/** Decimals of a dollar that are stored and shown (R9.2). */
export const DECIMALS = 5;

export const UNITS_PER_DOLLAR = 10 ** DECIMALS;

/** Up to here every amount of five decimals converts from a JSON number to units and back without loss. */
const MAX_UNITS = 2e15;

/**
 * Dollars to units: exact for an amount with at most five decimals, the nearest unit for a derived figure that a
 * provider computed in floats. Throws a RangeError for NaN, infinities and amounts past twenty thousand million dollars.
 */
export function toUnits(dollars: number): Money {
  const units = Math.round(dollars * UNITS_PER_DOLLAR);
  if (!(Math.abs(units) <= MAX_UNITS)) throw new RangeError(`${dollars} is not an amount of dollars`);
  return Object.is(units, -0) ? 0 : units;
}

/** `toUnits` of a figure that a provider may leave out. */
export const toOptionalUnits = (dollars: number | undefined): Money | undefined =>
  dollars === undefined ? undefined : toUnits(dollars);

/** Of a balance, which may have more decimals than can be sent: no more than there is, in units. */
export function toAvailableUnits(dollars: number | undefined): Money | undefined {
  if (dollars === undefined) return undefined;
  const units = toUnits(dollars);
  return units / UNITS_PER_DOLLAR > dollars ? units - 1 : units;
}

/** Units to the dollars that travel as a JSON number. Throws a RangeError for a part of a unit. */
export function toDollars(units: Money): number {
  if (!Number.isSafeInteger(units)) throw new RangeError(`${units} is not a whole number of units`);
  return units / UNITS_PER_DOLLAR;
}

/** An amount without its sign. */
export const absolute = (units: bigint): bigint => (units < 0n ? -units : units);

/** Typography's sign: as wide as the plus, and no line breaks after it. */
export const MINUS = '\u2212';

/** Units as `$1,234.50000`; a negative amount has its sign before the dollar sign: `−$1,234.50000`. */
export function formatUnits(units: Money | bigint): string {
  const whole = BigInt(units);
  const digits = absolute(whole)
    .toString()
    .padStart(DECIMALS + 1, '0');
  const dollars = groupThousands(digits.slice(0, -DECIMALS));
  return `${whole < 0n ? MINUS : ''}$${dollars}.${digits.slice(-DECIMALS)}`;
}

/** An amount or a share as programs read it, with the ASCII minus alone: `-1234.50000`, `-3.4%`. */
export const toPlainFigure = (text: string): string => text.replace(/[$,+]/g, '').replace(MINUS, '-');

/** Dollars as `$1,234.50000`. */
export const formatDollars = (dollars: number): string => formatUnits(toUnits(dollars));

/** Whether money comes to the member or leaves. */
export type Direction = 'in' | 'out';

/** Units that leave, above zero: some providers write what leaves as an amount below it (D741). */
export const toOutgoingUnits = (dollars: number): number => Math.abs(toUnits(dollars));

/** What the amounts of rows come to. */
export const sumUnits = (
  rows: readonly { readonly amount: number }[],
  convert: (dollars: number) => Money = toUnits,
): Money => rows.reduce((sum, { amount }) => sum + convert(amount), 0);

const SIGNS: Readonly<Record<Direction, string>> = { in: '+', out: MINUS };

/** `+$1,234.50000` or `−$1,234.50000`; zero, and an amount that has its own sign, are as they are. */
export const formatSigned = (units: Money | bigint, direction: Direction | undefined): string =>
  `${direction && units > 0 ? SIGNS[direction] : ''}${formatUnits(units)}`;
