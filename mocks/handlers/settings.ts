import { getPublicSettings } from '#src/contract/settings.ts';
import { endpoint } from '../endpoint';
import { MIN_WITHDRAWAL } from '../rules/limits';

export const getPublicSettingsEndpoint = endpoint(getPublicSettings, () => ({
  data: { limits: { min_withdrawal: MIN_WITHDRAWAL } },
}));
