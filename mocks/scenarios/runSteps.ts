import { toUnits } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import { deposit, recordUncreditedDeposit } from '../operations/deposit';
import type { Store } from '../operations/store';
import { processTransfer } from '../operations/transfer';
import { refundWithdrawal, withdraw } from '../operations/withdrawal';
import { createPrivateKey, createSalt, createWalletAddress, NO_PASSCODE } from '../rules/secrets';
import { getStatusAt, PENDING, PROCESSING } from '../rules/settlement';
import { getStageRule } from '../rules/stages';
import { personas } from '../seed/personas';
import { Random } from '../seed/random';
import type { NewTables } from '../seed/tablesStore';
import { addMember } from '../simulation/addMember';
import type { Population } from '../simulation/population';
import { actUntil } from '../simulation/simulatePopulation';
import { donateFrom } from '../simulation/worldEvents';
import { type Interruptible, scale } from '../slices';
import type { ScenarioStep } from './scenario';
import { tablesPopulation } from './tablesPopulation';

interface StepOptions {
  /** determines keys, codes and addresses */
  readonly seed: number;
  /** milliseconds of provider time */
  readonly at: number;
}

function findMember({ member: members }: NewTables, reference: string): Member {
  const key = personas.find(({ id }) => id === reference)?.identifier;
  const found = members.findLast(({ user_pk, name }) => (key ? user_pk === key : name === reference));
  if (!found) throw new Error(`this world has no ${reference}`);
  return found;
}

function join(population: Population, sponsor: Member, name: string, { seed, at }: StepOptions): void {
  const count = population.countMembers();
  const random = new Random(seed + count);
  const identity = {
    name,
    email: `${name}${count}@example.com`.toLowerCase().replaceAll(' ', '.'),
    user_pk: createPrivateKey(random.below),
    passcode_salt: createSalt(random.below),
    passcode_digest: NO_PASSCODE,
    sponsor_id: sponsor.id,
    joined_at: at,
  };
  addMember(population, identity, { randomInt: random.below });
}

/** A world before it is in a database. */
interface NewWorld {
  readonly tables: NewTables;
  readonly store: Store;
}

function runStep(
  { tables, store }: NewWorld,
  step: Exclude<ScenarioStep, { milliseconds: number }>,
  options: StepOptions,
): void {
  const { seed, at } = options;
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
    case 'donate': {
      // With another seed a year may have taken the member to a stage whose minimum is higher.
      const minimum = toUnits(getStageRule(member.stage).minimum_donation);
      const random = new Random(seed + tables.transaction.length);
      donateFrom(store, member.id, Math.max(toUnits(step.dollars), minimum), { random, at });
      break;
    }
    case 'withdraw':
      withdraw(store, money(step.dollars));
      break;
    case 'transfer': {
      const receiverId = findMember(tables, step.to).id;
      processTransfer(store, { senderId: member.id, receiverId, amount: toUnits(step.dollars), at });
      break;
    }
    case 'rejectWithdrawals':
      for (const row of tables.transaction.findPending()) {
        const isOpen = [PENDING, PROCESSING].includes(getStatusAt(row, at));
        if (row.type === 'Withdrawal' && row.member_id === member.id && isOpen) {
          row.status = refundWithdrawal(store, row, at);
        }
      }
      break;
    case 'join':
      join(tablesPopulation(tables, store), member, step.name, options);
  }
}

/**
 * Runs a scenario's steps on a new world, in place, and returns provider time after them. The same tables, steps, seed
 * and time always give the same world. Throws a DomainError for a step that the provider refuses.
 */
export function* runSteps(
  world: NewWorld,
  steps: readonly ScenarioStep[],
  { seed, at }: StepOptions,
): Interruptible<number> {
  let now = at;
  for (const [index, step] of steps.entries()) {
    if (!('milliseconds' in step)) {
      runStep(world, step, { seed, at: now });
      continue;
    }
    const from = now;
    now += step.milliseconds;
    if (step.do === 'wait') continue;
    const act = actUntil(tablesPopulation(world.tables, world.store), { from, until: now, seed });
    yield* scale(act, index / steps.length, (index + 1) / steps.length);
  }
  return now;
}
