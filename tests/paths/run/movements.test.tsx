import { testMachines } from '../support/testPlans';

await testMachines('withdrawal', 'donation');
