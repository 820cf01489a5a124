import * as contract from '#src/contract/stages.ts';
import { handler } from '../handler';
import { stages } from '../rules/stages';

export const stageHandlers = { getStages: handler(contract.getStages, () => [...stages]) };
