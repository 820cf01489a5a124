import type { Plugin } from 'vite';

/** React leaves a fallback where it is for 300 ms, lest it flicker. A path does not mind, and would wait for it. */
export const patchReactFallbackThrottle: Plugin = {
  name: 'trellis:hasty-react',
  transform(source, id) {
    if (!id.endsWith('react-dom-client.production.js')) return undefined;
    const wait = 'globalMostRecentFallbackTime + 300';
    if (!source.includes(wait)) {
      throw new Error('React’s throttle of fallbacks has changed: update patchReactFallbackThrottle.');
    }
    return { code: source.replace(wait, 'globalMostRecentFallbackTime'), map: null };
  },
};
