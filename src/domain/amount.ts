import { DECIMALS, formatUnits, toUnits } from './money';

/** What can be wrong with an amount that somebody types. */
export type AmountProblem = 'missing' | 'notANumber' | 'tooManyDecimals' | 'notPositive' | 'tooLarge';

export interface ExactAmount {
  /** units of 0.00001 dollars */
  readonly units: number;
  /** the same as the number of dollars that travels in a request */
  readonly dollars: number;
}

export type AmountReading = ExactAmount | { readonly problem: AmountProblem };

const SHAPE = /^([+-])?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/;
const STARTS_WITH_POINT = /^([+-])?\.\d/;
/** Below ten thousand million dollars, as the contract asks. */
const MOST_DIGITS = 10;

/**
 * Reads an amount of dollars as people type it: `25`, `25.5`, `.5`, `1,250.00001`, spaces around. Never rounds: what
 * cannot be had exactly is a problem.
 */
export function readAmount(typed: string): AmountReading {
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
  if (whole.length > MOST_DIGITS) return { problem: 'tooLarge' };
  const dollars = Number(`${whole}.${decimals || '0'}`);
  if (dollars === 0) return { problem: 'notPositive' };
  return { units: toUnits(dollars), dollars };
}

/** An amount above zero as people type it, `1,250.00001`: `readAmount` gives the same units back. */
export const amountText = (units: number): string => formatUnits(units).replace('$', '');
