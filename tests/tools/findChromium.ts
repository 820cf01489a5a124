import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What a headless Chromium needs in a container, as root or without a graphics card; harmless elsewhere. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const LINUX_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const LINUX_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const MAC_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const WINDOWS_NAMES = ['Chromium/Application/chrome.exe', 'Google/Chrome/Application/chrome.exe'];

function usualPlaces(): string[] {
  if (process.platform === 'darwin') return MAC_PLACES;
  if (process.platform === 'win32') {
    const { PROGRAMFILES, 'PROGRAMFILES(X86)': PROGRAMFILES_X86, LOCALAPPDATA } = process.env;
    return [PROGRAMFILES, PROGRAMFILES_X86, LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => WINDOWS_NAMES.map((name) => path.join(folder, name)));
  }
  return LINUX_FOLDERS.flatMap((folder) => LINUX_NAMES.map((name) => path.posix.join(folder, name)));
}

/** Some distributions put a placeholder there that only tells what to install. Asking Windows would open a window. */
const answers = (executable: string): boolean =>
  process.platform === 'win32' || spawnSync(executable, ['--version'], { timeout: 20_000 }).status === 0;

/** The path of the environment's CHROMIUM, else of one in the system's usual places. Throws when CHROMIUM leads nowhere. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, and there is no such file.`);
    return named;
  }
  return usualPlaces().find((place) => existsSync(place) && answers(place));
}
