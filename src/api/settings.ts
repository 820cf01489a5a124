import { getPublicSettings } from '#src/contract/settings.ts';
import { createMemberQuery } from './createMemberQuery';

/** The bounds that the provider enforces, in dollars, where the wallet data has none. */
export const limitsQuery = createMemberQuery('limits', getPublicSettings, ({ data }) => data.limits ?? {});
