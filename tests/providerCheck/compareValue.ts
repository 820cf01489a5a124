import type * as z from 'zod/mini';
import { dollars } from '#src/contract/dollars.ts';
import { moment } from '#src/contract/moment.ts';
import { status, statusCode, type } from '#src/contract/vocabulary.ts';
import { depositWallet } from '#src/contract/wallet.ts';
import { DECIMALS, UNITS_PER_DOLLAR } from '#src/domain/money.ts';
import { getTransactionStatus } from '#src/domain/transactionStatus.ts';
import { findAssumption, findScalarAssumption } from './contractAssumptions';
import type { Finding } from './finding';

/** A unit is the smallest amount. The difference that a binary fraction makes is far below this share of it. */
const MAX_UNIT_ERROR = 0.01;
const hasMoreDecimals = (amount: number): boolean =>
  Math.abs(amount * UNITS_PER_DOLLAR - Math.round(amount * UNITS_PER_DOLLAR)) > MAX_UNIT_ERROR;

/** What programs write in place of a value that they do not have. */
const NO_VALUES: readonly unknown[] = ['null', 'undefined', 'NaN', '[object Object]'];
/** What a decoder puts in place of bytes that are no UTF-8. */
const REPLACEMENT = '\uFFFD';

/** Clocks differ by less. */
const MAX_CLOCK_DIFFERENCE_MS = 10 * 60 * 1000;
/** In seconds. A shorter time that is given in milliseconds is longer than this. */
const MAX_EXPIRES_IN = 7 * 24 * 3600;

/** A word that the app does not have in its list is read as it is, in any case. */
const isUnknownWord = (schema: z.ZodMiniType, value: unknown): boolean =>
  schema.safeParse(String(value).toUpperCase()).data !== schema.safeParse(String(value).toLowerCase()).data;

type Difference = Pick<Finding, 'kind' | 'text'>;

/** What is wrong with a value that the app reads as `read`; `schema` is its kind, inside of what makes it optional. */
export function compareValue(
  value: unknown,
  read: unknown,
  outer: z.ZodMiniType,
  schema: unknown,
): Difference[] {
  const breaks = (text: string): Difference[] => [{ kind: 'breaks', text }];
  const fallsBack = (text: string): Difference => ({ kind: 'falls back', text });
  if (typeof value === 'string' && NO_VALUES.includes(value))
    return breaks(`is the text “${value}”, which is no value`);
  if (typeof value === 'string' && value.includes(REPLACEMENT))
    return breaks('holds bytes that are no UTF-8');
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return breaks('is a number past 2^53, whose last digits are lost');
  if (schema === statusCode && getTransactionStatus(Number(read)) === undefined)
    return breaks('is none of the four codes, and is shown as blank');
  if (schema === moment && Date.parse(String(read)) > Date.now() + MAX_CLOCK_DIFFERENCE_MS)
    return breaks('is in the future, as a local time without its offset may be');

  const differences: Difference[] = [];
  if (read !== value) differences.push(fallsBack(findScalarAssumption(read, outer, schema)));
  if (schema === dollars && hasMoreDecimals(Number(read)))
    differences.push(...breaks(`has more than ${DECIMALS} decimals, and is shown rounded`));
  for (const words of [status, type])
    if (schema === words && isUnknownWord(words, value))
      differences.push(fallsBack(findScalarAssumption(read, words)));
  if (outer === depositWallet.shape.expires_in && Number(read) > MAX_EXPIRES_IN)
    differences.push(fallsBack(findAssumption('depositWallet', 'expires_in')));
  return differences;
}
