/**
 * Runs before the page's first paint, from a file of its own: applies the stored appearance, shows the splash wherever
 * the sign-in form of the page is not the screen, keeps what is submitted or pressed before the app handles it, and says
 * that the app does not start where its code does not arrive.
 */
import { toOwnName, toPath } from './basePath';
import { sendEarlyReads } from './browser/earlyReads';
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

function isBrandStored(): boolean {
  try {
    return sessionStorage.getItem(toOwnName('trellis-demo-brand')) !== null;
  } catch {
    return false;
  }
}

/**
 * Fetches files early, separated by spaces, each list when the first file of the one before has come. `preload` of a module
 * would not compile it.
 */
function preload([addresses = '', ...later]: readonly string[]): void {
  for (const [index, address] of addresses.split(' ').entries()) {
    const link = document.createElement('link');
    const isStyle = address.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = address;
    if (index === 0 && later.length > 0) link.onload = () => preload(later);
    document.head.append(link);
  }
}

const { dataset } = document.documentElement;
// Where no script is run, the style sheet shows the page's words for that in place of a form that would send what is typed.
dataset.scripted = '';

const theme = readStored(THEME_KEY);
if (theme === 'light' || theme === 'dark') dataset.theme = theme;

const path = toPath(location.pathname.replace(/(\/|\/index\.html)+$/, ''));
const isSignIn = path === '' || path === urls.home || path === urls.signIn;
const storedAuth = readStored(AUTH_KEY);
const hasSession = storedAuth !== null;
/** The demo plays paths and opens scenarios at the start page, and may show another brand than the page does. */
const isPlayed =
  import.meta.env.MODE === 'demo' &&
  (/[?&](?:path|recording|walk|record|tour|demo|seed|members|at|now|persona|screen|faults|network|brand)=/i.test(
    location.search,
  ) ||
    isBrandStored());
if (!isSignIn || hasSession || isPlayed) dataset.starting = '';

// Fetched beside each other, all files would come last; what runs first comes first.
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;
const dashboardFiles = script?.dataset.dashboard;
if (dashboardFiles && hasSession && (isSignIn || path.startsWith(urls.dashboard))) {
  preload(dashboardFiles.split(' | '));
}

// A call takes as long as a file. In the demo it is answered by code that comes later.
const isHome = isSignIn || path === urls.dashboard;
if (import.meta.env.MODE !== 'demo' && storedAuth !== null && isHome && !document.prerendering) {
  sendEarlyReads(import.meta.env.VITE_API_URL || '/api', storedAuth);
}

const ownFolder = script?.src.replace(/[^/]*$/, '') ?? location.origin;

// Of the app's own code, as behind an old copy of the page, or in a browser too old for it: nothing else would ever be shown.
// What the host or an extension has added, and a blocker may hold back, is not the app's (D1047).
addEventListener(
  'error',
  ({ target, error, filename }) => {
    const failure = document.querySelector('#failure');
    const isScript = target instanceof HTMLScriptElement;
    const file = isScript ? target.src : filename;
    const isLost = (isScript || error instanceof SyntaxError) && file.startsWith(ownFolder);
    if (isLost && failure) document.body.replaceChildren(failure);
  },
  true,
);

// A link to the page itself is answered by the browser's cache, with the old copy that may be the cause (D963).
document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('a[href=""]')) return;
  event.preventDefault();
  location.reload();
});

document.addEventListener(
  'submit',
  (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-prerendered]')) return;
    event.preventDefault();
    dataset.submitted = '';
  },
  true,
);

document.addEventListener(
  'click',
  (event) => {
    const pressed =
      event.target instanceof Element &&
      event.target.closest('[data-prerendered] :is([type="button"], [type="radio"])');
    if (!pressed) return;
    // A choice is the last one, and a second press takes back the first.
    if (pressed.matches('[type="radio"]')) {
      for (const other of document.querySelectorAll('[type="radio"][data-pressed]')) {
        if (other !== pressed) other.removeAttribute('data-pressed');
      }
      pressed.setAttribute('data-pressed', '');
      event.preventDefault();
    } else pressed.toggleAttribute('data-pressed');
  },
  true,
);
