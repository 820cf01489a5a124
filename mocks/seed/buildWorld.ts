import { toUnits } from '#src/domain/money.ts';
import type { Tables } from '../database/models';
import { deposit, noteDeposit } from '../operations/deposit';
import { donate } from '../operations/donation';
import { log, type Store } from '../operations/store';
import { transfer } from '../operations/transfer';
import { refundWithdrawal, requestWithdrawal } from '../operations/withdrawal';
import { balanceAccount, depositAccount } from '../rules/ledger';
import { MIN_WITHDRAWAL_UNITS, WITHDRAWAL_SETTLED } from '../rules/limits';
import { newWalletAddress } from '../rules/secrets';
import { COMPLETED, PENDING, REJECTED } from '../rules/settlement';
import type { Event } from './event';
import { planEvents } from './events';
import { buildMembers } from './members';
import { LEAST_MEMBERS, personaIndex } from './personas';
import { Random } from './random';
import { emptyTables, tablesStore } from './tablesStore';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Without a donation for so long, a seeded member counts as inactive. */
const INACTIVE_AFTER = 180 * DAY;
const CENT = toUnits(0.01);
const TEN_DOLLARS = toUnits(10);

/** What makes a world: the same three give the same world, row by row. */
export interface WorldPlan {
  readonly seed: number;
  /** at least 10; the default is 1,000 */
  readonly members?: number;
  /** milliseconds since 1970: the present of the world, which its past leads up to */
  readonly now: number;
}

/** Plays one event of the past with the provider's own operations. */
function play(event: Event, store: Store, tables: Tables, random: Random, now: number): void {
  const member = tables.member[event.member];
  if (!member) throw new RangeError(`there is no member at ${event.member}`);
  const { at } = event;
  const memberId = member.id;
  const walletAddress = newWalletAddress(random.below);
  switch (event.kind) {
    case 'deposit':
      deposit(store, { memberId, amount: event.amount, walletAddress, at });
      return;
    case 'noteDeposit': {
      const status = now - at < 2 * DAY ? PENDING : REJECTED;
      noteDeposit(store, { memberId, amount: event.amount, walletAddress, at }, status);
      return;
    }
    case 'donate': {
      const missing = event.amount - store.units(depositAccount(memberId));
      if (missing > 0) {
        const amount = Math.ceil(missing / TEN_DOLLARS) * TEN_DOLLARS + random.below(3) * TEN_DOLLARS;
        const paidAt = Math.max(member.joined_at, at - random.between(1, 20) * HOUR);
        deposit(store, { memberId, amount, walletAddress, at: paidAt });
      }
      donate(store, { memberId, amount: event.amount, at });
      return;
    }
    case 'withdraw': {
      const available = store.units(balanceAccount(memberId));
      const portion = Math.floor((available * event.portion) / 100 / CENT) * CENT;
      const amount = Math.min(Math.max(portion, MIN_WITHDRAWAL_UNITS), available);
      if (amount < MIN_WITHDRAWAL_UNITS) return;
      const to = member.wallet_address ?? walletAddress;
      const transaction = requestWithdrawal(store, { memberId, amount, walletAddress: to, at });
      if (event.rejected) transaction.status = refundWithdrawal(store, transaction, at + HOUR);
      else if (now - at >= WITHDRAWAL_SETTLED) transaction.status = COMPLETED;
      return;
    }
    case 'transfer': {
      const recipient = tables.member[event.recipient];
      const covered = event.amount <= store.units(depositAccount(memberId));
      if (!recipient || !covered) return;
      transfer(store, { senderId: memberId, recipientId: recipient.id, amount: event.amount, at });
    }
  }
}

function logArrivals(tables: Tables, store: Store): void {
  for (const member of tables.member) {
    const at = member.joined_at;
    log(store, { memberId: member.id, type: 'Account', description: 'Joined', amount: null, at });
    if (member.sponsor_id === null) continue;
    const description = `${member.name} joined with your referral code`;
    log(store, { memberId: member.sponsor_id, type: 'Referral', description, amount: null, at });
  }
}

function putToSleep(tables: Tables, now: number, random: Random): void {
  const lastDonation = new Map(tables.donation.map((donation) => [donation.member_id, donation.created_at]));
  const inactive = personaIndex('inactive', tables.member.length);
  const leader = personaIndex('leader', tables.member.length);
  tables.member.forEach((member, index) => {
    const since = now - (lastDonation.get(member.id) ?? now);
    if (index !== leader && (index === inactive || (since > INACTIVE_AFTER && random.chance(0.7)))) {
      member.status = 'inactive';
    }
  });
}

/** A whole world out of one number: members, their network and a year of their money. */
export function buildWorld({ seed, members = 1000, now }: WorldPlan): Tables {
  if (!Number.isSafeInteger(members) || members < LEAST_MEMBERS) {
    throw new RangeError(`a world needs at least ${LEAST_MEMBERS} members`);
  }
  const random = new Random(seed);
  const tables = emptyTables();
  tables.member = buildMembers(members, now, random);
  const store = tablesStore(tables);
  logArrivals(tables, store);
  for (const event of planEvents(tables.member, now, random)) play(event, store, tables, random, now);
  putToSleep(tables, now, random);
  return tables;
}
