import { formatUnits, type Money } from '#src/domain/money.ts';

/** The provider's bounds of an amount; undefined while they are not known. A minimum of zero is none. */
export interface AmountBounds {
  readonly minimum?: Money | undefined;
  readonly available?: Money | undefined;
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

interface AmountHint {
  readonly text: string;
  readonly tone: 'plain' | 'warning';
}

const plain = (text: string | undefined): AmountHint | undefined =>
  text === undefined ? undefined : { text, tone: 'plain' };
const warning = (text: string | undefined): AmountHint | undefined =>
  text === undefined ? undefined : { text, tone: 'warning' };

/** Whether no part of a balance can be moved; undefined while that is not known. */
export function isTooLittle({ minimum, available }: AmountBounds): boolean | undefined {
  if (available === undefined) return undefined;
  if (available <= 0) return true;
  return minimum === undefined ? undefined : available < minimum;
}

function getInitialHint(bounds: AmountBounds, messages: HintMessages) {
  const { minimum, available } = bounds;
  if (available !== undefined && available <= 0) return plain(messages.nothing);
  if (!minimum) return undefined;
  return plain((isTooLittle(bounds) ? messages.tooLittle : messages.atLeast)?.(formatUnits(minimum)));
}

/**
 * What the typed amount would lead to, to help with typing: the provider decides. `amount` is undefined where no
 * amount is typed. The minimum is checked first: it rules an amount out whatever the balance.
 */
export function getAmountHint(amount: Money | undefined, bounds: AmountBounds, messages: HintMessages) {
  const { minimum, available } = bounds;
  if (amount === undefined) return getInitialHint(bounds, messages);
  if (minimum !== undefined && amount < minimum)
    return warning(messages.belowMinimum?.(formatUnits(minimum)));
  if (available === undefined) return plain(messages.unknown?.(formatUnits(amount)));
  const left = available - amount;
  return left < 0
    ? warning(messages.aboveAvailable(formatUnits(-left), formatUnits(available)))
    : plain(messages.remaining(formatUnits(amount), formatUnits(left)));
}
