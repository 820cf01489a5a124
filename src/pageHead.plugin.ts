import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const FILE_NAME = 'manifest.webmanifest';
const SOURCE = fileURLToPath(new URL('./pageHead.ts', import.meta.url));

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Writes title, description and colours of the provider into the page, and serves and emits its web manifest. */
export function pageHead(): Plugin {
  let base = '/';
  let mode = 'production';
  // Here the variables of the build have been read.
  const load = async () => {
    const { module } = await runnerImport<typeof import('./pageHead')>(SOURCE, { mode, logLevel: 'error' });
    return module.pageHead;
  };
  return {
    name: 'trellis:page-head',
    configResolved(config) {
      ({ base, mode } = config);
    },
    async transformIndexHtml() {
      const { title, description, noScript, themeColors } = await load();
      const colors = Object.entries(themeColors).map(([scheme, content]) => ({
        tag: 'meta',
        attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content },
      }));
      const head = [
        { tag: 'title', children: escapeText(title) },
        { tag: 'meta', attrs: { name: 'description', content: description } },
        ...colors,
        { tag: 'link', attrs: { rel: 'manifest', href: `${base}${FILE_NAME}` } },
      ];
      return [
        ...head.map((tag) => ({ ...tag, injectTo: 'head' as const })),
        { tag: 'noscript', children: escapeText(noScript), injectTo: 'body' },
      ];
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE_NAME}`, (_request, response, next) => {
        load().then(({ manifest }) => {
          response.setHeader('content-type', 'application/manifest+json');
          response.end(JSON.stringify(manifest));
        }, next);
      });
    },
    async generateBundle() {
      const { manifest } = await load();
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: JSON.stringify(manifest) });
    },
  };
}
