import { getStages } from '#src/contract/stages.ts';
import { endpoint } from '../endpoint';
import { stages } from '../rules/stages';

export const getStagesEndpoint = endpoint(getStages, () => [...stages]);
