import { thaw } from '../../../machines/paths/frozen';
import depositWallet from '../../../machines/paths/frozen/depositWallet.json';
import session from '../../../machines/paths/frozen/session.json';
import transfer from '../../../machines/paths/frozen/transfer.json';
import type { Plan } from '../../../machines/paths/plan';
import { readFrozen } from '../../../machines/paths/readFrozen';

/** The frozen plans of the three machines: what the machines were when somebody last agreed to them. */
export const frozenPlans: readonly Plan[] = [session, transfer, depositWallet].flatMap((file) =>
  thaw(readFrozen(file)),
);
