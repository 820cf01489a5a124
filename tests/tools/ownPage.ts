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
