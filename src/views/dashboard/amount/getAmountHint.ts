import { formatUnits, type Money } from '#src/domain/money.ts';
import type { amountHint } from '#src/messages/amount.ts';

/** The provider's bounds of an amount; undefined while they are not known. A minimum of zero is none. */
export interface AmountBounds {
  readonly minimum?: Money | undefined;
  readonly available?: Money | undefined;
}

/** A screen's own sentences. */
export type HintMessages = ReturnType<typeof amountHint>;

interface AmountHint {
  readonly text: string;
  readonly tone: 'plain' | 'warning';
}

const plain = (text: string): AmountHint => ({ text, tone: 'plain' });
const warning = (text: string): AmountHint => ({ text, tone: 'warning' });

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
  return plain((isTooLittle(bounds) ? messages.tooLittle : messages.atLeast)(formatUnits(minimum)));
}

/**
 * What the typed amount would lead to, to help with typing: the provider decides. `amount` is undefined where no
 * amount is typed. The minimum is checked first: it rules an amount out whatever the balance.
 */
export function getAmountHint(amount: Money | undefined, bounds: AmountBounds, messages: HintMessages) {
  const { minimum, available } = bounds;
  if (amount === undefined) return getInitialHint(bounds, messages);
  if (minimum !== undefined && amount < minimum) return warning(messages.belowMinimum(formatUnits(minimum)));
  if (available === undefined) return plain(messages.unknown(formatUnits(amount)));
  const left = available - amount;
  return left < 0
    ? warning(messages.aboveAvailable(formatUnits(-left)))
    : plain(messages.remaining(formatUnits(amount), formatUnits(left)));
}
