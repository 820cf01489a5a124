import '#src/theme/reset.css.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { createServices, type Services } from '#src/actors/services.ts';
import type { TestHooks } from '#src/actors/testHooks.ts';
import { basePath, toAddress, toPath } from '#src/basePath.ts';
import { applyThemePreference, readThemePreference } from '#src/browser/themePreference.ts';
import { startup as messages } from '#src/messages/session.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Splash } from '#src/ui/Splash.tsx';
import { App } from './App';
import { preloadScreen } from './preloadScreen';
import type { SignInAccessory } from './signInAccessory';

/** What differs between the provider's app, the demo and tests. */
export interface AppOptions {
  /** sends every request to the provider */
  readonly fetch: typeof fetch;
  /** shown above every screen */
  readonly marker?: ReactNode;
  readonly signInAid?: SignInAccessory;
  readonly testHooks?: TestHooks;
  /** If given, the app does not start until its handle is told to open a path. */
  readonly onReady?: (app: AppHandle) => void;
}

/** Controls a mounted app from outside. */
interface AppHandle {
  /** Restarts the app at one of its paths, like entering its address in the address bar. */
  readonly open: (path: string) => void;
  /** Unmounts the app; browser storage stays. */
  readonly close: () => void;
}

/** A host that has a page for a path (`signup/index.html`) leads there with a slash at the end of the address. */
function removeTrailingSlash(): void {
  const address = new URL(location.href);
  if (address.pathname === basePath || !address.pathname.endsWith('/')) return;
  address.pathname = address.pathname.replace(/\/+$/, '');
  history.replaceState(history.state, '', address);
}

/**
 * Mounts the app, once its options, the stored session and the code of the first screen are there: React keeps a
 * fallback that it has rendered for 300 ms. Shows an error if the options cannot be loaded.
 */
export async function mount(element: HTMLElement, parts: AppOptions | Promise<AppOptions>): Promise<void> {
  removeTrailingSlash();
  applyThemePreference(readThemePreference());
  const root = createRoot(element);
  if (parts instanceof Promise) root.render(<Splash label={messages.preparing} />);
  try {
    const { fetch, marker, signInAid, testHooks = {}, onReady } = await parts;
    let visits = 0;
    let services: Services | undefined;
    const start = (): Services => {
      services?.stop();
      services = createServices({ baseUrl: import.meta.env.VITE_API_URL || '/api', fetch, testHooks });
      return services;
    };
    const show = (shown: Services) => {
      visits += 1;
      root.render(<App key={visits} services={shown} marker={marker} signInAid={signInAid} />);
    };
    if (!onReady) {
      const started = start();
      const session = await waitFor(started.session, (snapshot) => !snapshot.hasTag('splash'));
      await preloadScreen(toPath(location.pathname), session);
      return show(started);
    }
    onReady({
      open: (path) => {
        history.replaceState(null, '', toAddress(path));
        show(start());
      },
      close: () => {
        root.unmount();
        services?.stop();
      },
    });
  } catch (failure) {
    console.error('The app could not start.', failure);
    root.render(
      <Notice tone="critical" role="alert">
        {messages.failed}
      </Notice>,
    );
  }
}
