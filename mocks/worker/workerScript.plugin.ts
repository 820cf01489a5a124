import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const FILE_NAME = 'mockServiceWorker.js';
const OFFLINE_SOURCE = fileURLToPath(new URL('./offlineWorker.ts', import.meta.url));

const readMsw = () => readFile(createRequire(import.meta.url).resolve(`msw/${FILE_NAME}`), 'utf8');

/** The files of a build, relative to its folder, and a digest of their contents. */
async function readBuild(
  folder: string,
): Promise<{ readonly files: readonly string[]; readonly id: string }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== FILE_NAME)
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
    .sort();
  const digest = createHash('sha256');
  for (const file of files) digest.update(file).update(await readFile(path.join(folder, file)));
  return { files, id: digest.digest('hex').slice(0, 16) };
}

/**
 * Serves the worker script of the installed msw, so that the two always match, and writes it into demo builds, there
 * together with what makes the build usable offline.
 */
export function workerScript(): Plugin {
  let base = '/';
  let demoFolder: string | undefined;
  return {
    name: 'trellis:worker-script',
    configResolved({ base: resolved, command, mode, root, build }) {
      base = resolved;
      const isDemoBuild = command === 'build' && mode === 'demo' && !build.ssr && build.write;
      demoFolder = isDemoBuild ? path.resolve(root, build.outDir) : undefined;
    },
    configureServer(server) {
      server.middlewares.use(base + FILE_NAME, (_request, response, next) => {
        readMsw().then((script) => {
          response.setHeader('content-type', 'text/javascript');
          response.setHeader('cache-control', 'no-cache');
          response.end(script);
        }, next);
      });
    },
    // All files are there, those of the public folder, too.
    async closeBundle(error) {
      if (error || demoFolder === undefined) return;
      const { files, id } = await readBuild(demoFolder);
      const { code } = await transformWithOxc(await readFile(OFFLINE_SOURCE, 'utf8'), OFFLINE_SOURCE);
      const constants = `const BUILD_ID = ${JSON.stringify(id)};\nconst BUILD_FILES = ${JSON.stringify(files)};`;
      const script = `(() => {\n${constants}\n${code}\n})();\n${await readMsw()}`;
      await writeFile(path.join(demoFolder, FILE_NAME), script);
    },
  };
}
