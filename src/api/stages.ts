import { getStages } from '#src/contract/stages.ts';
import { createMemberQuery } from './createMemberQuery';

/** The stages' definitions. They rarely change, but a donation's minimum depends on them: refetched like the rest. */
export const stagesQuery = createMemberQuery('stages', getStages, (stages) => stages);
