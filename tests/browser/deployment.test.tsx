import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deployment, isLoadFailure, reloadOnce, watchDeployment } from '#src/browser/deployment.ts';
import { catchReload } from '../views/support/catchReload';

const startPage = (scripts: string, body = '<div id="root"></div>') =>
  `<html><head>${scripts}</head><body>${body}</body></html>`;
const ownScripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')]
    .map(({ src }) => `<script crossorigin src="${src}" type="module"></script>`)
    .join('');

let stop = () => {};
beforeEach(() => {
  sessionStorage.clear();
  const own = document.createElement('script');
  own.type = 'module';
  own.src = '/assets/start-old.js';
  own.dataset.test = '';
  document.head.append(own);
  stop = watchDeployment();
});
afterEach(() => {
  stop();
  document.querySelector('script[data-test]')?.remove();
  vi.restoreAllMocks();
});

function failToLoad(): Error {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
  return failure;
}

const NEW_SCRIPT = '<script type="module" src="/assets/start-new.js"></script>';
interface Answer {
  readonly scripts: () => string;
  readonly body?: string;
  readonly status?: number;
  readonly version: string;
}
const answers: readonly (readonly [name: string, answer: Answer])[] = [
  ['another version', { scripts: () => NEW_SCRIPT, version: 'new' }],
  ['the same version', { scripts: ownScripts, version: 'same' }],
  ['an error', { scripts: () => NEW_SCRIPT, status: 503, version: 'same' }],
  ['the page of somebody else', { scripts: () => NEW_SCRIPT, body: '<p>Welcome</p>', version: 'same' }],
];

test.each(answers)('after a file could not be loaded, a host with %s', async (_, answer) => {
  const { scripts, body, status = 200, version } = answer;
  const asked = vi
    .spyOn(window, 'fetch')
    .mockResolvedValue(new Response(startPage(scripts(), body), { status }));
  const failure = failToLoad();
  expect(isLoadFailure(failure)).toBe(true);
  expect(isLoadFailure(new Error('a crash'))).toBe(false);
  await expect.poll(deployment.getVersion).toBe(version);
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    new URL('/', location.href),
    expect.objectContaining({ cache: 'no-store' }),
  );
});

test('a host that cannot be reached counts as unchanged', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  failToLoad();
  await expect.poll(deployment.getVersion).toBe('same');
});

test('the page is reloaded by itself once for each new version, also where the host answers with two in turns', async () => {
  for (const [file, isReloaded] of [
    ['start-new', true],
    ['start-newer', true],
    ['start-new', false],
    ['start-newer', false],
  ] as const) {
    const html = startPage(`<script type="module" src="/assets/${file}.js"></script>`);
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(html));
    stop();
    stop = watchDeployment();
    failToLoad();
    await expect.poll(deployment.getVersion).toBe('new');
    const reload = isReloaded ? catchReload() : undefined;
    expect(reloadOnce()).toBe(isReloaded);
    await reload;
  }
});
