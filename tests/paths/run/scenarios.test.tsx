import { afterAll, test } from 'vitest';
import { options, preparePlans } from '../support/preparePlans';

const { rows, run, finish } = await preparePlans('scenario');

test.for(rows)('%s: %s', options, run);

afterAll(finish);
