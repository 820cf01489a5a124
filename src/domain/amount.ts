import { DECIMALS, formatUnits, type Money, toUnits } from './money';

/** Why a typed text is not an amount. */
export type AmountProblem = 'missing' | 'notANumber' | 'tooManyDecimals' | 'notPositive' | 'tooLarge';

export type ParsedAmount = { readonly amount: Money } | { readonly problem: AmountProblem };

const SHAPE = /^([+-])?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/;
const STARTS_WITH_POINT = /^([+-])?\.\d/;
/** Below ten thousand million dollars, as the contract requires. */
const MAX_WHOLE_DIGITS = 10;

/**
 * Parses an amount of dollars as people type it: `25`, `25.5`, `.5`, `1,250.00001`, spaces around. Never rounds: an
 * amount that cannot be represented exactly is a problem.
 */
export function parseAmount(typed: string): ParsedAmount {
  const text = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replace(STARTS_WITH_POINT, (start) => start.replace('.', '0.'));
  if (text === '') return { problem: 'missing' };
  const match = SHAPE.exec(text);
  if (!match) return { problem: 'notANumber' };
  const [, sign, grouped = '', fraction = ''] = match;
  if (sign === '-') return { problem: 'notPositive' };
  const decimals = fraction.replace(/0+$/, '');
  if (decimals.length > DECIMALS) return { problem: 'tooManyDecimals' };
  const whole = grouped.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (whole.length > MAX_WHOLE_DIGITS) return { problem: 'tooLarge' };
  const amount = toUnits(Number(`${whole}.${decimals || '0'}`));
  return amount === 0 ? { problem: 'notPositive' } : { amount };
}

/** An amount above zero as people type it, `1,250.00001`: `parseAmount` returns the same amount. */
export const formatAmount = (amount: Money): string => formatUnits(amount).replace('$', '');
