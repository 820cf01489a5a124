import * as contract from '#src/contract/stages.ts';
import { stages } from '../rules/stages';
import { handler } from '../server/handler';

export const stageHandlers = { getStages: handler(contract.getStages, () => [...stages]) };
