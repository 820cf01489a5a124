import { formatAmount } from '#src/domain/amount.ts';
import { toUnits } from '#src/domain/money.ts';

interface MovementSnapshot {
  readonly hasTag: (tag: 'confirming') => boolean;
  readonly context: { readonly intent: { readonly draft: { readonly amount: number } } | null };
}

/** What the form is filled in with when the member comes back to a confirmation: its amount, else nothing. */
export const getConfirmedAmount = (state: MovementSnapshot): string =>
  state.hasTag('confirming') && state.context.intent
    ? formatAmount(toUnits(state.context.intent.draft.amount))
    : '';
