import { loadScenarios } from '#machines/models/loadBaselinePlans.ts';
import { testPlans } from '../support/testPlans';

testPlans('scenario', await loadScenarios());
