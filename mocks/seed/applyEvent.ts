import { HOUR_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import { deposit, recordUncreditedDeposit } from '../operations/deposit';
import { donate } from '../operations/donation';
import type { Store } from '../operations/store';
import { processTransfer } from '../operations/transfer';
import { refundWithdrawal, withdraw } from '../operations/withdrawal';
import { balanceAccount, depositAccount } from '../rules/ledger';
import {
  DEPOSIT_CREDITED_AFTER_MS,
  MIN_WITHDRAWAL_UNITS,
  WITHDRAWAL_COMPLETED_AFTER_MS,
} from '../rules/limits';
import { createWalletAddress } from '../rules/secrets';
import { COMPLETED, PENDING, REJECTED } from '../rules/settlement';
import { pickMoment } from './humanTime';
import type { Random } from './random';
import type { SeedEvent } from './seedEvent';

const CENT = toUnits(0.01);
const TEN_DOLLARS = toUnits(10);

export interface SeedContext {
  readonly store: Store;
  readonly members: readonly Member[];
  readonly random: Random;
  /** milliseconds of provider time */
  readonly now: number;
}

/** Runs the provider's own operations for one event. Skips withdrawals and transfers that are not covered. */
export function applyEvent(event: SeedEvent, { store, members, random, now }: SeedContext): void {
  const member = members[event.member];
  if (!member) throw new RangeError(`there is no member at ${event.member}`);
  const { at } = event;
  const memberId = member.id;
  const drawAddress = () => createWalletAddress(random.below);
  switch (event.kind) {
    case 'deposit':
      deposit(store, { memberId, amount: event.amount, walletAddress: drawAddress(), at });
      return;
    case 'uncreditedDeposit': {
      const status = now - at < DEPOSIT_CREDITED_AFTER_MS ? PENDING : REJECTED;
      const announced = { memberId, amount: event.amount, walletAddress: drawAddress(), at };
      recordUncreditedDeposit(store, announced, status);
      return;
    }
    case 'donate': {
      const missing = event.amount - store.getUnits(depositAccount(memberId));
      if (missing > 0) {
        const amount = (Math.ceil(missing / TEN_DOLLARS) + random.below(3)) * TEN_DOLLARS;
        const earliest = Math.max(member.joined_at, at - 20 * HOUR_MS);
        const paidAt = pickMoment(earliest, Math.max(earliest, at - 5 * MINUTE_MS), random);
        deposit(store, { memberId, amount, walletAddress: drawAddress(), at: paidAt });
      }
      donate(store, { memberId, amount: event.amount, at });
      return;
    }
    case 'withdraw': {
      const available = store.getUnits(balanceAccount(memberId));
      const portion = Math.floor((available * event.percent) / 100 / CENT) * CENT;
      const amount = Math.min(Math.max(portion, MIN_WITHDRAWAL_UNITS), available);
      if (amount < MIN_WITHDRAWAL_UNITS) return;
      const address = member.wallet_address ?? drawAddress();
      const isCompleted = now - at >= WITHDRAWAL_COMPLETED_AFTER_MS;
      const status = event.rejected ? REJECTED : isCompleted ? COMPLETED : PENDING;
      const transaction = withdraw(store, { memberId, amount, walletAddress: address, at }, status);
      if (event.rejected) {
        refundWithdrawal(store, transaction, Math.min(now, at + random.between(20, 300) * MINUTE_MS));
      }
      return;
    }
    case 'transfer': {
      const receiver = members[event.recipient];
      if (!receiver) throw new RangeError(`there is no member at ${event.recipient}`);
      if (event.amount > store.getUnits(depositAccount(memberId))) return;
      processTransfer(store, { senderId: memberId, receiverId: receiver.id, amount: event.amount, at });
    }
  }
}
