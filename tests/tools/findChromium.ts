import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * What Playwright switches off, since the last list of a command line replaces the others, and at the end the popups of
 * the address bar: each page would load them unseen, which takes half a second of a processor.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Needed by a headless Chromium in a container, as root or without a graphics card. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];

/** The first, which Playwright uses by itself, shows no window and takes a quarter less of a processor. */
const LINUX_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const LINUX_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const WINDOWS_NAMES = ['Chromium/Application/chrome.exe', 'Google/Chrome/Application/chrome.exe'];

function getUsualPaths(): string[] {
  if (process.platform === 'darwin') return MAC_PATHS;
  if (process.platform === 'win32') {
    const { PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86, LOCALAPPDATA } = process.env;
    return [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => WINDOWS_NAMES.map((name) => path.join(folder, name)));
  }
  return LINUX_FOLDERS.flatMap((folder) => LINUX_NAMES.map((name) => path.posix.join(folder, name)));
}

/** False for the placeholders of some distributions. Not checked on Windows, where it would open a window. */
const canRun = (executable: string): boolean =>
  process.platform === 'win32' || spawnSync(executable, ['--version'], { timeout: 20_000 }).status === 0;

/** The path in the environment variable CHROMIUM, else one of the system's usual paths. Throws when CHROMIUM names no file. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`);
    return named;
  }
  return getUsualPaths().find((candidate) => existsSync(candidate) && canRun(candidate));
}
