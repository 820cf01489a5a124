import { formatUnits } from '#src/domain/money.ts';
import type { AmountHint } from './AmountField';
import { type AmountBounds, validateAmount } from './validateAmount';

/** A screen's own words; amounts come as `$1,234.50000`. */
export interface HintWording {
  readonly atLeast: (minimum: string) => string;
  readonly nothing: string;
  readonly tooLittle: (minimum: string) => string;
  readonly belowMinimum: (minimum: string) => string;
  readonly aboveAvailable: (missing: string) => string;
  readonly unknown: (amount: string) => string;
  readonly remaining: (amount: string, left: string) => string;
}

const plain = (text: string): AmountHint => ({ text, tone: 'plain' });
const warning = (text: string): AmountHint => ({ text, tone: 'warning' });

/** What stands under the field before anything is typed: what one can do at all. */
function opening({ minimum, available }: AmountBounds, say: HintWording): AmountHint | undefined {
  if (available !== undefined && available <= 0) return plain(say.nothing);
  if (minimum === undefined) return undefined;
  if (available !== undefined && available < minimum) return plain(say.tooLittle(formatUnits(minimum)));
  return plain(say.atLeast(formatUnits(minimum)));
}

/** What would come of the typed amount, in a screen's own words; bounds in units. */
export function amountHint(typed: string, bounds: AmountBounds, say: HintWording): AmountHint | undefined {
  const judgement = validateAmount(typed, bounds);
  switch (judgement.case) {
    case 'none':
      return opening(bounds, say);
    case 'belowMinimum':
      return warning(say.belowMinimum(formatUnits(judgement.minimum)));
    case 'aboveAvailable':
      return warning(say.aboveAvailable(formatUnits(judgement.missing)));
    case 'unknown':
      return plain(say.unknown(formatUnits(judgement.units)));
    case 'remaining':
      return plain(say.remaining(formatUnits(judgement.units), formatUnits(judgement.remaining)));
  }
}
