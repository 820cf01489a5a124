/** One step of `npm test`: a script of an installed package, run by the same Node. */
export interface PipelineStep {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  /** the runner that reports its number of tests; a step without one counts as a single test */
  readonly runner?: 'vitest' | 'playwright';
  /** part of the quick check */
  readonly quick?: boolean;
}

const TSC = 'typescript/bin/tsc';
const BIOME = '@biomejs/biome/bin/biome';
const TSX = 'tsx/dist/cli.mjs';
const VITE = 'vite/bin/vite.js';
const VITEST = 'vitest/vitest.mjs';
const PLAYWRIGHT = '@playwright/test/cli.js';

const vitest = (project: string) =>
  ({ script: VITEST, args: ['run', '--project', project], runner: 'vitest' }) as const;

/** In the order of execution: the fastest first, and the builds before their tests. */
export const pipeline: readonly PipelineStep[] = [
  { name: 'types', script: TSC, args: ['--project', '.'], quick: true },
  { name: 'lint', script: BIOME, args: ['lint', '--error-on-warnings'], quick: true },
  { name: 'format', script: BIOME, args: ['ci', '--linter-enabled=false'], quick: true },
  { name: 'paths', script: TSX, args: ['machines/models/cli.ts', 'check'], quick: true },
  { name: 'unit', ...vitest('unit'), quick: true },
  { name: 'browser', ...vitest('browser') },
  { name: 'provider build', script: VITE, args: ['build', '--logLevel', 'warn'] },
  { name: 'demo build', script: VITE, args: ['build', '--mode', 'demo', '--logLevel', 'warn'] },
  { name: 'builds', ...vitest('builds') },
  {
    name: 'end to end',
    script: PLAYWRIGHT,
    args: ['test', '--config', 'tests/e2e/playwright.config.ts'],
    runner: 'playwright',
  },
];
