/** A command of an installed package, run by the current Node. */
export interface PipelineStep {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  /** the test runner, whose report has the count; a step without one counts as a single test */
  readonly runner?: 'vitest' | 'playwright';
  /** part of `npm run check` */
  readonly quick?: boolean;
  /** runs at the same time as the step before it */
  readonly isBeside?: boolean;
}

const TSC = 'typescript/bin/tsc';
const BIOME = '@biomejs/biome/bin/biome';
const TSX = 'tsx/dist/cli.mjs';
const KNIP = 'knip/bin/knip.js';
const VITE = 'vite/bin/vite.js';
const VITEST = 'vitest/vitest.mjs';
const PLAYWRIGHT = '@playwright/test/cli.js';

const vitest = (project: string) =>
  ({ script: VITEST, args: ['run', '--project', project], runner: 'vitest' }) as const;

/**
 * In the order of running: the cheapest first, and the builds before the tests that read them. Steps that do not keep all
 * processors busy run at the same time.
 */
export const pipeline: readonly PipelineStep[] = [
  { name: 'types', script: TSC, args: ['--project', '.'], quick: true },
  { name: 'lint', script: BIOME, args: ['lint', '--error-on-warnings'], quick: true, isBeside: true },
  { name: 'format', script: BIOME, args: ['ci', '--linter-enabled=false'], quick: true, isBeside: true },
  { name: 'dead code', script: KNIP, args: ['--no-progress'], quick: true, isBeside: true },
  { name: 'paths', script: TSX, args: ['machines/models/cli.ts', 'check'], quick: true, isBeside: true },
  { name: 'provider build', script: VITE, args: ['build', '--logLevel', 'warn'], isBeside: true },
  {
    name: 'demo build',
    script: VITE,
    args: ['build', '--mode', 'demo', '--logLevel', 'warn'],
    isBeside: true,
  },
  { name: 'unit', ...vitest('unit'), quick: true },
  { name: 'integration', ...vitest('integration') },
  { name: 'plans', ...vitest('plans') },
  { name: 'builds', ...vitest('builds'), isBeside: true },
  { name: 'browser', ...vitest('browser*') },
  {
    name: 'end to end',
    script: PLAYWRIGHT,
    args: ['test', '--config', 'tests/e2e/playwright.config.ts'],
    runner: 'playwright',
  },
];
