import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { demoUrls } from '#src/demo/demoUrls.ts';
import { urls } from '#src/urls.ts';
import { buildEarlyScript, renderParts } from './renderedParts.ts';

const PAGE = 'index.html';
/** What hosts like GitHub Pages answer with, and the status 404, for a file that is missing. */
const FALLBACK = '404.html';
const ROOT = '<div id="root"></div>';
/** Before it in the page comes what has to run first. */
const FIRST_SCRIPT = '<script type="module"';
const VIEW = /\/src\/views\/(?:public|dashboard)\/[^/]+\/(\w+)\.tsx$/;

type Bundle = Rolldown.OutputBundle;

/** The chunk with a screen's view, `FundTransfer.tsx` of `/dashboard/fund-transfer`, or with another module. */
function findChunk(bundle: Bundle, isWanted: (id: string) => boolean): Rolldown.OutputChunk | undefined {
  return Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && file.moduleIds.some(isWanted),
  );
}

const isViewOf = (name: string) => (id: string) => VIEW.exec(id)?.[1]?.toLowerCase() === name;

/** The files of chunks and all that they import statically, styles included. */
function listFiles(bundle: Bundle, chunks: readonly (Rolldown.OutputChunk | undefined)[]): readonly string[] {
  const files = new Set(chunks.flatMap((chunk) => (chunk ? [chunk.fileName] : [])));
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    for (const next of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(next);
  }
  return [...files];
}

/** What a screen needs besides the files of the page itself. */
interface ScreenFiles {
  /** A dashboard's begin with the code of calls. */
  readonly first: readonly string[];
  /** Fetched when that has come: beside it they would only delay what runs before them. */
  readonly later: readonly string[];
}

function listScreenFiles(bundle: Bundle, url: string): ScreenFiles {
  const isSignIn = url === urls.home || url === urls.signIn;
  const isDashboard = url.startsWith(urls.dashboard);
  const name = url === urls.dashboard ? 'home' : (url.split('/').at(-1) ?? '').replaceAll('-', '');
  const hasQueries = isDashboard || url === urls.signUp || url === urls.forgotPassword;
  const list = (...parts: readonly string[]) =>
    listFiles(
      bundle,
      parts.map((part) => findChunk(bundle, (id) => id.endsWith(`/${part}`))),
    );
  const calls = isSignIn ? [] : list('actors/services.ts');
  const screen = [
    ...(isDashboard ? list('app/DashboardArea.tsx') : []),
    ...(hasQueries ? list('app/QueryScope.tsx') : []),
    ...(isSignIn ? [] : listFiles(bundle, [findChunk(bundle, isViewOf(name))])),
  ];
  // Both only in the demo build, where a screen is rendered before its provider is there.
  const demo = list('demo/start.tsx');
  const provider = list('mocks/browser.ts');
  const isLater = (file: string) => isDashboard && file.endsWith('.js') && demo.length === 0;
  const first = [...calls, ...demo, ...screen.filter((file) => !isLater(file))];
  return { first, later: isDashboard ? [...screen.filter(isLater), ...provider] : [] };
}

const toLink = (address: string): string =>
  address.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${address}">`
    : `<link rel="modulepreload" crossorigin href="${address}">`;

/**
 * Writes the pages of a build. The start page, which hosts answer every address without a file with, holds the sign-in
 * form and a splash; a script of its own decides before the first paint which is shown. Each other fixed path has a page
 * (`signup/index.html`) with the splash only, that names the files of its screen; `404.html` names none. All of it is
 * hidden where the style sheet does not arrive: then the page says so, and nothing without style stands beside that.
 */
export function routePages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'trellis:route-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const page = bundle[PAGE];
      // Builds that are no app, as those of the benchmarks, have none.
      if (page?.type !== 'asset' || typeof page.source !== 'string' || !page.source.includes(ROOT)) return;
      const { base, mode } = config;
      const demoPaths = mode === 'demo' ? [demoUrls.paths, demoUrls.contract] : [];
      const paths = [...Object.values(urls).filter((url) => typeof url === 'string'), ...demoPaths];

      const { signIn, splash, failure } = await renderParts(config);
      const source = await buildEarlyScript(config);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/beforePaint-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });

      const named = new Set(
        [...page.source.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address),
      );
      const listMissing = (files: readonly string[]) =>
        [...new Set(files)].map((file) => base + file).filter((address) => !named.has(address));
      const template = (body: string, path?: string) => {
        const isDashboard = path?.startsWith(urls.dashboard) ?? false;
        const { first, later } = listScreenFiles(bundle, isDashboard && path ? path : urls.dashboard);
        const [calls = '', ...others] = listMissing(first);
        const needed = path === undefined ? [] : listMissing(listScreenFiles(bundle, path).first);
        const own = needed.filter((address) => !isDashboard || address !== calls);
        const early = [calls, ...others.filter((address) => !own.includes(address))].join(' ');
        const after = listMissing(later.filter((file) => !first.includes(file))).join(' ');
        const data = `data-dashboard="${early}" data-later="${after}"`;
        const script = `<script src="${base}${fileName}" ${data}></script>\n    `;
        return page.source
          .toString()
          .replace(FIRST_SCRIPT, () => script + FIRST_SCRIPT)
          .replace('  </head>', () => `${own.map((file) => `    ${toLink(file)}\n`).join('')}  </head>`)
          .replace(ROOT, () => `<div id="failure">${failure}</div>\n    ${body}`);
      };
      const splashPage = `<div id="root" hidden>${splash}</div>`;
      const signInPage = template(
        `<div id="starting" hidden>${splash}</div>\n    <div id="root" hidden data-prerendered>${signIn}</div>`,
        urls.signIn,
      );
      const pages = new Map([[FALLBACK, template(splashPage)]]);
      for (const path of paths) {
        const isSignIn = path === urls.home || path === urls.signIn;
        const html = isSignIn ? signInPage : template(splashPage, path);
        pages.set(`${path}/${PAGE}`.replace(/^\/+/, ''), html);
      }
      page.source = signInPage;
      pages.delete(PAGE);
      for (const [name, html] of pages) this.emitFile({ type: 'asset', fileName: name, source: html });
    },
  };
}
