import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../tools/findFreePort';

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 20;
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';

/** What a recipe is filled in with. */
interface HostOptions {
  /** the folder with the build, which is in the folder of the base path in it */
  readonly appRoot: string;
  readonly basePath: string;
  /** of the provider; empty for none */
  readonly providerOrigin: string;
}

export interface RunningHost {
  readonly origin: string;
  /** everything that was logged so far */
  readonly readLogs: () => string;
  readonly stop: () => Promise<void>;
}

/** A program that serves the build as its recipe says. */
export interface HostProgram {
  /** in order of preference */
  readonly encodings: readonly string[];
  start(options: HostOptions): Promise<RunningHost>;
}

const findProgram = (name: string): string | undefined =>
  FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));

async function waitUntilServed(origin: string, child: ChildProcess, readLogs: () => string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end && child.exitCode === null) {
    if (await fetch(origin).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${child.spawnfile} does not answer on ${origin}.\n${readLogs()}`);
}

/** Runs a program, with files of its own in `folder`, until it is stopped. */
async function run(
  folder: string,
  port: number,
  [program, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = {},
): Promise<RunningHost> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exited = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const origin = `http://127.0.0.1:${port}`;
  const readLogs = () =>
    ['access.log', 'error.log']
      .map((name) => path.join(folder, name))
      .filter((file) => existsSync(file))
      .reduce((logs, file) => logs + readFileSync(file, 'utf8'), output);
  const stop = async () => {
    child.kill();
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilServed(origin, child, readLogs);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, readLogs, stop };
}

/** Around the recipe: one process, without root, with all of its files in `folder`. */
const wrapNginxRecipe = (
  recipe: string,
  folder: string,
  configFolder: string,
  modules: readonly string[],
) => `
${modules.map((module) => `load_module ${module};`).join('\n')}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events {}
http {
  include ${configFolder}/mime.types;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${recipe}
}
`;

function createNginx(program: string): HostProgram {
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const option = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1] ?? '';
  const brotliModule = path.join(option('modules-path'), BROTLI_MODULE);
  const hasBrotli = existsSync(brotliModule);
  return {
    encodings: hasBrotli ? ['br', 'gzip'] : ['gzip'],
    start: async ({ appRoot, basePath, providerOrigin }) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'trellis-nginx-'));
      const port = await findFreePort();
      const variables: Readonly<Record<string, string>> = {
        PORT: `127.0.0.1:${port}`,
        APP_ROOT: appRoot,
        BASE_PATH: basePath,
        PROVIDER_ORIGIN: providerOrigin,
        NGINX_LOCAL_RESOLVERS: '127.0.0.1',
      };
      const recipe = readFileSync('.github/deploy/nginx.conf', 'utf8')
        .replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => variables[name] ?? '')
        .replaceAll('/var/log/nginx', folder)
        .replace('gzip_static on;', hasBrotli ? 'gzip_static on; brotli_static on;' : 'gzip_static on;');
      const config = path.join(folder, 'nginx.conf');
      const configFolder = path.dirname(option('conf-path'));
      writeFileSync(config, wrapNginxRecipe(recipe, folder, configFolder, hasBrotli ? [brotliModule] : []));
      return run(folder, port, [program, '-p', folder, '-c', config, '-e', path.join(folder, 'error.log')]);
    },
  };
}

const createCaddy = (program: string): HostProgram => ({
  encodings: ['br', 'gzip'],
  start: async ({ appRoot, basePath, providerOrigin }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'trellis-caddy-'));
    mkdirSync(path.join(folder, 'data'));
    const port = await findFreePort();
    const args = ['run', '--config', '.github/deploy/Caddyfile', '--adapter', 'caddyfile'];
    return run(folder, port, [program, ...args], {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      APP_ROOT: appRoot,
      BASE_PATH: basePath,
      PROVIDER_ORIGIN: providerOrigin,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: path.join(folder, 'data'),
    });
  },
});

/** Looks a program up in the usual folders; undefined where it is not installed. */
export function findHost(name: 'nginx' | 'caddy'): HostProgram | undefined {
  const program = findProgram(name);
  if (program === undefined) return undefined;
  return name === 'nginx' ? createNginx(program) : createCaddy(program);
}
