import { afterAll, describe, test } from 'vitest';
import { isOneChosen, options, preparePlans } from '../support/preparePlans';

const { rows, run, models, checkTransitions, checkCoverage, finish } = await preparePlans(
  'transfer',
  'withdrawal',
  'donation',
);

test.for(rows)('%s: %s', options, run);

describe.skipIf(isOneChosen)('the baselines', () => {
  test.for(models)('take every transition of %s in the browser', checkTransitions);
  test.for(models)(
    'of %s cover every case in every state and each guard in both results, in at most 20 steps',
    checkCoverage,
  );
});

afterAll(finish);
