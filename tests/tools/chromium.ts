import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from './findChromium';

const succeeds = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** How to run a command as root without being asked anything; undefined where that is not possible. */
function asRoot(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return ['env'];
  return succeeds('sudo', '-n', 'true') ? ['sudo', '-n', 'env'] : undefined;
}

const lastLine = ({ stdout, stderr, error }: SpawnSyncReturns<string>): string =>
  `${stdout ?? ''}\n${stderr ?? ''}\n${error?.message ?? ''}`.trim().split('\n').at(-1)?.trim() ?? '';

/** Debian's own package; not Ubuntu's, which has no such package or one that only points at a snap. */
function installWithApt(root: readonly string[]): boolean {
  const [command = 'env', ...before] = root;
  const apt = (...args: string[]) =>
    succeeds(command, ...before, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args);
  return apt('update') && apt('install', '--yes', '--no-install-recommends', 'chromium');
}

function install(): string {
  const root = process.platform === 'linux' && succeeds('apt-get', '--version') ? asRoot() : undefined;
  if (root && installWithApt(root)) {
    const installed = findChromium();
    if (installed) return `installed Debian's package chromium (${installed})`;
  }
  // Playwright fetches the libraries of its Chromium through apt-get too.
  const args = ['playwright', 'install', ...(root ? ['--with-deps'] : []), 'chromium'];
  const outcome = spawnSync('npx', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (outcome.status === 0 && existsSync(chromium.executablePath())) {
    return `let Playwright install its own (${chromium.executablePath()})`;
  }
  throw new Error(
    `none found and none could be installed (${lastLine(outcome)}). Set CHROMIUM to the path of one.`,
  );
}

function obtain(): string {
  const found = findChromium();
  if (found) return process.env.CHROMIUM ? `${found}, as CHROMIUM says` : found;
  return existsSync(chromium.executablePath())
    ? `Playwright's own (${chromium.executablePath()})`
    : install();
}

// A failure is told, and leaves it to the browser's tests to fail: the others still have something to say.
try {
  console.log(`Chromium: ${obtain()}`);
} catch (error) {
  console.log(`Chromium: ${error instanceof Error ? error.message : String(error)}`);
}
