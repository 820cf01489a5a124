import type { TestModel } from './builders';
import { depositWallet } from './depositWallet.model';
import { donation, withdrawal } from './moneyMovement.model';
import { session } from './session.model';
import { transfer } from './transfer.model';

type LoadFile = () => Promise<{ readonly default: unknown }>;

/**
 * A test model with the baseline of its plans and what their steps cause, which `paths:run -- --record` writes. Loaded on
 * demand: the files are long.
 */
interface RegisteredModel extends TestModel {
  readonly loadBaseline: LoadFile;
  readonly loadEffects: LoadFile;
}

/** Every machine with path tests, by its id. One entry here is all that player, tests and commands need. */
const registry = {
  session: {
    ...session,
    loadBaseline: () => import('./baselines/session.json'),
    loadEffects: () => import('./effects/session.json'),
  },
  transfer: {
    ...transfer,
    loadBaseline: () => import('./baselines/transfer.json'),
    loadEffects: () => import('./effects/transfer.json'),
  },
  withdrawal: {
    ...withdrawal,
    loadBaseline: () => import('./baselines/withdrawal.json'),
    loadEffects: () => import('./effects/withdrawal.json'),
  },
  donation: {
    ...donation,
    loadBaseline: () => import('./baselines/donation.json'),
    loadEffects: () => import('./effects/donation.json'),
  },
  depositWallet: {
    ...depositWallet,
    loadBaseline: () => import('./baselines/depositWallet.json'),
    loadEffects: () => import('./effects/depositWallet.json'),
  },
} satisfies Readonly<Record<string, RegisteredModel>>;

export type MachineId = keyof typeof registry;

export const testModels: Readonly<Record<MachineId, RegisteredModel>> = registry;
