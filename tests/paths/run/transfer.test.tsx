import { testMachines } from '../support/testPlans';

await testMachines('transfer');
