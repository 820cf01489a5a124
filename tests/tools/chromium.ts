import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from './findChromium';

const succeeds = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** The command that runs others as root without a prompt; undefined where there is none. */
function findRootCommand(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return ['env'];
  return succeeds('sudo', '-n', 'true') ? ['sudo', '-n', 'env'] : undefined;
}

/** The first line of a program's output with an error, else its first line. */
function getReason({ stdout, stderr, error }: SpawnSyncReturns<string>): string {
  const lines = `${stderr}\n${stdout}\n${error?.message ?? ''}`.split('\n').map((line) => line.trim());
  return lines.find((line) => /\b(error|failed)\b/i.test(line)) ?? lines.find((line) => line !== '') ?? '';
}

const findAptRoot = (): readonly string[] | undefined =>
  process.platform === 'linux' && succeeds('apt-get', '--version') ? findRootCommand() : undefined;

/** Installs a package of Debian. Ubuntu has no Chromium, or one that only refers to a snap. */
function installWithApt(root: readonly string[], name: string): boolean {
  const [command = 'env', ...before] = root;
  const apt = (...args: string[]) =>
    succeeds(command, ...before, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args);
  return apt('update') && apt('install', '--yes', '--no-install-recommends', name);
}

/** The font that recorded plans were played with: by its widths labels and tabs have room, or not. */
function ensureFont(): void {
  const root = findAptRoot();
  if (existsSync('/usr/share/fonts/truetype/liberation') || !root) return;
  console.log(
    installWithApt(root, 'fonts-liberation')
      ? "Font: installed Debian's package fonts-liberation"
      : 'Font: Liberation Sans could not be installed. Plans record what has room in its widths.',
  );
}

/** Installs a Chromium; returns how. Throws with the reason where none could be installed. */
function install(): string {
  const root = findAptRoot();
  for (const name of root ? ['chromium-headless-shell', 'chromium'] : []) {
    const installed = root && installWithApt(root, name) && findChromium();
    if (installed) return `installed Debian's package ${name} (${installed})`;
  }
  const cli = 'node_modules/playwright/cli.js';
  const outcome = spawnSync(process.execPath, [cli, 'install', 'chromium'], { encoding: 'utf8' });
  // Its system libraries come from apt-get; without root they may be installed already.
  if (root) succeeds(process.execPath, cli, 'install-deps', 'chromium');
  if (outcome.status === 0 && existsSync(chromium.executablePath())) {
    return `installed Playwright's own (${chromium.executablePath()})`;
  }
  throw new Error(
    `none found, and none could be installed (${getReason(outcome)}). Set CHROMIUM to the path of one.`,
  );
}

/** Finds or installs a Chromium; returns which one in words. */
function ensureChromium(): string {
  const found = findChromium();
  if (found) return process.env.CHROMIUM ? `${found} (from CHROMIUM)` : found;
  return existsSync(chromium.executablePath())
    ? `Playwright's own (${chromium.executablePath()})`
    : install();
}

ensureFont();
// Printed only: the tests that need a browser will fail, and the others still run.
try {
  console.log(`Chromium: ${ensureChromium()}`);
} catch (error) {
  console.log(`Chromium: ${error instanceof Error ? error.message : String(error)}`);
}
