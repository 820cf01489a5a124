/** View tests with a page of their own, because they replace modules or leave an app running. All others share one. */
export const OWN_PAGE = [
  'tests/views/dashboard/withoutIdempotencyKey.test.tsx',
  'tests/views/demo/player.test.tsx',
  'tests/views/demo/recorder.test.tsx',
  'tests/views/demo/testers.test.tsx',
  'tests/views/demo/tours.test.tsx',
  'tests/views/error-screens.test.tsx',
  'tests/views/missing-part.test.tsx',
];

/** They look at the built folders, so they run after the builds. */
export const BUILDS = ['tests/builds.test.ts', 'tests/deploy/*.test.ts'];

/** It plays in browsers of its own. */
export const PLANS = 'tests/paths/run/plans.test.ts';

/**
 * They start commands and servers, or fill one world after the other: longer than the quick loop may take, so
 * `npm run check` leaves them to `npm test`.
 */
export const INTEGRATION = [
  'tests/contract/*.test.ts',
  'tests/domain/earningsTrend.test.ts',
  'tests/domain/statement.test.ts',
  'tests/mocks/database/indexed.test.ts',
  'tests/mocks/server/idempotency.test.ts',
  'tests/mocks/node.test.ts',
  'tests/mocks/operations.test.ts',
  'tests/mocks/scenarios/*.test.ts',
  'tests/mocks/seed/buildWorld.test.ts',
  'tests/mocks/simulation/timeControls.test.ts',
  'tests/mocks/world/worldControls.test.ts',
  'tests/openApi/*.test.ts',
  'tests/paths/commands.test.ts',
  'tests/paths/mutate/allMutants.test.ts',
  'tests/paths/package.test.ts',
  'tests/paths/readme.test.ts',
  'tests/providerCheck/*.test.ts',
  'tests/tools/apiProxy.test.ts',
  'tests/tools/arguments.test.ts',
];
