import '#src/theme/reset.css.ts';
import './startPage.css';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createLateServices } from '#src/actors/lateServices.ts';
import type { ServiceOptions, Services } from '#src/actors/services.ts';
import type { TestHooks } from '#src/actors/testHooks.ts';
import { basePath, routerBase, toAddress, toPath } from '#src/basePath.ts';
import { isAuthStored } from '#src/browser/authStorage.ts';
import { areEarlyReadsAccepted, withEarlyReads } from '#src/browser/earlyReads.ts';
import { isPrerenderShown, replaceStartFailure, revealApp } from '#src/browser/startPage.ts';
import { isStorageAllowed } from '#src/browser/storage.ts';
import { applyThemePreference, readThemePreference } from '#src/browser/themePreference.ts';
import { whenIdle } from '#src/browser/whenIdle.ts';
import { startup as messages } from '#src/messages/session.ts';
import { Splash } from '#src/ui/Splash.tsx';
import { urls } from '#src/urls.ts';
import { App } from './App';
import { preloadScreen } from './preloadScreen';
import { StartFailure } from './StartFailure';
import { screenFor } from './screenFor';
import type { SignInAccessory } from './signInAccessory';

/** What differs between the provider's app, the demo and tests. */
export interface AppOptions {
  /** sends every request to the provider; left out, over the network */
  readonly fetch?: typeof fetch;
  /** shown above every screen */
  readonly marker?: ReactNode;
  readonly signInAid?: SignInAccessory;
  readonly testHooks?: TestHooks;
  /** Prepares for calls: at once where a session is stored, else when the first screen is there and the browser idle. */
  readonly prepare?: () => void;
  /** If given, the app does not start until its handle is told to open a path. */
  readonly onReady?: (app: AppHandle) => void;
}

/** For so long a first picture waits for its amounts: a body may take much longer than the head of its answer. */
const MAX_WAIT_MS = 200;

/** Controls a mounted app from outside. */
interface AppHandle {
  /** Starts a closed app at one of its paths as the page does: over the form that the element holds, if there is one. */
  readonly start: (path: string) => Promise<void>;
  /** Restarts the app at one of its paths, like entering its address in the address bar. */
  readonly open: (path: string) => void;
  /** The services of the app that was started last, also after it was closed. */
  readonly getServices: () => Services | undefined;
  /** Unmounts the app; browser storage stays. */
  readonly close: () => void;
}

/** A host that has a page for a path (`signup/index.html`) leads there with a slash or its name at the end of the address. */
function removeNameOfPage(): void {
  const address = new URL(location.href);
  const path = address.pathname.replace(/(\/|\/index\.html)+$/, '');
  if (address.pathname === basePath || path === address.pathname) return;
  address.pathname = path === routerBase ? basePath : path;
  history.replaceState(history.state, '', address);
}

/** Reads the stored session, while the code of the screen that is likely to be shown is fetched. */
async function startAt(path: string, options: ServiceOptions): Promise<Services> {
  void preloadScreen(path, { hasTag: (tag) => tag === 'private' && isAuthStored() });
  const { startServices } = await import('#src/actors/services.ts');
  return startServices(options);
}

/**
 * Mounts the app, once its options, the stored session and the code of the first screen are there: React keeps a
 * fallback that it has rendered for 300 ms. Shows an error if the options cannot be loaded.
 */
export async function mount(element: HTMLElement, parts: AppOptions | Promise<AppOptions>): Promise<void> {
  removeNameOfPage();
  replaceStartFailure(element);
  applyThemePreference(readThemePreference());
  // A form that can be taken over has a root of its own kind, once the app is there.
  let root: Root | undefined = isPrerenderShown(element) ? undefined : createRoot(element);
  const render = (content: ReactNode) => {
    delete element.dataset.prerendered;
    root ??= createRoot(element);
    root.render(content);
  };
  // The built page has a splash of its own.
  if (parts instanceof Promise && element.childElementCount === 0)
    render(<Splash label={messages.preparing} />);
  try {
    const { fetch, marker, signInAid, testHooks = {}, prepare = () => {}, onReady } = await parts;
    const baseUrl = import.meta.env.VITE_API_URL || '/api';
    const options = { baseUrl, fetch: withEarlyReads(fetch), testHooks };
    let visits = 0;
    const createApp = (shown: Services) => {
      visits += 1;
      return <App key={visits} services={shown} marker={marker} signInAid={signInAid} />;
    };
    const start = async (): Promise<Services> => {
      const path = toPath(location.pathname);
      const isFormShown = isPrerenderShown(element) && isStorageAllowed() && !isAuthStored();
      const started = isFormShown ? createLateServices(options) : await startAt(path, options);
      const session = started.session.getSnapshot();
      if (session.hasTag('private')) prepare();
      else whenIdle(prepare);
      // What fails to load then is loaded again when it is needed.
      if (isFormShown) whenIdle(() => void started.load().catch(() => {}));
      const isHome = path === urls.dashboard || screenFor(path, session).kind === 'redirect';
      let isAnswered = false;
      // Beside the code of the screen. Before the reads of Home's sections, which would be answered first, and take longer.
      const reading =
        isHome && session.hasTag('private')
          ? import('./QueryScope').then(
              ({ readFigures }) => {
                isAnswered = areEarlyReadsAccepted();
                return readFigures(started);
              },
              () => {},
            )
          : undefined;
      await preloadScreen(path, session);
      if (isAnswered)
        await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
      const screen = screenFor(path, started.session.getSnapshot());
      const isSignIn = screen.kind === 'public' && screen.view === 'signIn';
      if (isSignIn && isPrerenderShown(element)) root = hydrateRoot(element, createApp(started));
      else render(createApp(started));
      return started;
    };
    if (!onReady) {
      await start();
      return;
    }
    const { createServices } = await import('#src/actors/services.ts');
    let services: Services | undefined;
    onReady({
      start: async (path) => {
        history.replaceState(null, '', toAddress(path));
        removeNameOfPage();
        services = await start();
      },
      open: (path) => {
        history.replaceState(null, '', toAddress(path));
        removeNameOfPage();
        services?.stop();
        services = createServices(options);
        render(createApp(services));
      },
      getServices: () => services,
      close: () => {
        root?.unmount();
        root = undefined;
        element.replaceChildren();
        revealApp();
        services?.stop();
      },
    });
  } catch (failure) {
    console.error('The app could not start.', failure);
    render(<StartFailure />);
    revealApp();
  }
}
