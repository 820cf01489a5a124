import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { expectTakenOver, holdApp, markForm, watchErrors } from './firstPaint';
import {
  expectHome,
  logout,
  openControls,
  openMenuEntry,
  persona,
  signInHeading,
  submitSignInForm,
  toast,
} from './pageActions';
import { readSmokePlans } from './paths';
import { test as base } from './policyTest';
import { serveProviderApp } from './serveProviderApp';

const [plan] = readSmokePlans('session');
if (!plan) throw new Error('The baseline of the session has no smoke path.');

const BASE_PATH = '/app/';
/** Slashes that are missing are added. */
const GIVEN = 'app';

type Served = Awaited<ReturnType<typeof serveProviderApp>>;

interface Fixtures {
  /** Serves a build that was made for the base path, in the specification's wording, over a sample provider at `/api`. */
  readonly serve: (options: { readonly hasFallback: boolean }) => Promise<Served>;
}
interface Options {
  readonly mode: 'production' | 'demo';
}

/** Every request of a page has to be one below the base path, or a call of the provider. */
const test = base.extend<Fixtures & Options>({
  mode: ['production', { option: true }],
  serve: async ({ mode, context }, use) => {
    const build = await mkdtemp(path.join(tmpdir(), 'trellis-base-path-'));
    const options = ['--mode', mode, '--outDir', build, '--emptyOutDir', '--logLevel', 'error'];
    await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
      env: { ...process.env, NODE_ENV: 'production', VITE_BASE_PATH: GIVEN, VITE_WORDING: 'original' },
    });
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      const { pathname, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && !/^\/(app|api)\//.test(pathname)) elsewhere.push(request.url());
    });
    const served: Served[] = [];
    await use(async (host) => {
      const app = await serveProviderApp({ build, basePath: BASE_PATH, ...host });
      served.push(app);
      return app;
    });
    for (const app of served) await app.close();
    await rm(build, { recursive: true });
    expect(elsewhere, 'requests outside of the base path').toEqual([]);
  },
});

const member = persona('member');
/** of another app of the same host */
const FOREIGN = 'of another app';

/** Walks from address to address; all are the host's to answer. Ends signed out. */
async function walkAddresses(page: Page, { origin, provider }: Served, mode: Options['mode']): Promise<void> {
  await page.goto(`${origin}/app/dashboard/fund-transfer?tab=history`);
  await expect(toast(page, 'Please login to continue.')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/app/signin`);
  await page.evaluate((key) => localStorage.setItem(key, 'kept'), FOREIGN);
  await submitSignInForm(page, member);
  const tab = page.getByRole('tab', { name: 'Transfer History', selected: true });
  await expect(tab).toBeVisible();
  await page.reload();
  await expect(tab).toBeVisible();
  await expect(page).toHaveURL(`${origin}/app/dashboard/fund-transfer?tab=history`);
  const cookies = (await page.context().cookies()).filter(({ httpOnly }) => !httpOnly);
  expect(cookies.map((cookie) => `${cookie.name} ${cookie.path}`).toSorted()).toEqual([
    'role /app/',
    'token /app/',
  ]);
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(keys).toEqual(['/app/:auth', FOREIGN]);

  await openMenuEntry(page, 'Network');
  const link = page.getByText(`${origin}/app/signup?ref=`);
  await expect(link).toBeVisible();
  const shared = (await link.textContent()) ?? '';
  const other = await page.context().newPage();
  await other.goto(shared);
  await expect(other).toHaveURL(shared);
  await expect(other.getByLabel('Referral code', { exact: true })).toHaveValue(shared.replace(/^.*=/, ''));
  await other.goto(`${origin}/app/dashboard`);
  await expectHome(other);
  await logout(page);
  await expect(page).toHaveURL(`${origin}/app/signin`);
  await expect(signInHeading(other)).toBeVisible();
  await expect(other.getByText('You logged out in another tab.')).toBeVisible();
  await other.close();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ [FOREIGN]: 'kept' });
  expect((await page.context().cookies()).filter(({ httpOnly }) => !httpOnly)).toEqual([]);

  await page.goto(`${origin}/app/nowhere`);
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/app/');
  await page.goto(`${origin}/app/forgot-password`);
  await page.getByLabel('Email', { exact: true }).fill('member@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(toast(page, 'Reset credentials set to your email.')).toBeVisible();
  if (mode === 'demo') {
    const outbox = await openControls(page, 'World');
    await outbox.getByRole('link', { name: /^Passcode reset for/ }).click();
    await expect(page).toHaveURL(/\/app\/reset-password\/.+/);
    await page.reload();
  } else {
    const [mail] = await provider.controls.outbox();
    await page.goto(`${origin}/app${mail?.path}`);
  }
  await page.getByLabel('New passcode', { exact: true }).fill(member.passcode);
  await page.getByLabel('Re-enter passcode', { exact: true }).fill(member.passcode);
  await page.getByRole('button', { name: 'Reset passcode' }).click();
  await expect(page).toHaveURL(`${origin}/app/signin`);
}

/** The form of the page is taken over as it is, in the specification's wording. */
async function expectHydrated(page: Page, { origin }: Served): Promise<void> {
  const errors = watchErrors(page);
  const release = await holdApp(page);
  await page.goto(`${origin}/app/signin`, { waitUntil: 'commit' });
  await expect(signInHeading(page)).toBeVisible();
  const isSameForm = await markForm(page);
  release();
  await expectTakenOver(page);
  expect(await isSameForm()).toBe(true);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByText('Name is required')).toHaveCount(2);
  expect(errors).toEqual([]);
}

async function expectNothingOutside({ origin }: Served): Promise<void> {
  for (const address of ['/signin', '/apple', '/dashboard', '/mockServiceWorker.js']) {
    expect((await fetch(origin + address)).status, address).toBe(404);
  }
}

// Each of them makes a build first.
test.setTimeout(120_000);

test.describe('the provider build below a base path', () => {
  test('opens every address below it, and none outside, on a host with a fallback and on one without', async ({
    page,
    serve,
  }) => {
    for (const hasFallback of [true, false]) {
      await test.step(`with a fallback: ${hasFallback}`, async () => {
        const app = await serve({ hasFallback });
        await expectNothingOutside(app);
        await walkAddresses(page, app, 'production');
        await expectHydrated(page, app);
        await page.unrouteAll();
      });
    }
  });
});

test.describe('the demo build below a base path', () => {
  test.use({ mode: 'demo' });

  test('opens every address below it without a fallback, with a worker, data and testers’ pages of its own', async ({
    page,
    serve,
  }) => {
    const app = await serve({ hasFallback: false });
    await expectNothingOutside(app);
    await walkAddresses(page, app, 'demo');
    await expectHydrated(page, app);
    const worker = await page.evaluate(async () => ({
      scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      script: navigator.serviceWorker.controller?.scriptURL,
    }));
    const root = `${app.origin}/app/`;
    expect(worker).toEqual({ scopes: [root], script: `${root}mockServiceWorker.js` });
    const databases = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name ?? '').toSorted(),
    );
    expect(databases).toEqual(['/app/:trellis-demo', '/app/:trellis-visited']);

    await page.goto(`${root}demo/paths?tab=paths`);
    await expect(page.locator(`a[href="/app/?path=${plan.id}"]`)).toHaveCount(1);
    await expect(page.getByText('Opening your account')).toBeHidden();
    await page.getByRole('link', { name: 'The provider’s calls' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The provider’s calls' })).toBeVisible();
    const document = page.getByRole('link', { name: 'Open the OpenAPI document' });
    await expect(document).toHaveAttribute('href', '/app/openapi.json');

    await page.goto(`${root}?path=${plan.id}&speed=fast`);
    const passed = page.getByText(new RegExp(`Passed: ${plan.steps.length} steps`));
    await expect(passed).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ [FOREIGN]: 'kept' });
  });
});
