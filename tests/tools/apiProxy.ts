import type { ProxyOptions } from 'vite';

const BASE_PATH = '/api';

/** Sends the calls below `/api` on to a provider. Its cookies become those of the page's own host and path. */
export function proxyTo(api: string): Record<string, ProxyOptions> {
  const { origin, pathname } = new URL(api);
  const basePath = pathname.replace(/\/+$/, '');
  return {
    [BASE_PATH]: {
      target: origin,
      changeOrigin: true,
      rewrite: (path) => `${basePath}${path.slice(BASE_PATH.length)}`,
      cookieDomainRewrite: '',
      cookiePathRewrite: BASE_PATH,
    },
  };
}
