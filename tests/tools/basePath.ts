import { loadEnv } from 'vite';

const SEGMENTS = /^\/(?:[\w.~-]+\/)*$/;
const DOTS = /\/\.{1,2}\//;

/**
 * Reads the base path of a build, VITE_BASE_PATH, from a value: `/` without one; a slash that is missing at either end is
 * added. Throws a sentence for what is none.
 */
export function parseBasePath(value: string | undefined): string {
  const basePath = value === undefined || value === '' ? '/' : value.replace(/^(?!\/)|(?<!\/)$/g, '/');
  if (SEGMENTS.test(basePath) && !DOTS.test(basePath)) return basePath;
  throw new Error(
    `VITE_BASE_PATH is “${value}”, but it has to be a path as in /app/: letters, digits and - _ . ~ between single slashes, without a host and without “..”.`,
  );
}

/** The same, from the environment or the `.env` files of a mode. */
export const readBasePath = (mode: string): string =>
  parseBasePath(loadEnv(mode, process.cwd(), 'VITE_BASE_PATH').VITE_BASE_PATH);
