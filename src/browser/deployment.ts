import { basePath, toOwnName } from '#src/basePath.ts';

/** What is on the host, compared with the version that this page was loaded from. */
type DeployedVersion = 'unchecked' | 'checking' | 'same' | 'new';

const CHECK_TIMEOUT_MS = 5000;
const RELOADED_KEY = toOwnName('reloaded-for-version');
/** This app's page; not that of a network that asks to sign in first, for example. */
const ROOT = /\bid=["']?root\b/;
const MODULE_SCRIPT = /<script\b(?=[^>]*\btype=["']?module)[^>]*\bsrc=["']?([^"'\s>]+)/gi;

const getFileName = (url: string): string => url.replace(/[?#].*$/, '').replace(/^.*\//, '');
const getOwnScripts = (): readonly string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) =>
    getFileName(src),
  );

let version: DeployedVersion = 'unchecked';
/** names the version that was found on the host */
let newVersion: string | undefined;
let checking: Promise<void> = Promise.resolve();
const loadFailures = new WeakSet<object>();
const listeners = new Set<() => void>();

function setVersion(next: DeployedVersion): void {
  version = next;
  for (const listener of listeners) listener();
}

/** The file names of the scripts of the page that the host serves now; none where it serves another page. */
async function fetchDeployedScripts(): Promise<readonly string[]> {
  const response = await fetch(new URL(basePath, document.baseURI), {
    cache: 'no-store',
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  });
  const html = response.ok ? await response.text() : '';
  if (!ROOT.test(html)) return [];
  return [...html.matchAll(MODULE_SCRIPT)].map(([, src = '']) => getFileName(src));
}

async function check(): Promise<void> {
  setVersion('checking');
  try {
    const deployed = await fetchDeployedScripts();
    newVersion = deployed.join(' ');
    const isNew = deployed.length > 0 && getOwnScripts().some((name) => !deployed.includes(name));
    setVersion(isNew ? 'new' : 'same');
  } catch {
    setVersion('same');
  }
}

/** What is known about the version on the host, for components. */
export const deployment = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** `same` also where the host cannot be reached: nothing is known to have changed */
  getVersion: (): DeployedVersion => version,
};

/** Compares versions: a file of this app could not be loaded, or is another one. Returns the failure. */
export function reportLoadFailure<Failure extends object>(failure: Failure): Failure {
  loadFailures.add(failure);
  if (version !== 'checking' && version !== 'new') checking = check();
  return failure;
}

/**
 * Compares versions whenever a file of this app could not be loaded (D53): after a deployment the files of the old
 * version are gone, and the host may answer with its start page instead. Returns a function that stops it.
 */
export function watchDeployment(): () => void {
  const handleFailure = ({ payload }: VitePreloadErrorEvent) => void reportLoadFailure(payload);
  window.addEventListener('vite:preloadError', handleFailure);
  return () => {
    window.removeEventListener('vite:preloadError', handleFailure);
    version = 'unchecked';
  };
}

/** Whether an error is that a file of this app could not be loaded. */
export const isLoadFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && loadFailures.has(error);

/** Whether an error is that a file could not be loaded because the host has a new version. */
export async function isOutdated(error: unknown): Promise<boolean> {
  await checking;
  return isLoadFailure(error) && version === 'new';
}

/** Reloads the page for a new version, once for each. False where it has been done, or cannot be remembered. */
export function reloadOnce(): boolean {
  if (newVersion === undefined) return false;
  try {
    // While a version is rolled out, a host may answer with either in turns.
    const reloadedFor = sessionStorage.getItem(RELOADED_KEY)?.split('\n') ?? [];
    if (reloadedFor.includes(newVersion)) return false;
    sessionStorage.setItem(RELOADED_KEY, [...reloadedFor, newVersion].join('\n'));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Requests style sheets again that could not be loaded. Vite, which adds them before an import, does so once. */
export const reloadStyleSheets = (): Promise<unknown> =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ sheet }) => sheet === null)
      .map(
        (failed) =>
          new Promise((resolve, reject) => {
            const link = document.createElement('link');
            link.rel = 'stylesheet';
            link.href = failed.href;
            link.onload = resolve;
            link.onerror = () => reject(new Error(`The style sheet ${failed.href} cannot be loaded.`));
            failed.replaceWith(link);
          }),
      ),
  );
