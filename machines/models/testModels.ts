import type { TestModel } from './builders';
import { depositWallet } from './depositWallet.model';
import { donation, withdrawal } from './moneyMovement.model';
import { session } from './session.model';
import { transfer } from './transfer.model';

/** A test model with the baseline of its plans, which is loaded on demand: the file is long. */
interface RegisteredModel extends TestModel {
  readonly loadBaseline: () => Promise<{ readonly default: unknown }>;
}

/** Every machine with path tests, by its id. One entry here is all that player, tests and commands need. */
const registry = {
  session: {
    ...session,
    loadBaseline: () => import('./baselines/session.json'),
  },
  transfer: {
    ...transfer,
    loadBaseline: () => import('./baselines/transfer.json'),
  },
  withdrawal: {
    ...withdrawal,
    loadBaseline: () => import('./baselines/withdrawal.json'),
  },
  donation: {
    ...donation,
    loadBaseline: () => import('./baselines/donation.json'),
  },
  depositWallet: {
    ...depositWallet,
    loadBaseline: () => import('./baselines/depositWallet.json'),
  },
} satisfies Readonly<Record<string, RegisteredModel>>;

export type MachineId = keyof typeof registry;

export const testModels: Readonly<Record<MachineId, RegisteredModel>> = registry;
