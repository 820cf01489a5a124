import '#src/theme/reset.css.ts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createServices, type Services } from '#src/actors/services.ts';
import type { TestHooks } from '#src/actors/testHooks.ts';
import { applyThemePreference, readThemePreference } from '#src/browser/themePreference.ts';
import { startup as messages } from '#src/messages/session.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Splash } from '#src/ui/Splash.tsx';
import { App } from './App';
import type { SignInAccessory } from './signInAccessory';

/** What an app is made of, besides itself. */
export interface AppOptions {
  /** how its calls reach the provider */
  readonly fetch: typeof fetch;
  /** shown above every screen */
  readonly marker?: ReactNode;
  readonly signInAid?: SignInAccessory;
  readonly testHooks?: TestHooks;
  /** Where it is given, the app waits to be opened. */
  readonly onReady?: (app: AppHandle) => void;
}

/** An app that is opened, and closed, by somebody else. */
interface AppHandle {
  /** Starts the app anew at a path, as typing it into the address bar does. */
  readonly open: (path: string) => void;
  /** Takes it off the page for good; what the browser keeps stays. */
  readonly close: () => void;
}

/** Puts the app on the page. Parts that are still on their way are waited for; without them, it says what to do. */
export async function mount(element: HTMLElement, parts: AppOptions | Promise<AppOptions>): Promise<void> {
  applyThemePreference(readThemePreference());
  const root = createRoot(element);
  if (parts instanceof Promise) root.render(<Splash label={messages.preparing} />);
  try {
    const { fetch, marker, signInAid, testHooks = {}, onReady } = await parts;
    let visits = 0;
    let services: Services | undefined;
    const start = () => {
      services?.stop();
      services = createServices({ baseUrl: import.meta.env.VITE_API_URL || '/api', fetch, testHooks });
      visits += 1;
      root.render(<App key={visits} services={services} marker={marker} signInAid={signInAid} />);
    };
    if (!onReady) return start();
    onReady({
      open: (path) => {
        history.replaceState(null, '', path);
        start();
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
