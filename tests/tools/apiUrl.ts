import { loadEnv } from 'vite';

const ADDRESS = /^(?:https?:\/\/[^\s/?#\\@]+(?:\/[^\s/?#\\]+)*|(?:\/[^\s/?#\\]+)+)$/i;

/**
 * Reads where a build finds the provider, VITE_API_URL, from a value; slashes at its end are removed. Throws a sentence for
 * all but what the path of a call can be put behind: an http address, or a path on the host of the pages.
 */
export function parseApiUrl(value = ''): string {
  const url = value.replace(/\/+$/, '');
  if (value === '' || ADDRESS.test(url)) return url;
  throw new Error(
    `VITE_API_URL is “${value}”, but it has to be an address as in https://provider.example/api, or a path as in /app/api, with single slashes and without a query.`,
  );
}

/** The same, from the environment or the `.env` files of a mode. */
export const readApiUrl = (mode: string): string =>
  parseApiUrl(loadEnv(mode, process.cwd(), 'VITE_API_URL').VITE_API_URL);
