import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Frame } from 'playwright';
import { build, type Plugin, preview } from 'vite';
import type { Media } from '#machines/models/appDriver.ts';
import { toEmulatedMedia } from '#machines/models/playwright/emulatedMedia.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/findChromium';
import { missingFiles } from './missingFiles.plugin';
import type { PlayedPlan } from './page';

/** As many plans at a time: the screens wait little, so that more are not quicker on two processors. */
export const BROWSERS = 2;
/** A plan takes a second or two: one that takes this long is in an endless loop. */
const RUNAWAY_TIMEOUT_MS = 60_000;
const START_TIMEOUT_MS = 20_000;
/** Of the page that plays, so that its cookies are those of members, whose host has a certificate. */
const ORIGIN = 'https://members.test';

interface ServeOptions {
  /** where the build goes, below `dist` */
  readonly folder: string;
  /** React's development build, which warns; otherwise as members get it */
  readonly isDevelopment?: boolean;
  /** with what it takes to say which lines of the sources were run */
  readonly hasSourceMap?: boolean;
  readonly plugins?: readonly Plugin[];
  /** what expressions of the sources are replaced with */
  readonly define?: Readonly<Record<string, string>>;
}

/** What changes the sources: first what knows places in them. */
export const listPlugins = (plugins: readonly Plugin[]): readonly Plugin[] => [...plugins, missingFiles()];

/** Builds the page that plays plans, with the app and its provider in one file, and serves it. */
export async function servePlans({
  folder,
  isDevelopment = false,
  hasSourceMap = false,
  plugins = [],
  define = {},
}: ServeOptions) {
  const root = import.meta.dirname;
  const shared = {
    configFile: false,
    root,
    mode: isDevelopment ? 'development' : 'production',
    logLevel: 'error',
  } as const;
  // Without it Vite builds React's production build, whatever the mode. It stays so for all later code of this process.
  process.env.NODE_ENV = shared.mode;
  const outDir = path.resolve(root, '../../../dist', folder);
  await build({
    ...shared,
    define,
    plugins: [...listPlugins(plugins), react(), vanillaExtractPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      sourcemap: hasSourceMap ? 'inline' : false,
      // One chunk, so that no screen has to be loaded.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 4300 } });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The preview server has no local address.');
  return {
    address,
    close: () => {
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
      return server.close();
    },
  };
}

/** The mutant that a page is loaded with: none, one of the sources, or one of a machine. */
export type ActiveMutant =
  | 'none'
  | { readonly source: number }
  | { readonly machine: string; readonly index: number };

const firstLine = (failure: unknown) => (failure instanceof Error ? failure.message.split('\n')[0] : failure);

async function raceTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface BrowserOptions {
  readonly timeoutMs?: number;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** called with the screen of a plan that fails, as PNG */
  readonly onPicture?: (picture: Buffer) => void;
  /** the browser notes what is run, for {@link PlanBrowser.stopCoverage} */
  readonly hasCoverage?: boolean;
  /** run in each page before its own scripts */
  readonly script?: string;
}

/** A separate browser, so that it can be closed with a page that hangs. Loads the page of the server with `load`. */
export async function openBrowser({
  timeoutMs: runawayMs = RUNAWAY_TIMEOUT_MS,
  reducedMotion = 'reduce',
  onPicture,
  hasCoverage = false,
  script,
}: BrowserOptions = {}) {
  const executablePath = findChromium();
  let browser: Browser;
  let frame: Frame;
  let served = '';
  let onReady: () => void = () => undefined;
  const open = async () => {
    browser = await chromium.launch({
      // Nobody looks at the screen, and drawing it takes a third of the time; without it there are no pictures.
      args: [...CHROMIUM_ARGUMENTS, ...(onPicture ? [] : ['--disable-threaded-compositing'])],
      ...(executablePath ? { executablePath } : {}),
    });
    // What the app writes is English, whatever the language of the browser is.
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion,
      locale: 'de',
    });
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: new URL(pathname, served).href }) });
    });
    if (script !== undefined) await page.addInitScript(script);
    if (hasCoverage) await page.coverage.startJSCoverage({ resetOnNavigation: false });
    const devTools = await page.context().newCDPSession(page);
    const setTimeZone = (timezoneId: string) =>
      devTools.send('Emulation.setTimezoneOverride', { timezoneId });
    // Figures of the last months count the days of the reader's zone.
    await setTimeZone('UTC');
    await page.exposeFunction('setTimeZone', setTimeZone);
    await page.exposeFunction('setMedia', (media?: Media) => page.emulateMedia(toEmulatedMedia(media)));
    await page.exposeFunction('onFailure', async () => {
      if (onPicture) onPicture(await page.screenshot());
    });
    // Not polled: a page whose timers are the plan's does not answer.
    await page.exposeFunction('onReady', () => onReady());
    frame = page.mainFrame();
  };
  await open();

  /** A file that is still being served fails nothing then; a page that hangs keeps nothing open. */
  async function close(): Promise<void> {
    await Promise.allSettled([frame.page().unrouteAll({ behavior: 'ignoreErrors' }), browser.close()]);
  }

  async function answerInTime<Result>(answer: Promise<Result>): Promise<Result> {
    const result = await raceTimeout(answer, runawayMs);
    if (result !== 'late') return result;
    throw new Error(`The page has not answered within ${runawayMs / 1000} s.`);
  }

  let loaded: { readonly address: string; readonly mutant: ActiveMutant } | undefined;
  async function load(address: string, mutant: ActiveMutant): Promise<string | null> {
    loaded = { address, mutant };
    served = address;
    const search = typeof mutant === 'object' && 'source' in mutant ? `?mutant=${mutant.source}` : '';
    try {
      const page = frame.page();
      const ready = new Promise<void>((resolve) => {
        onReady = resolve;
      });
      await page.goto(`${ORIGIN}/frame.html${search}`);
      const start = await raceTimeout(ready, START_TIMEOUT_MS);
      if (start === 'late') throw new Error(`not within ${START_TIMEOUT_MS / 1000} s`);
      frame = page.frames()[1] ?? frame;
      if (typeof mutant === 'object' && 'machine' in mutant) {
        const { machine, index } = mutant;
        await frame.evaluate(([id, place]) => globalThis.plans.applyMachineMutant(id, place), [
          machine,
          index,
        ] as const);
      }
      return null;
    } catch (failure) {
      await close();
      await open();
      return `does not start: ${firstLine(failure)}`;
    }
  }

  /** A page that has gone takes no other plan along. */
  async function reload(): Promise<void> {
    await close();
    await open();
    if (loaded) await load(loaded.address, loaded.mutant);
  }

  return {
    /** Loads the app with this mutant. Resolves to what keeps it from starting; null when it starts. */
    load: (address: string, mutant: ActiveMutant = 'none') => load(address, mutant),
    async play(plan: Plan, timeoutMs: number): Promise<PlayedPlan> {
      const started = performance.now();
      const toResult = (problem: string): PlayedPlan => ({
        problem,
        message: `${problem}\n  of ${plan.id}: ${plan.title}`,
        step: 0,
        milliseconds: performance.now() - started,
        taken: [],
        effects: [],
        reached: [],
      });
      const playing = frame
        .evaluate(([given, milliseconds]) => globalThis.plans.play(given, milliseconds), [
          plan,
          timeoutMs,
        ] as const)
        .catch((failure: unknown) => `the page is closed: ${firstLine(failure)}`);
      const result = await raceTimeout(playing, runawayMs);
      if (typeof result === 'object') return result;
      await reload();
      return toResult(result === 'late' ? `runaway: not finished within ${runawayMs / 1000} s` : result);
    },
    getLanguage: () => frame.evaluate(() => navigator.language),
    getReachedAtStart: () => frame.evaluate(() => globalThis.plans.reachedAtStart),
    /** As in the page. Rejects where it does not answer. */
    crawl: (...given: Parameters<typeof globalThis.plans.crawl>) =>
      answerInTime(frame.evaluate((all) => globalThis.plans.crawl(...all), given)),
    /** As in the page. Rejects where it does not answer. */
    crawlRefusals: (...given: Parameters<typeof globalThis.plans.crawlRefusals>) =>
      answerInTime(frame.evaluate((all) => globalThis.plans.crawlRefusals(...all), given)),
    /** What has been run since the page was opened. */
    stopCoverage: () => frame.page().coverage.stopJSCoverage(),
    close,
  };
}

export type PlanBrowser = Awaited<ReturnType<typeof openBrowser>>;
