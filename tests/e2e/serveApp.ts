import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connect, type PreviewOptions, preview } from 'vite';
import { CONTENT_SECURITY_POLICY } from '../tools/contentSecurityPolicy';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface ServedBuild {
  /** of the app and, below `/api`, of its provider */
  readonly origin: string;
  /** where the app starts */
  readonly url: string;
  close(): Promise<void>;
}

export interface BuildOptions {
  /** the folder of the build, dist/provider by default */
  readonly build?: string;
  /** the base path that the build was made with */
  readonly basePath?: string;
  /** false serves the build's files and no other page than its 404.html */
  readonly hasFallback?: boolean;
  /** of the app; another free one where it is taken */
  readonly port?: number;
  /** the content security policy */
  readonly policy?: string;
}

interface AnsweredCalls {
  readonly proxy?: PreviewOptions['proxy'];
  /** Answers the calls below `/api`, on the app's own connections. */
  readonly answer?: Connect.SimpleHandleFunction;
}

/** Serves files as GitHub Pages does: a folder's page below an address with a slash at its end, else 404.html. */
const serveOnlyFiles =
  (folder: string, basePath: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host.invalid');
    if (pathname.startsWith('/api/') || !pathname.startsWith(basePath)) return next();
    const file = path.join(folder, pathname.slice(basePath.length));
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isFile()) return next();
    if (found && !pathname.endsWith('/')) {
      return response.writeHead(301, { location: `${pathname}/${search}` }).end();
    }
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html' });
    response.end(readFileSync(found ? path.join(file, 'index.html') : path.join(folder, '404.html')));
  };

/** Serves a build under its policy. A file that is missing is answered with the start page, as many hosts do. */
export async function serveApp({
  build = process.env.PROVIDER_BUILD ?? path.join(ROOT, 'dist/provider'),
  basePath = '/',
  hasFallback = true,
  port = 0,
  policy = CONTENT_SECURITY_POLICY,
  proxy = {},
  answer,
}: BuildOptions & AnsweredCalls = {}): Promise<ServedBuild> {
  const server = await preview({
    configFile: false,
    root: ROOT,
    base: basePath,
    logLevel: 'error',
    build: { outDir: build },
    plugins: [
      {
        name: 'test-host',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use((_request, response, next) => {
            response.setHeader('content-security-policy', policy);
            next();
          });
          if (answer) middlewares.use('/api', answer);
          if (!hasFallback) middlewares.use(serveOnlyFiles(build, basePath));
        },
      },
    ],
    preview: { port, strictPort: false, proxy },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error(`${build} could not be served.`);
  return { origin: new URL(url).origin, url, close: () => server.close() };
}
