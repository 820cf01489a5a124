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

/** The line of a program's output that most likely says why it failed. */
function reasonOf({ stdout, stderr, error }: SpawnSyncReturns<string>): string {
  const lines = `${stderr}\n${stdout}\n${error?.message ?? ''}`.split('\n').map((line) => line.trim());
  return lines.find((line) => /\b(error|failed)\b/i.test(line)) ?? lines.find((line) => line !== '') ?? '';
}

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
  const cli = 'node_modules/playwright/cli.js';
  const outcome = spawnSync(process.execPath, [cli, 'install', 'chromium'], { encoding: 'utf8' });
  // The libraries that it needs come through apt-get; without root they may be there all the same.
  if (root) succeeds(process.execPath, cli, 'install-deps', 'chromium');
  if (outcome.status === 0 && existsSync(chromium.executablePath())) {
    return `let Playwright install its own (${chromium.executablePath()})`;
  }
  throw new Error(
    `none found and none could be installed (${reasonOf(outcome)}). Set CHROMIUM to the path of one.`,
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
