import depositWallet from '#machines/models/baselines/depositWallet.json';
import session from '#machines/models/baselines/session.json';
import transfer from '#machines/models/baselines/transfer.json';
import { fromBaseline } from '#machines/paths/baseline.ts';
import { parseBaseline } from '#machines/paths/baselineSchema.ts';
import type { Plan } from '#machines/paths/plan.ts';

/** The frozen plans of the three machines: what the machines were when somebody last agreed to them. */
export const frozenPlans: readonly Plan[] = [session, transfer, depositWallet].flatMap((file) =>
  fromBaseline(parseBaseline(file)),
);
