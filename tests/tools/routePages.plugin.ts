import type { Plugin } from 'vite';
import { demoUrls } from '#src/demo/demoUrls.ts';
import { urls } from '#src/urls.ts';

const PAGE = 'index.html';
/** What hosts like GitHub Pages answer with, and the status 404, for a file that is missing. */
const FALLBACK = '404.html';

/**
 * Emits the page a second time for each fixed path of the app (`signup/index.html`), and as `404.html` for the others,
 * so that a host without a fallback has them.
 */
export function routePages(): Plugin {
  let paths: readonly string[] = [];
  return {
    name: 'trellis:route-pages',
    apply: 'build',
    enforce: 'post',
    configResolved({ mode }) {
      const demoPaths = mode === 'demo' ? [demoUrls.paths, demoUrls.contract] : [];
      const fixed = Object.values(urls).filter((url) => typeof url === 'string');
      paths = [...fixed, ...demoPaths];
    },
    generateBundle(_options, bundle) {
      const page = bundle[PAGE];
      // Builds that are no app, as those of the benchmarks, have none.
      if (page?.type !== 'asset') return;
      const fileNames = paths.filter((path) => path !== urls.home).map((path) => `${path.slice(1)}/${PAGE}`);
      for (const fileName of [FALLBACK, ...fileNames]) {
        this.emitFile({ type: 'asset', fileName, source: page.source });
      }
    },
  };
}
