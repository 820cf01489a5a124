import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const FILE_NAME = 'openapi.json';
const BUILDER = fileURLToPath(new URL('./document.ts', import.meta.url));

/** Serves, and emits into demo builds, the contract as an OpenAPI document. It is made when it is asked for. */
export function openApiDocument(): Plugin {
  const build = async () => {
    const { module } = await runnerImport<typeof import('./document')>(BUILDER, { logLevel: 'error' });
    return JSON.stringify(await module.buildDocument());
  };
  let base = '/';
  let isDemoBuild = false;
  return {
    name: 'trellis:openapi-document',
    configResolved(config) {
      base = config.base;
      isDemoBuild = config.command === 'build' && config.mode === 'demo';
    },
    configureServer(server) {
      let built: Promise<string> | undefined;
      server.middlewares.use(base + FILE_NAME, (_request, response, next) => {
        built ??= build();
        built.then((document) => {
          response.setHeader('content-type', 'application/json');
          response.end(document);
        }, next);
      });
    },
    async generateBundle() {
      if (isDemoBuild) this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await build() });
    },
  };
}
