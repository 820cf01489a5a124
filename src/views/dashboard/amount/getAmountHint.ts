import { formatUnits, type Money } from '#src/domain/money.ts';
import { type AmountBounds, validateAmount } from './validateAmount';

export interface AmountHint {
  readonly text: string;
  readonly tone: 'plain' | 'warning';
}

/** A screen's own sentences; amounts come as `$1,234.50000`. Where one is left out there is no hint. */
export interface HintMessages {
  readonly sending?: string;
  readonly nothing?: string;
  readonly atLeast?: (minimum: string) => string;
  readonly tooLittle?: (minimum: string) => string;
  readonly belowMinimum?: (minimum: string) => string;
  readonly aboveAvailable: (missing: string, available: string) => string;
  readonly unknown?: (amount: string) => string;
  readonly remaining: (amount: string, left: string) => string;
}

const hint = (tone: AmountHint['tone'], text: string | undefined): AmountHint | undefined =>
  text === undefined ? undefined : { text, tone };

/** The hint before an amount is typed. */
function getInitialText({ minimum, available }: AmountBounds, messages: HintMessages): string | undefined {
  if (available !== undefined && available <= 0) return messages.nothing;
  if (minimum === undefined) return undefined;
  const isTooLittle = available !== undefined && available < minimum;
  return (isTooLittle ? messages.tooLittle : messages.atLeast)?.(formatUnits(minimum));
}

/** What the typed amount would lead to; `amount` is undefined where no amount is typed. */
export function getAmountHint(
  amount: Money | undefined,
  bounds: AmountBounds,
  messages: HintMessages,
): AmountHint | undefined {
  if (amount === undefined) return hint('plain', getInitialText(bounds, messages));
  const result = validateAmount(amount, bounds);
  switch (result.case) {
    case 'belowMinimum':
      return hint('warning', messages.belowMinimum?.(formatUnits(result.minimum)));
    case 'aboveAvailable':
      return hint(
        'warning',
        messages.aboveAvailable(formatUnits(result.missing), formatUnits(result.available)),
      );
    case 'unknown':
      return hint('plain', messages.unknown?.(formatUnits(amount)));
    case 'remaining':
      return hint('plain', messages.remaining(formatUnits(amount), formatUnits(result.remaining)));
  }
}
