import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import type { Plan } from '#machines/paths/plan.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/findChromium';
import { mutantSwitches, type NumberedMutant } from './instrument.plugin';
import type { PlanResult } from './page';

/** A plan takes a second or two: one that takes this long is in an endless loop. */
const RUNAWAY_TIMEOUT_MS = 20_000;

/** Builds the app with all mutants of the sources in it, and serves it. */
export async function serve(mutants: readonly NumberedMutant[]) {
  const here = import.meta.dirname;
  const project = path.resolve(here, '../../..');
  const shared = { configFile: false, root: here, logLevel: 'error' } as const;
  const outDir = path.join(project, 'dist/mutants');
  await build({
    ...shared,
    plugins: [mutantSwitches(project, mutants), react(), vanillaExtractPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      // One chunk, so that no screen has to be loaded: the assertion timeout is short here.
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

const withTimeout = async <Result>(work: Promise<Result>): Promise<Result | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), RUNAWAY_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** A separate browser, so that it can be closed with a page that hangs. */
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
    /** Loads the app with this mutant. Resolves to what keeps it from starting; null when it starts. */
    async load(mutant: ActiveMutant): Promise<string | null> {
      const number = typeof mutant === 'object' && 'source' in mutant ? mutant.source : -1;
      try {
        await page.goto(`${address}?mutant=${number}`);
        await page.waitForFunction(() => globalThis.mutation !== undefined, undefined, { timeout: 10_000 });
        if (typeof mutant === 'object' && 'machine' in mutant) {
          const { machine, index } = mutant;
          await page.evaluate(([id, place]) => globalThis.mutation.applyMachineMutant(id, place), [
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
    async play(plan: Plan, timeoutMs: number): Promise<PlanResult> {
      const playing = page.evaluate(
        ([given, milliseconds]) => globalThis.mutation.play(given, milliseconds),
        [plan, timeoutMs] as const,
      );
      const result = await withTimeout(
        playing.catch((failure: unknown) => ({
          problem: `the page is closed: ${failure instanceof Error ? failure.message.split('\n')[0] : failure}`,
          step: 0,
          reached: [],
        })),
      );
      if (result !== 'late') return result;
      await browser.close();
      await open();
      return { problem: `runaway: not finished within ${RUNAWAY_TIMEOUT_MS / 1000} s`, step: 0, reached: [] };
    },
    close: () => browser.close(),
  };
}

export type MutantBrowser = Awaited<ReturnType<typeof openBrowser>>;
