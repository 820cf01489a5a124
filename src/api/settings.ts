import { getPublicSettings } from '#src/contract/settings.ts';
import { createMemberQuery } from './createMemberQuery';

/** The bounds that the provider enforces, in dollars. */
export const limitsQuery = createMemberQuery('limits', getPublicSettings, ({ data }) => data.limits ?? {});
