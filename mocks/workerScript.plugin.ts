import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILE_NAME = 'mockServiceWorker.js';

/** Serves, and emits into demo builds, the worker script of the installed msw, so that the two always match. */
export function workerScript(): Plugin {
  const read = () => readFile(createRequire(import.meta.url).resolve(`msw/${FILE_NAME}`), 'utf8');
  let base = '/';
  let isDemoBuild = false;
  return {
    name: 'trellis:worker-script',
    configResolved(config) {
      base = config.base;
      isDemoBuild = config.command === 'build' && config.mode === 'demo';
    },
    configureServer(server) {
      server.middlewares.use(base + FILE_NAME, (_request, response, next) => {
        read().then((script) => {
          response.setHeader('content-type', 'text/javascript');
          response.setHeader('cache-control', 'no-cache');
          response.end(script);
        }, next);
      });
    },
    async generateBundle() {
      if (isDemoBuild) this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await read() });
    },
  };
}
