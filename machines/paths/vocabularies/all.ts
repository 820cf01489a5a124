import type { Vocabulary } from '../vocabulary';
import { depositWallet } from './depositWallet';
import { session } from './session';
import { transfer } from './transfer';

/** What a tester says of each machine, by the machine's id. */
export const vocabularies: Readonly<Record<'session' | 'transfer' | 'depositWallet', Vocabulary>> = {
  session,
  transfer,
  depositWallet,
};
