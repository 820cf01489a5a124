import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Mounts content after the app, or before it, in its own React root. Returns a function that removes it. */
export function mountOverlay(content: ReactNode, position: 'before' | 'after' = 'after'): () => void {
  const element = document.createElement('div');
  document.body[position === 'before' ? 'prepend' : 'append'](element);
  const root = createRoot(element);
  root.render(<StrictMode>{content}</StrictMode>);
  return () => {
    root.unmount();
    element.remove();
  };
}

/** App options that show a page instead of the app, without a provider. */
export const mountInsteadOfApp = (page: ReactNode) => ({
  fetch: () => Promise.reject(new Error('This page has no provider.')),
  onReady: (app: { readonly close: () => void }) => {
    app.close();
    mountOverlay(page);
  },
});
