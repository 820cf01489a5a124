import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

type Built = Rolldown.RolldownOutput | readonly Rolldown.RolldownOutput[] | object;

/** HTML. */
export interface RenderedParts {
  readonly signIn: string;
  readonly splash: string;
  /** that the app did not start */
  readonly failure: string;
}

/** The code of a build with one file. */
function getCode(built: Built): string {
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('A part of the page was not built.');
  return chunk.code;
}

/** With the same names of classes as in the build itself. */
const buildOptions = ({ root, base, mode }: ResolvedConfig) => ({
  configFile: false as const,
  root,
  base,
  mode,
  logLevel: 'error' as const,
});

const RENDERED = /\/(?:sign-in\/SignIn|demo\/signInParts\.tsx)/;

/** What is loaded later is not rendered. */
const leaveOutLaterParts: Plugin = {
  name: 'trellis:leave-out-later-parts',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && !RENDERED.test(specifier) ? { id: specifier, external: true } : null,
};

/** The HTML of the page before the app has started: the sign-in form, the splash, and what replaces both if it fails. */
export async function renderParts(config: ResolvedConfig): Promise<RenderedParts> {
  const built = await build({
    ...buildOptions(config),
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), leaveOutLaterParts],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender.ts',
      write: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'trellis-page-'));
  const file = path.join(folder, 'prerender.mjs');
  try {
    await writeFile(file, getCode(built));
    const module: { prerender: () => Promise<RenderedParts> } = await import(pathToFileURL(file).href);
    return await module.prerender();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The script that runs before the first paint: one file, no module, so that the browser waits for it. */
export async function buildEarlyScript(config: ResolvedConfig): Promise<string> {
  const built = await build({
    ...buildOptions(config),
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'src/beforePaint.ts', output: { format: 'iife' } },
    },
  });
  return getCode(built);
}
