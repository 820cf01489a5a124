import { toUnits } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import { deposit, recordUncreditedDeposit } from '../operations/deposit';
import { donate } from '../operations/donation';
import { createMember, logRegistration } from '../operations/registration';
import { processTransfer } from '../operations/transfer';
import { refundWithdrawal, withdraw } from '../operations/withdrawal';
import { MatrixPlacement } from '../rules/matrix';
import {
  createPrivateKey,
  createReferralCode,
  createSalt,
  createWalletAddress,
  NO_PASSCODE,
} from '../rules/secrets';
import { getStatusAt, PENDING, PROCESSING } from '../rules/settlement';
import { personas } from '../seed/personas';
import { Random } from '../seed/random';
import { type SeedTables, tablesStore } from '../seed/tablesStore';
import type { ScenarioStep } from './scenario';

interface StepOptions {
  /** determines keys, codes and addresses */
  readonly seed: number;
  /** milliseconds of provider time */
  readonly at: number;
}

function findMember({ member: members }: SeedTables, reference: string): Member {
  const key = personas.find(({ id }) => id === reference)?.identifier;
  const found = members.findLast(({ user_pk, name }) => (key ? user_pk === key : name === reference));
  if (!found) throw new Error(`this world has no ${reference}`);
  return found;
}

function join(tables: SeedTables, sponsor: Member, name: string, { seed, at }: StepOptions): void {
  const random = new Random(seed + tables.member.length);
  const store = tablesStore(tables);
  const placement = new MatrixPlacement((id) =>
    tables.member.filter(({ parent_id }) => parent_id === id).map((child) => child.id),
  );
  const identity = {
    id: store.nextId('member'),
    name,
    email: `${name}${tables.member.length}@example.com`.toLowerCase().replaceAll(' ', '.'),
    user_pk: createPrivateKey(random.below),
    passcode_salt: createSalt(random.below),
    passcode_digest: NO_PASSCODE,
    referral_code: createReferralCode(random.below),
    sponsor_id: sponsor.id,
    joined_at: at,
  };
  const member = createMember(identity, placement.findOpen(sponsor.id));
  tables.member.push(member);
  logRegistration(store, member);
}

function runStep(
  tables: SeedTables,
  step: Exclude<ScenarioStep, { do: 'wait' }>,
  options: StepOptions,
): void {
  const { seed, at } = options;
  const store = tablesStore(tables);
  const member = findMember(tables, step.member);
  const walletAddress =
    member.wallet_address ?? createWalletAddress(new Random(seed + tables.transaction.length).below);
  const money = (dollars: number) => ({ memberId: member.id, amount: toUnits(dollars), walletAddress, at });
  switch (step.do) {
    case 'deposit':
      deposit(store, money(step.dollars));
      break;
    case 'announceDeposit':
      recordUncreditedDeposit(store, money(step.dollars), PENDING);
      break;
    case 'donate':
      donate(store, money(step.dollars));
      break;
    case 'withdraw':
      withdraw(store, money(step.dollars));
      break;
    case 'transfer': {
      const receiverId = findMember(tables, step.to).id;
      processTransfer(store, { senderId: member.id, receiverId, amount: toUnits(step.dollars), at });
      break;
    }
    case 'rejectWithdrawals':
      for (const row of tables.transaction) {
        const isOpen = [PENDING, PROCESSING].includes(getStatusAt(row, at));
        if (row.type === 'Withdrawal' && row.member_id === member.id && isOpen) {
          row.status = refundWithdrawal(store, row, at);
        }
      }
      break;
    case 'join':
      join(tables, member, step.name, options);
  }
}

/**
 * Runs a scenario's steps on a new world, in place, and returns provider time after them. The same tables, steps, seed
 * and time always give the same world. Throws a DomainError for a step that the provider refuses.
 */
export function runSteps(
  tables: SeedTables,
  steps: readonly ScenarioStep[],
  { seed, at }: StepOptions,
): number {
  let now = at;
  for (const step of steps) {
    if (step.do === 'wait') now += step.milliseconds;
    else runStep(tables, step, { seed, at: now });
  }
  return now;
}
