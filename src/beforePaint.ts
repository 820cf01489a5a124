/**
 * Runs before the page's first paint, from a file of its own: applies the stored appearance, shows the splash wherever
 * the sign-in form of the page is not the screen, and holds a form that is submitted before the app handles it.
 */
import { toOwnName, toPath } from './basePath';
import { AUTH_KEY, THEME_KEY } from './browser/storageKeys';
import { urls } from './urls';

/** In the demo a tab may have a session of its own, which it stores under other names. */
const readOwn = (key: string): string | null =>
  sessionStorage.getItem(toOwnName('trellis-demo-session')) === null
    ? localStorage.getItem(toOwnName(key))
    : sessionStorage.getItem(toOwnName('trellis-demo-own:') + toOwnName(key));

function readStored(key: string): string | null {
  try {
    if (import.meta.env.MODE === 'demo' && key === AUTH_KEY) return readOwn(key);
    return localStorage.getItem(toOwnName(key));
  } catch {
    return null;
  }
}

/** Fetches files early; `preload` of a module would fetch nothing that it imports. */
function preload(addresses: readonly string[]): void {
  for (const address of addresses) {
    const link = document.createElement('link');
    const isStyle = address.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  }
}

const { dataset } = document.documentElement;

const theme = readStored(THEME_KEY);
if (theme === 'light' || theme === 'dark') dataset.theme = theme;

const path = toPath(location.pathname.replace(/\/+$/, ''));
const isSignIn = path === '' || path === urls.home || path === urls.signIn;
const hasSession = readStored(AUTH_KEY) !== null;
/** The demo plays and records paths at the start page. */
const isPlayed =
  import.meta.env.MODE === 'demo' && /[?&](?:path|recording|walk|record)=/.test(location.search);
if (!isSignIn || hasSession || isPlayed) dataset.starting = '';

const dashboardFiles = document.currentScript?.dataset.dashboard;
if (dashboardFiles && hasSession && (isSignIn || path.startsWith(urls.dashboard))) {
  preload(dashboardFiles.split(' '));
}

document.addEventListener(
  'submit',
  (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-prerendered]')) return;
    event.preventDefault();
    dataset.submitted = '';
  },
  true,
);
