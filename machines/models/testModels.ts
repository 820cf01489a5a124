import type { TestModel } from '../paths/testModel';
import { depositWallet } from './depositWallet.model';
import { session } from './session.model';
import { transfer } from './transfer.model';

/** What a tester says of each machine, by the machine's id. */
export const testModels: Readonly<Record<'session' | 'transfer' | 'depositWallet', TestModel>> = {
  session,
  transfer,
  depositWallet,
};
