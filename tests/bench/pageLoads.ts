import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { preview } from 'vite';
import { startProviderServer } from '#mocks/node.ts';
import { personas } from '#mocks/seed/personas.ts';
import { isSentCompressed } from '#src/compressedFiles.plugin.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tools/findChromium';

export interface LoadedFile {
  readonly file: string;
  /** as a host sends it: after gzip, but for images and small files */
  readonly bytes: number;
  /** asked for by the browser for itself, when the page has loaded: icons and the web manifest */
  readonly isForBrowser: boolean;
}

const FOR_BROWSER = /^(?:favicon\.ico|(?:apple-touch-)?icon[^/]*\.(?:png|svg)|manifest\.webmanifest)$/;

function describeFile(folder: string, file: string): LoadedFile {
  const content = readFileSync(path.join(folder, file));
  const sent = isSentCompressed(file, content.length) ? gzipSync(content) : content;
  return { file, bytes: sent.length, isForBrowser: FOR_BROWSER.test(file) };
}

/** Every file that the server was asked for, in the order of asking. */
export interface PageLoads {
  readonly signIn: readonly LoadedFile[];
  readonly dashboard: readonly LoadedFile[];
}

/** Serves a built app, with a provider behind `/api`, and writes down which of its files are asked for. */
async function serve(folder: string, mode: string) {
  const provider = await startProviderServer();
  const asked: LoadedFile[] = [];
  const server = await preview({
    mode,
    logLevel: 'warn',
    preview: {
      port: 0,
      strictPort: false,
      proxy: { '/api': provider.origin },
    },
    plugins: [
      {
        name: 'write-down-requests',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use((request, _response, next) => {
            const { pathname } = new URL(request.url ?? '/', 'http://localhost');
            if (!pathname.startsWith('/api/')) {
              const isFile = statSync(path.join(folder, pathname), { throwIfNoEntry: false })?.isFile();
              asked.push(describeFile(folder, isFile ? pathname.slice(1) : 'index.html'));
            }
            next();
          });
        },
      },
    ],
  });
  const origin = server.resolvedUrls?.local[0];
  if (!origin) throw new Error(`${folder} could not be served`);
  return {
    origin,
    /** what was asked for since the last call */
    take: () => asked.splice(0),
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs a member in, and gives what the browser keeps of that. */
async function signIn(browser: Browser, origin: string): Promise<StorageState> {
  const member = personas.find(({ id }) => id === 'member');
  if (!member) throw new Error('there is no member to sign in as');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByLabel('Private key').fill(member.identifier);
  await page.getByLabel('Passcode', { exact: true }).fill(member.passcode);
  await page.getByRole('button', { name: 'Access Dashboard' }).click();
  await page.getByText('Total Donation').first().waitFor();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** Loads the sign-in page, and then a signed-in member's dashboard, each with nothing cached. */
export async function measurePageLoads(folder: string, mode: string): Promise<PageLoads> {
  const executablePath = findChromium();
  const server = await serve(folder, mode);
  const browser = await chromium.launch({
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const visitor = await browser.newPage();
    await visitor.goto(server.origin);
    await visitor.getByRole('heading', { name: 'Access Your Account' }).waitFor();
    await visitor.waitForLoadState('networkidle');
    const signInFiles = server.take();
    await visitor.close();

    const storageState = await signIn(browser, server.origin);
    server.take();
    const page = await browser.newPage({ storageState });
    await page.goto(`${server.origin}dashboard`);
    await page.getByText('Total Donation').first().waitFor();
    await page.waitForLoadState('networkidle');
    return { signIn: signInFiles, dashboard: server.take() };
  } finally {
    await browser.close();
    await server.close();
  }
}
