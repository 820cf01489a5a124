import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Puts something on the page after the app, or before it, in a root of its own. Returns the function that takes it
 * away.
 */
export function mountOverlay(shown: ReactNode, where: 'before' | 'after' = 'after'): () => void {
  const element = document.createElement('div');
  document.body[where === 'before' ? 'prepend' : 'append'](element);
  const root = createRoot(element);
  root.render(<StrictMode>{shown}</StrictMode>);
  return () => {
    root.unmount();
    element.remove();
  };
}

/** Parts of an app that never opens: a page stands in its place, and calls nobody. */
export const mountInsteadOfApp = (page: ReactNode) => ({
  fetch: () => Promise.reject(new Error('This page calls no provider.')),
  onReady: (app: { readonly close: () => void }) => {
    app.close();
    mountOverlay(page);
  },
});
