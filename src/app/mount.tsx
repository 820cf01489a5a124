import '../theme/reset.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Seams } from '../actors/seams';
import { createServices, type Services } from '../actors/services';
import { applyThemePreference, readThemePreference } from '../browser/themePreference';
import { Notice } from '../ui/Notice';
import { Splash } from '../ui/Splash';
import { startup as sentences } from '../wording/session';
import { App } from './App';
import type { SignInAid } from './signInAid';

/** What an app is made of, besides itself. */
export interface AppParts {
  /** how its calls reach the provider */
  readonly fetch: typeof fetch;
  /** shown above every screen */
  readonly marker?: ReactNode;
  readonly signInAid?: SignInAid;
  readonly seams?: Seams;
  /** Where it is given, the app waits to be opened. */
  readonly onReady?: (app: OpenableApp) => void;
}

/** An app that is opened, and closed, by somebody else. */
export interface OpenableApp {
  /** Starts the app anew at a path, as typing it into the address bar does. */
  readonly open: (path: string) => void;
  /** Takes it off the page for good; what the browser keeps stays. */
  readonly close: () => void;
}

/** Puts the app on the page. Parts that are still on their way are waited for; without them, it says what to do. */
export async function mount(element: HTMLElement, parts: AppParts | Promise<AppParts>): Promise<void> {
  applyThemePreference(readThemePreference());
  const root = createRoot(element);
  if (parts instanceof Promise) root.render(<Splash label={sentences.preparing} />);
  try {
    const { fetch, marker, signInAid, seams = {}, onReady } = await parts;
    let visits = 0;
    let services: Services | undefined;
    const start = () => {
      services?.stop();
      services = createServices({ baseUrl: import.meta.env.VITE_API_URL || '/api', fetch, seams });
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
        {sentences.failed}
      </Notice>,
    );
  }
}
