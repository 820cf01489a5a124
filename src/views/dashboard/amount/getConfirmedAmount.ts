import { formatAmount } from '#src/domain/amount.ts';
import { toUnits } from '#src/domain/money.ts';

interface MovementSnapshot {
  readonly hasTag: (tag: 'confirming') => boolean;
  readonly context: { readonly intent: { readonly draft: { readonly amount: number } } | null };
}

/** The amount that the form holds when the member comes back to a confirmation; undefined where there is none. */
export const getConfirmedAmount = (state: MovementSnapshot): string | undefined =>
  state.hasTag('confirming') && state.context.intent
    ? formatAmount(toUnits(state.context.intent.draft.amount))
    : undefined;
