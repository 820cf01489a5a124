import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { holdApp, holdRequests } from './firstPaint';
import {
  confirmMovement,
  expectHome,
  homeHeading,
  logout,
  newMember,
  persona,
  readReferralCode,
  recordCalls,
  saveData,
  signIn,
  signUp,
  submitSignInForm,
  submitSignUpForm,
  toast,
} from './pageActions';
import { test as base } from './replyFixtures';
import { serveProviderApp } from './serveProviderApp';

const BUILD = path.resolve(process.env.PROVIDER_BUILD ?? 'dist/provider');
/** The hash in the name of a built file. */
const HASH = /-[\w-]{8}(?=\.(?:js|css)$)/;

interface Host {
  readonly origin: string;
  /** Replaces all files by those of another version, as a deployment does: no file keeps its name. */
  readonly deploy: () => Promise<void>;
}

/** A copy of the provider build on a host of its own. */
const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'trellis-host-'));
      // This host serves no compressed copies.
      await cp(BUILD, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
      const app = await serveProviderApp({ build: folder });
      let version = 0;
      await use({
        origin: app.origin,
        deploy: () => {
          version += 1;
          return renameFiles(folder, `-version${version}`);
        },
      });
      await app.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.origin),
  savesData: false,
  page: async ({ page }, use) => {
    await saveData(page);
    await use(page);
  },
});

async function renameFiles(folder: string, suffix: string): Promise<void> {
  const assets = path.join(folder, 'assets');
  const names = await readdir(assets);
  const renamed = new Map(names.map((name) => [name, name.replace(HASH, suffix)]));
  const pattern = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const rewrite = async (file: string) => {
    const content = await readFile(file, 'utf8');
    await writeFile(
      file,
      content.replace(pattern, (name) => renamed.get(name) ?? name),
    );
  };
  for (const name of names) {
    await rewrite(path.join(assets, name));
    await rename(path.join(assets, name), path.join(assets, renamed.get(name) ?? name));
  }
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.endsWith('.html')) await rewrite(path.join(folder, name));
  }
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const entry = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const fileOf = (name: string) => `**/assets/${name}-*.js`;

test('a deployment in an open tab is taken over by one reload, and not while something is typed', async ({
  page,
  host,
}) => {
  await signIn(page, persona('member'));
  const loads = countLoads(page);
  await host.deploy();
  await entry(page, 'Reports').click();
  await expect(heading(page, 'Reports Overview')).toBeVisible();
  expect(loads()).toBe(1);
  await entry(page, 'Withdraw').click();
  await page.getByLabel('Amount', { exact: true }).fill('20');

  // The file of the menu drawer is gone, too.
  await page.setViewportSize({ width: 390, height: 800 });
  await host.deploy();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(entry(page, 'Setting')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByText('A new version is available. Reload the page to use it.')).toBeVisible();
  await entry(page, 'Setting').focus();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Setting')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('20');
  expect(loads()).toBe(1);
  await entry(page, 'Setting').click();
  await expect(heading(page, 'Account Settings')).toBeVisible();
});

test('a file that is missing from the same version is said to be, and Try again loads it without a reload', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  const loads = countLoads(page);
  await page.route(fileOf('Deposit'), (route) => route.abort());
  await page.route(fileOf('QrCode'), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Start page</p>' }),
  );
  await entry(page, 'Deposit').click();
  await expect(page.getByRole('alert')).toContainText('Its files cannot be loaded.');
  await page.unroute(fileOf('Deposit'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Deposit Funds')).toBeFocused();

  await expect(page.getByRole('alert')).toContainText('The QR code could not be loaded.');
  await expect(page.getByText(/^0x[0-9a-f]{40}$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible();
  await page.unroute(fileOf('QrCode'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the deposit address' })).toBeVisible();
  expect(loads()).toBe(0);
});

test('a page whose app does not arrive says so in place of a form that nothing answers, and starts after a reload', async ({
  page,
}) => {
  const failure = page.getByRole('alert');
  await page.route(fileOf('start'), (route) => route.abort());
  for (const path of ['/', '/signup', '/reset-password/unknown']) {
    await page.goto(path);
    await expect(failure).toContainText('The app could not start in this browser. Reload the page;');
    await expect(page.locator('form')).toBeHidden();
  }
  await page.unroute(fileOf('start'));
  await signIn(page, persona('member'));
  await page.route(fileOf('start'), (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(failure).toBeVisible();
  await page.unroute(fileOf('start'));
  await page.reload();
  await expect(homeHeading(page)).toBeVisible();
});

test('a page whose app does not start has a heading, a landmark and Reload, which needs no file of the app and, where a script runs, asks the host for the page, of which the browser may have an old copy', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1, name: 'Something went wrong' });
  const failure = page.getByRole('main').filter({ has: title });
  const broken = { contentType: 'text/javascript', body: 'const = of a newer browser' };
  for (const [file, answer, type] of [
    // Without a script it is a link.
    ['**/assets/**', { status: 404 }, 'navigate'],
    [fileOf('start'), { status: 404 }, 'reload'],
    [fileOf('calls'), { status: 404 }, 'reload'],
    [fileOf('start'), broken, 'reload'],
  ] as const) {
    await page.route(file, (route) => route.fulfill(answer));
    await page.goto('/signup?code=of-a-friend');
    await expect(title).toBeVisible();
    await page.unrouteAll();
    await failure.getByRole('link', { name: 'Reload' }).click();
    await expect(heading(page, 'Create Your Account')).toBeVisible();
    await expect(page).toHaveURL(/\/signup\?code=of-a-friend$/);
    await expect(page.locator('h1')).toHaveCount(1);
    const [navigation] = await page.evaluate(() => performance.getEntriesByType('navigation'));
    expect(navigation).toHaveProperty('type', type);
  }
});

test('where no script is run, as on a host that serves them as another type, the page says that the app could not start, and shows no form', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/signup']) {
    await page.goto(path);
    await expect(heading(page, 'Something went wrong')).toBeVisible();
    await expect(page.locator('form')).toBeHidden();
  }
});

test('a page that broke off on its way, before the place of the app, starts the app', async ({ page }) => {
  await signIn(page, persona('member'));
  for (const end of ['<body>', 'Reload the page', '<div id="root"']) {
    await page.route('**/dashboard', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf(end)) });
    });
    await page.reload();
    await expectHome(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.unrouteAll();
  }
});

test('a script that the host has added to its pages, and that is missing or of a newer browser, keeps no app from starting', async ({
  page,
}) => {
  const added =
    '<script async src="/added/missing.js"></script><script async src="/added/newer.js"></script>';
  await page.route('**/signin', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${added}</body>`) });
  });
  await page.route('**/added/missing.js', (route) => route.abort());
  await page.route('**/added/newer.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const = of a newer browser' }),
  );
  const release = await holdApp(page);
  const failure = page.waitForEvent('pageerror');
  await page.goto('/signin', { waitUntil: 'commit' });
  await failure;
  release();
  await submitSignInForm(page, persona('member'));
  await expectHome(page);
});

test('a page that the browser renders before it is asked for starts the app and its calls only then: its locks wait, and a renewal that waits for one would end the session of all tabs', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { get: () => true }));
  const calls = recordCalls(page);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByText('Opening your account')).toBeVisible();
  expect(calls).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expectHome(page);
});

test('without any file of the app, as an old copy behind a deployment, the page says that it could not start, and shows nothing that has no style', async ({
  page,
}) => {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  const failure = page.getByRole('alert');
  for (const path of ['/', '/signin', '/dashboard', '/demo/nowhere', '/signup']) {
    await page.goto(path);
    await expect(heading(page, 'Something went wrong')).toBeVisible();
    await expect(failure).toContainText('The app could not start in this browser. Reload the page;');
    await expect(page.locator('form')).toBeHidden();
    await expect(page.locator('body')).toHaveText(
      /^Something went wrong\s+The app could not start.+\.\s*Reload$/,
      {
        useInnerText: true,
      },
    );
  }
  await page.unrouteAll();
  await page.reload();
  await expect(heading(page, 'Create Your Account')).toBeVisible();
  await expect(failure).toBeHidden();
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: 'Access Dashboard' })).toBeVisible();
});

test('a sign-up is not sent while the screen that shows the private key once cannot be loaded', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  const code = await readReferralCode(page);
  await logout(page);
  const calls = recordCalls(page);
  await page.route(fileOf('SignUpSuccess'), (route) => route.abort());
  await submitSignUpForm(page, newMember, code);
  await expect(page.locator('form')).toContainText('Nothing was sent: the page with your private key');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newMember.email);
  expect(calls).not.toContain('POST /api/users/register');
  await page.unroute(fileOf('SignUpSuccess'));
  await signUp(page, newMember, code);
});

test('a new version waits for the answer to what is being sent', async ({ page, host }) => {
  await signIn(page, persona('member'));
  await entry(page, 'Withdraw').click();
  await page.getByLabel('Amount', { exact: true }).fill('20');
  await page.getByLabel('Wallet Address').fill('0x00000000000000000000000000000000000000aa');
  const answer = await holdRequests(page, '**/api/transactions/withdrawal');
  const loads = countLoads(page);
  await host.deploy();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await confirmMovement(page);
  await entry(page, 'Setting').click();
  await expect(page.getByRole('alert')).toContainText('A new version is available.');
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(toast(page, 'Withdraw successful!')).toBeVisible();
  expect(loads()).toBe(0);
  await reload.click();
  await expect(heading(page, 'Account Settings')).toBeVisible();
  expect(loads()).toBe(1);
});

test('while nothing else is to do the code of every screen is fetched, but not for a member who saves data', async ({
  page,
  context,
}) => {
  const isScreen = (file: string) => /\/assets\/(?:Reports|Setting|Donate)-[^/]*\.js$/.test(file);
  const [fetched, savedFrom]: [Set<string>, Set<string>] = [new Set(), new Set()];
  page.on('request', (request) => isScreen(request.url()) && savedFrom.add(request.url()));
  await signIn(page, persona('member'));
  await page.waitForLoadState('networkidle');
  const other = await context.newPage();
  other.on('request', (request) => isScreen(request.url()) && fetched.add(request.url()));
  await other.goto('/dashboard');
  await expect.poll(() => fetched.size).toBe(3);
  await entry(other, 'Setting').click();
  await expect(heading(other, 'Account Settings')).toBeFocused();
  expect(savedFrom.size).toBe(0);
});

test('a browser with the demo of a host sends its calls there once that serves the provider build', async ({
  page,
}) => {
  const demo = await serveProviderApp({ build: path.resolve('dist/demo') });
  await page.goto(demo.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // A page that is left before it has answered its own call, which the worker hands to it.
  await page.goto(`${demo.url}robots.txt`);
  await page.evaluate(() => {
    navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
    void fetch('/api/auth/verify');
  });
  await demo.close();
  const app = await serveProviderApp({ build: BUILD, port: Number(new URL(demo.origin).port) });
  await page.goto(app.url);
  const countWorkers = async () => (await navigator.serviceWorker.getRegistrations()).length;
  await expect.poll(() => page.evaluate(countWorkers)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await submitSignInForm(page, persona('member'));
  await expectHome(page);
  await app.close();
});
