import { spawnSync } from 'node:child_process';

/** The first of these programs that can be run. */
export const findProgram = (...names: readonly string[]): string | undefined =>
  names.find((name) => spawnSync(name, ['--help'], { stdio: 'ignore', timeout: 20_000 }).error === undefined);
