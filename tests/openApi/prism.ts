import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../tools/findFreePort';
import { buildDocument } from './document';

/** Prism reads 160 packages first, on a busy machine for half a minute. */
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 100;

const PACKAGE = path.join('node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js');

/** Prism's script: that of an installed package, or of the one that `npx --package` puts on the path. */
export function findPrism(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const binaries = folders.filter((folder) => folder.endsWith(path.join('node_modules', '.bin')));
  const roots = ['', ...binaries.map((folder) => path.join(folder, '..', '..'))];
  return roots.map((root) => path.join(root, PACKAGE)).find((file) => existsSync(file));
}

async function waitUntilAnswered(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const end =
    child.exitCode === null ? `within ${START_TIMEOUT_MS / 1000} s` : `and ended with ${child.exitCode}`;
  throw new Error(`Prism does not answer ${end}.`);
}

export interface Prism {
  /** without the base path: Prism serves `/users/profile` */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves the contract's document by Prism, which checks each request and each reply against it; `dynamic` replies are made up
 * from the schemas, in place of the examples.
 */
export async function startPrism(prism: string, dynamic: boolean): Promise<Prism> {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-prism-'));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(await buildDocument()));
  const port = await findFreePort();
  const args = [prism, 'mock', '--port', String(port), '--host', '127.0.0.1', file];
  const child = spawn(process.execPath, dynamic ? [...args, '--dynamic'] : args, { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    if (child.exitCode === null) await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilAnswered(`${origin}/settings/public`, child);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}
