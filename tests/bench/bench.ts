import path from 'node:path';
import { runnerImport } from 'vite';
import { namePools } from '#mocks/seed/namePools.plugin.ts';

/** Through vite, which the provider's build-time modules need. `npm run bench -- seeding` prints one part only. */
const { module } = await runnerImport<typeof import('./report')>(path.resolve('tests/bench/report.ts'), {
  plugins: [namePools()],
  logLevel: 'warn',
});
await module.report(process.argv.slice(2));
