import { basePath } from '#src/basePath.ts';

const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** Writes the cookies `token` and `role` for 7 days, same site only, secure on https (R4.6); none for a role that is empty. */
export function writeSessionCookies(cookies: { readonly token: string; readonly role: string }): void {
  for (const [name, value] of Object.entries(cookies)) write(name, value, value === '' ? 0 : MAX_AGE_SECONDS);
}

export function removeSessionCookies(): void {
  for (const name of ['token', 'role']) write(name, '', 0);
}

function write(name: string, value: string, maxAge: number): void {
  try {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // The Cookie Store API is missing in insecure contexts, where development happens.
    // biome-ignore lint/suspicious/noDocumentCookie: the only way that works everywhere
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=${basePath}; Max-Age=${maxAge}; SameSite=Strict${secure}`;
  } catch (refusal) {
    // Frames of other sites may not set cookies; the app itself reads none.
    console.warn(`The cookie ${name} could not be written.`, refusal);
  }
}
