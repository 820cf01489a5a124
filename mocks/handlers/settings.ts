import * as contract from '#src/contract/settings.ts';
import { MIN_WITHDRAWAL } from '../rules/limits';
import { handler } from '../server/handler';

export const settingsHandlers = {
  getPublicSettings: handler(contract.getPublicSettings, () => ({
    data: { limits: { min_withdrawal: MIN_WITHDRAWAL } },
  })),
};
