import './theme/reset.css';
import { createRoot } from 'react-dom/client';
import { createServices } from './actors/services';
import { App } from './app/App';
import { applyThemePreference, readThemePreference } from './browser/themePreference';

/** Boots the app: in the demo build over the provider in the browser, otherwise over the network. */
async function boot(element: HTMLElement): Promise<void> {
  applyThemePreference(readThemePreference());
  const root = createRoot(element);
  const baseUrl = import.meta.env.VITE_API_URL || '/api';

  if (import.meta.env.MODE === 'demo') {
    const { startDemo } = await import('./demo/start');
    await startDemo(root, baseUrl);
    return;
  }
  const services = createServices({ baseUrl, fetch: (input, init) => fetch(input, init) });
  root.render(<App services={services} />);
}

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no element with the id root');
void boot(element);
