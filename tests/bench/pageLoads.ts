import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { type ProviderServer, startProviderServer } from '#mocks/node.ts';
import { findPersona, type PersonaId } from '#mocks/seed/personas.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tools/findChromium';
import { openTimed } from './pageTimes';
import { type LoadedFile, type ServedBuild, serveBuild } from './serveBuild';

/** The files that are loaded until a page can be used, in the order of asking, and after that. */
export interface PageLoad {
  readonly before: readonly LoadedFile[];
  readonly after: readonly LoadedFile[];
}

interface PageLoads {
  readonly signIn: PageLoad;
  readonly dashboard: PageLoad;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs a member in, and gives what the browser keeps of that. */
export async function signIn(
  browser: Browser,
  url: string,
  persona: PersonaId = 'member',
): Promise<StorageState> {
  const member = findPersona(persona);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.getByLabel('Private key').fill(member.identifier);
  await page.getByLabel('Passcode', { exact: true }).fill(member.passcode);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await page.getByText('Total Donation').first().waitFor();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath ? { executablePath } : {}) });
}

/** Serves a build, over a provider if there is one, and opens a browser for work with it. Ends all of them after that. */
export async function inBrowser<Result>(
  build: string,
  provider: ProviderServer | undefined,
  work: (browser: Browser, server: ServedBuild) => Promise<Result>,
): Promise<Result> {
  const server = await serveBuild(build, provider?.origin);
  const browser = await launchChromium();
  try {
    return await work(browser, server);
  } finally {
    await browser.close();
    await server.close();
    await provider?.close();
  }
}

/** Tells the files that were asked for before a page could be used, at that time of its own, from those after that. */
async function splitAt(page: Page, time: number, files: readonly LoadedFile[]): Promise<PageLoad> {
  const later = new Set(
    await page.evaluate(
      (from) =>
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime > from)
          .map(({ name }) => new URL(name).pathname.slice(1)),
      time,
    ),
  );
  return {
    before: files.filter(({ file }) => !later.has(file)),
    after: files.filter(({ file }) => later.has(file)),
  };
}

/** Loads the sign-in page, and then a signed-in member's dashboard, each with nothing cached. */
export async function measurePageLoads(folder: string): Promise<PageLoads> {
  return inBrowser(folder, await startProviderServer(), async (browser, server) => {
    const visitor = await browser.newPage();
    const { usable: formReady } = await openTimed(visitor, server.url, 'form');
    await visitor.waitForLoadState('networkidle');
    const signInLoad = await splitAt(visitor, formReady, server.take());
    await visitor.close();

    const storageState = await signIn(browser, server.url);
    server.take();
    const page = await browser.newPage({ storageState });
    const { visible: figuresReady } = await openTimed(page, `${server.url}dashboard`, 'figures');
    await page.waitForLoadState('networkidle');
    return { signIn: signInLoad, dashboard: await splitAt(page, figuresReady, server.take()) };
  });
}
