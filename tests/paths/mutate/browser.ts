import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import type { Plan } from '#machines/paths/plan.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/findChromium';
import { patchReactFallbackThrottle } from '../patchReactFallbackThrottle.plugin';
import { mutantSwitches, type NumberedMutant } from './instrument.plugin';
import type { Ending } from './page';

/** A plan takes a second or two: whatever takes this long does not come back. Milliseconds. */
const RUNAWAY = 20_000;

/** Builds the app with all mutants of the sources in it, and serves it. */
export async function serve(mutants: readonly NumberedMutant[]) {
  const here = import.meta.dirname;
  const project = path.resolve(here, '../../..');
  const shared = { configFile: false, root: here, logLevel: 'error' } as const;
  const outDir = path.join(project, 'dist/mutants');
  await build({
    ...shared,
    plugins: [mutantSwitches(project, mutants), patchReactFallbackThrottle, react(), vanillaExtractPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      // In one file, so that no screen has to be fetched before it can be seen: patience is short here.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 4300 } });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The mutants are not served anywhere.');
  return {
    address,
    close: () => {
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
      return server.close();
    },
  };
}

/** Which mutant a page is opened with: none, one of the sources, or one of a machine. */
export type Breakage =
  | 'none'
  | { readonly source: number }
  | { readonly machine: string; readonly index: number };

const inTime = async <Result>(work: Promise<Result>): Promise<Result | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), RUNAWAY);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** A browser of its own, so that a page that hangs can be thrown away with it. */
export async function openBrowser(address: string) {
  const executablePath = findChromium();
  let browser: Browser;
  let page: Page;
  const open = async () => {
    browser = await chromium.launch({
      args: CHROMIUM_ARGUMENTS,
      ...(executablePath ? { executablePath } : {}),
    });
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  };
  await open();

  return {
    /** Loads the app anew, with this mutant. What keeps it from starting at all is told. */
    async load(breakage: Breakage): Promise<string | null> {
      const number = typeof breakage === 'object' && 'source' in breakage ? breakage.source : -1;
      try {
        await page.goto(`${address}?mutant=${number}`);
        await page.waitForFunction(() => globalThis.mutation !== undefined, undefined, { timeout: 10_000 });
        if (typeof breakage === 'object' && 'machine' in breakage) {
          const { machine, index } = breakage;
          await page.evaluate(([id, place]) => globalThis.mutation.breakMachine(id, place), [
            machine,
            index,
          ] as const);
        }
        return null;
      } catch (failure) {
        await browser.close();
        await open();
        return `does not start: ${failure instanceof Error ? failure.message.split('\n')[0] : failure}`;
      }
    },
    async play(plan: Plan, patience: number): Promise<Ending> {
      const playing = page.evaluate(
        ([given, milliseconds]) => globalThis.mutation.play(given, milliseconds),
        [plan, patience] as const,
      );
      const ending = await inTime(
        playing.catch((failure: unknown) => ({
          wrong: `the page is gone: ${failure instanceof Error ? failure.message.split('\n')[0] : failure}`,
          step: 0,
          reached: [],
        })),
      );
      if (ending !== 'late') return ending;
      await browser.close();
      await open();
      return { wrong: `runaway: no end within ${RUNAWAY / 1000} s`, step: 0, reached: [] };
    },
    close: () => browser.close(),
  };
}

export type MutantBrowser = Awaited<ReturnType<typeof openBrowser>>;
