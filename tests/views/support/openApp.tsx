import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import toast from 'react-hot-toast/headless';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { waitFor } from 'xstate';
import '#src/theme/reset.css.ts';
import { startProvider } from '#mocks/browser.ts';
import { findPersona, type PersonaId } from '#mocks/seed/personas.ts';
import { notify } from '#src/actors/notify.ts';
import { createServices, type RunningServices, type Services } from '#src/actors/services.ts';
import { login } from '#src/api/auth.ts';
import { App } from '#src/app/App.tsx';
import type { SignInAccessory } from '#src/app/signInAccessory.ts';
import { expectOnlyReportedErrors, watchConsole } from './console';

export const DESKTOP = 1440;
export const PHONE = 390;
export const NARROW = 360;

/** The mock provider with a small world; reset before each test. */
export const provider = await startProvider({ persist: false, serviceWorker: false, members: 60 });

/** Requests since the test began, as `POST /users/login`. */
export const calls: string[] = [];

/** Responses since the test began, as `POST /users/login 200`. */
export const answers: string[] = [];

const recordingFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`;
  calls.push(call);
  const response = await provider.fetch(request);
  answers.push(`${call} ${response.status}`);
  return response;
};

const clearCalls = () => {
  calls.length = 0;
  answers.length = 0;
};

export const callsOf = (call: string): number => calls.filter((one) => one === call).length;

export const persona = findPersona;

interface Opened {
  readonly services: Services;
  readonly root: Root;
  readonly element: HTMLElement;
}

const opened: Opened[] = [];

const startServices = (): RunningServices => createServices({ baseUrl: '/api', fetch: recordingFetch });

/** Signs in without the app, and returns the provider's reply. */
export async function signInDirectly(id: PersonaId) {
  const { identifier, passcode } = persona(id);
  const services = createServices({ baseUrl: '/api', fetch: provider.fetch });
  const reply = await login(services.client, { identifier, password: passcode });
  services.session.stop();
  return reply;
}

async function storeSession(id: PersonaId): Promise<void> {
  const { identifier, passcode } = persona(id);
  const { session } = startServices();
  await waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
  session.send({ type: 'session.login', identifier, password: passcode });
  await waitFor(session, (snapshot) => snapshot.matches('authenticated'));
  session.stop();
  clearCalls();
}

export interface OpenOptions {
  /** the persona whose session is stored in the browser */
  readonly as?: PersonaId;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly signInAid?: SignInAccessory;
  /** shown above every screen, for example the demo's marker */
  readonly marker?: ReactNode;
}

/** Mounts the app at a path, like entering it in the address bar. */
export async function openApp(path: string, options: OpenOptions = {}): Promise<Services> {
  const { as, width = DESKTOP, theme = 'light', signInAid, marker } = options;
  await page.viewport(width, 900);
  if (as) await storeSession(as);
  document.documentElement.dataset.theme = theme;
  history.replaceState(null, '', path);
  const services = startServices();
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  opened.push({ services, root, element });
  root.render(<App services={services} signInAid={signInAid} marker={marker} />);
  return services;
}

/** Unmounts the app, like leaving the page; storage and cookies stay. */
export function closeApp(): void {
  for (const { services, root, element } of opened.splice(0)) {
    root.unmount();
    services.stop();
    element.remove();
  }
  toast.remove();
}

const removeCookies = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the app writes them this way, too
  for (const [name] of cookies()) document.cookie = `${name}=; Path=/; Max-Age=0`;
};

/** The cookies that a page can read. */
export const cookies = (): ReadonlyMap<string, string> =>
  new Map(
    document.cookie
      .split('; ')
      .filter((pair) => pair !== '')
      .map((pair): [string, string] => {
        const [name = '', value = ''] = pair.split('=');
        return [name, decodeURIComponent(value)];
      }),
  );

const cleanups: (() => void)[] = [];

/** Carries something out after the test, before the app is closed; what was added last comes first. */
export const onTestCleanup = (cleanup: () => void): void => void cleanups.push(cleanup);

/** Before each test: a browser without stored data, and a new world. */
export async function prepareBrowser(): Promise<void> {
  watchConsole();
  localStorage.clear();
  sessionStorage.clear();
  removeCookies();
  await provider.reset();
  clearCalls();
  // What is scrolled into sight scrolls the page around that of the tests, too, which is a little too high.
  window.parent.scrollTo(0, 0);
}

/** After each test: nothing of it is left in the page, and the app has logged what it should only. */
export function cleanUpPage(): void {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup();
  closeApp();
  // It outlives a session.
  notify.dismissLasting();
  provider.controls.clear();
  delete document.documentElement.dataset.theme;
  vi.restoreAllMocks();
  expectOnlyReportedErrors();
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(0);
}
