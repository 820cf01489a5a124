import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs `vite build`. In a process of its own: this one runs sources for development, and a build would take that over. */
export function buildApp(...options: readonly string[]): void {
  const { NODE_ENV: _, ...env } = process.env;
  const args = ['node_modules/vite/bin/vite.js', 'build', ...options, '--logLevel', 'warn'];
  execFileSync(process.execPath, args, { env, stdio: 'inherit' });
}

/** Builds a page of the benchmarks, as the app is built, and gives its folder. */
export function buildPage(page: 'pageFloor' | 'teamGraph' | 'teamTable'): string {
  const folder = path.resolve('dist/bench', page);
  buildApp(`tests/bench/${page}`, '--config', 'tests/bench/vite.config.ts', '--outDir', folder);
  return folder;
}
