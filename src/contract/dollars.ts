import * as z from 'zod/mini';
import { isInDollars } from './currency';
import { isRecord } from './json';
import { openExtendedJson, readAs, stringOrNumber, toNumber } from './scalars';

/** Up to here five decimals of a dollar are exact in a JSON number. */
const MAX_DOLLARS = 20_000_000_000;

/** Names of the number of decimals that a whole number stands for. */
export const SCALE_NAMES = ['scale', 'decimals', 'exponent', 'precision'];

/** As Google writes money. Of what is zero it leaves out the name. */
const MONEY_NAMES = ['currency_code', 'units', 'nanos'];

const UNITS_AND_NANOS = /^\["?(-?)(\d+)"?,"?(-?)(\d{1,9})"?\]$/;

function joinUnits({ units = 0, nanos = 0 }: Readonly<Record<string, unknown>>): number | undefined {
  const [, sign, whole, otherSign, fraction] = UNITS_AND_NANOS.exec(JSON.stringify([units, nanos])) ?? [];
  return fraction === undefined || Number(units) * Number(nanos) < 0
    ? undefined
    : toNumber(`${sign || otherSign}${whole}.${fraction.padStart(9, '0')}`);
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const findAmount = (value: unknown): number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? toAmount(value) : undefined;

/**
 * The number of an object with its currency. One without decimals may be of cents, and is where another number of decimals
 * is given.
 */
function openMoney(given: unknown): unknown {
  const opened = openExtendedJson(given);
  // What a database writes is grouped nowhere.
  if (opened !== given) return typeof opened === 'string' ? toNumber(opened) : opened;
  if (!isRecord(given)) return given;
  const isJoined = Object.keys(given).every((name) => MONEY_NAMES.includes(name));
  if (isJoined && isInDollars(given)) return joinUnits(given);
  const [said, ...others] = [given.value, given.amount].map(openExtendedJson).filter(isGiven);
  const isOther = others.some((other) => findAmount(other) !== findAmount(said));
  if (isOther || !isInDollars(given)) return undefined;
  const scales = SCALE_NAMES.map((name) => given[name]).filter(Boolean);
  const decimals = /[.,](\d+)$/.exec(String(said))?.[1]?.length;
  const hasScale = scales.some((scale) => Number(scale) === decimals);
  const withDecimals = scales.length > 0 && !hasScale ? /\.\d*[1-9]|^0$/ : /\.|^0$/;
  return withDecimals.test(String(said)) ? said : undefined;
}

/** As thousands are grouped by points, this is a thousand times of what it is otherwise. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2}\.\d\d0$/;
const GROUPED_BY_POINTS = /^([+-]?\d{1,3}(?:\.\d{3})+),(\d+)$/;

/** Currency signs are left out. */
function toAmount(value: string | number): number | undefined {
  if (typeof value === 'number') return toNumber(value);
  const written = value
    .trim()
    .replace(/^([+-]?)(?:US ?\$|USD|\$) ?(?=[\d.])/i, '$1')
    .replace(/(\d) ?(?:USD[TC]?|\$)$/i, '$1');
  if (AMBIGUOUS.test(written)) return undefined;
  const [, grouped, decimals] = GROUPED_BY_POINTS.exec(written) ?? [];
  return toNumber(grouped === undefined ? written : `${grouped.replaceAll('.', '')}.${decimals}`);
}

/** An amount of dollars. */
// assumed: amounts travel as JSON numbers of dollars or as texts of digits, with at most five decimals, as "$12.50", or with decimals in an object with the currency USD; a text as 1.250 may be 1,250 and is not read, nor is an amount beside which another currency stands
export const dollars = z.pipe(
  z.pipe(
    z.transform<string | number, unknown>(openMoney),
    z.pipe(stringOrNumber, readAs(toAmount, 'must be a number')),
  ),
  z.number().check(z.gte(-MAX_DOLLARS), z.lte(MAX_DOLLARS)),
);
