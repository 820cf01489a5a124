import { getPublicSettings } from '#src/contract/settings.ts';
import { handler } from '../handler';
import { MIN_WITHDRAWAL } from '../rules/limits';

export const settingsHandlers = {
  getPublicSettings: handler(getPublicSettings, () => ({
    data: { limits: { min_withdrawal: MIN_WITHDRAWAL } },
  })),
};
