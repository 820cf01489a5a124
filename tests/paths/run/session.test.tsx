import { testMachines } from '../support/testPlans';

await testMachines('session', 'depositWallet');
