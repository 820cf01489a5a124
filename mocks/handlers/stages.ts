import { getStages } from '#src/contract/stages.ts';
import { handler } from '../handler';
import { stages } from '../rules/stages';

export const stageHandlers = { getStages: handler(getStages, () => [...stages]) };
