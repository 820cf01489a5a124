import { afterAll, expect, test } from 'vitest';
import { isOneChosen, options, preparePlans } from '../support/preparePlans';

const { rows, run, finish } = await preparePlans('scenario');

test.for(rows)('%s: %s', options, run);

// A file without a test would fail, where a plan of a machine is chosen.
test.skipIf(isOneChosen)('there are scenarios', () => expect(rows).not.toEqual([]));

afterAll(finish);
