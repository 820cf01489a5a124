import { readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { preview } from 'vite';
import { isSentCompressed } from '#src/compressedFiles.plugin.ts';

export interface LoadedFile {
  readonly file: string;
  /** as it is sent: after gzip, but for images and small files */
  readonly bytes: number;
  /** asked for by the browser for itself, when the page has loaded: icons and the web manifest */
  readonly isForBrowser: boolean;
}

const FOR_BROWSER = /^(?:favicon\.ico|(?:apple-touch-)?icon[^/]*\.(?:png|svg)|manifest\.webmanifest)$/;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

interface SentFile {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

function readFile(folder: string, file: string): SentFile {
  const content = readFileSync(path.join(folder, file));
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': 'no-cache' };
  return isSentCompressed(file, content.length)
    ? { body: gzipSync(content), headers: { ...headers, 'content-encoding': 'gzip' } }
    : { body: content, headers };
}

export interface ServedBuild {
  /** with a slash at its end */
  readonly url: string;
  /** the files that were asked for since the last call, in the order of asking */
  readonly take: () => readonly LoadedFile[];
  readonly close: () => Promise<void>;
}

/**
 * Serves a built page as a host does: compressed, an address with a page of its own by that page, any other that is no
 * file by the start page. Calls below `/api` go to the provider.
 */
export async function serveBuild(folder: string, provider?: string): Promise<ServedBuild> {
  const asked: LoadedFile[] = [];
  const sent = new Map<string, SentFile>();
  const isFile = (file: string) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile();
  const respond = (address: string, response: ServerResponse) => {
    const name = address.slice(1);
    const file = [name, path.join(name, 'index.html')].find(isFile) ?? 'index.html';
    const { body, headers } = sent.get(file) ?? readFile(folder, file);
    sent.set(file, { body, headers });
    asked.push({ file, bytes: body.length, isForBrowser: FOR_BROWSER.test(file) });
    response.writeHead(200, headers).end(body);
  };
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 0, strictPort: false, ...(provider ? { proxy: { '/api': provider } } : {}) },
    plugins: [
      {
        name: 'compressed-files',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use((request, response, next) => {
            const { pathname } = new URL(request.url ?? '/', 'http://localhost');
            if (pathname.startsWith('/api/')) next();
            else respond(pathname, response);
          });
        },
      },
    ],
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error(`${folder} could not be served`);
  return { url, take: () => asked.splice(0), close: () => server.close() };
}
