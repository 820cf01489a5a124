import { urls } from '#src/urls.ts';

/** Any: a screen is a path. */
const ORIGIN = 'https://app.invalid';
const MAX_SCREEN_LENGTH = 300;
const SCREENS: readonly string[] = Object.values(urls).filter((url) => typeof url === 'string');

/** In browsers older than `URL.canParse`, too. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text, ORIGIN);
  } catch {
    return undefined;
  }
}

/** A path of a screen of the app, with its query; undefined for any other text. */
export function parseScreen(text: string): string | undefined {
  if (!text.startsWith('/') || text.length > MAX_SCREEN_LENGTH) return undefined;
  const url = parseUrl(text);
  // As a host of files adds one, and as the app's routes read it.
  const path = url?.pathname.replace(/(?<=.)\/$/, '');
  return url?.origin === ORIGIN && path !== undefined && SCREENS.includes(path)
    ? path + url.search
    : undefined;
}

/** What an address can say of an address of the app: no query that is too long, nor a page that only a visit has. */
export const formatScreen = (path: string, search: string): string | undefined =>
  parseScreen(path + search) ?? parseScreen(path);
