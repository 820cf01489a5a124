import type { Plugin } from 'vite';

/** Removes React's throttle, which keeps a Suspense fallback for 300 ms: plans would wait for it. */
export const patchReactFallbackThrottle: Plugin = {
  name: 'trellis:patch-react-fallback-throttle',
  transform(source, id) {
    if (!id.endsWith('react-dom-client.production.js')) return undefined;
    const wait = 'globalMostRecentFallbackTime + 300';
    if (!source.includes(wait)) {
      throw new Error('React’s throttle of fallbacks has changed: update patchReactFallbackThrottle.');
    }
    return { code: source.replace(wait, 'globalMostRecentFallbackTime'), map: null };
  },
};
