import { HOUR_MS, MINUTE_MS } from '#src/domain/durations.ts';
import type { Scenario } from './scenario';

export const rejectedWithdrawal: Scenario = {
  name: 'rejected-withdrawal',
  title: 'A withdrawal rejected and refunded',
  story: 'Lena’s withdrawal of $500 was rejected: the history says so, and the money is back in her balance.',
  world: {},
  steps: [
    { do: 'wait', milliseconds: HOUR_MS },
    { do: 'withdraw', member: 'leader', dollars: 500 },
    { do: 'wait', milliseconds: 25 * MINUTE_MS },
    { do: 'rejectWithdrawals', member: 'leader' },
    { do: 'wait', milliseconds: 5 * MINUTE_MS },
  ],
  persona: 'leader',
  screen: '/dashboard/withdraw',
};
