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

/**
 * What a screen needs besides the files that the page names itself, in the order in which it runs: each list is fetched
 * when the first file of the one before has come, beside which it would only delay that.
 */
function listScreenFiles(bundle: Bundle, url: string): readonly (readonly string[])[] {
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
  // Only in the demo build, which renders a screen before its provider is there.
  const demo = list('demo/start.tsx');
  if (!isDashboard) return [[...calls, ...demo, ...screen]];
  const styles = screen.filter((file) => file.endsWith('.css'));
  const start = demo.length > 0 ? list('src/main.tsx') : [];
  return [[...calls, ...demo, ...styles], [...start, ...screen], list('mocks/browser.ts')];
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
      const template = (body: string, path?: string) => {
        const isDashboard = path?.startsWith(urls.dashboard) ?? false;
        const known = new Set(named);
        const takeNew = (files: readonly string[]) =>
          files.map((file) => base + file).filter((address) => !known.has(address) && known.add(address));
        const own = path === undefined ? [] : listScreenFiles(bundle, path);
        const stages = (isDashboard ? own : listScreenFiles(bundle, urls.dashboard)).filter(
          (files) => files.length > 0,
        );
        // Named in its page, the code of calls would come before the app's.
        const heads = stages.map(([head = '']) => base + head);
        const linked = takeNew(own[0] ?? []).filter((address) => !isDashboard || !heads.includes(address));
        for (const head of heads) known.add(head);
        const early = stages.map((files, index) => [heads[index], ...takeNew(files)].join(' '));
        const script = `<script src="${base}${fileName}" data-dashboard="${early.join(' | ')}"></script>\n    `;
        return page.source
          .toString()
          .replace(FIRST_SCRIPT, () => script + FIRST_SCRIPT)
          .replace('  </head>', () => `${linked.map((file) => `    ${toLink(file)}\n`).join('')}  </head>`)
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
