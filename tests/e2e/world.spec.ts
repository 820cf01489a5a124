import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import {
  expectHome,
  logout,
  marker,
  navigateTo,
  newMember,
  openCdpSession,
  persona,
  publicPaths,
  recordCalls,
  signIn,
  signInHeading,
  signUp,
  submitSignInForm,
} from './pageActions';

/** Whether the document was served through the service worker; a hard reload bypasses it. */
const wasServedByWorker = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => 'workerStart' in entry && entry.workerStart !== 0),
  );

test('the dashboard is shown and sign-in works without a server where the service worker is bypassed, by a hard reload or permanently', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  const browser = await openCdpSession(page);
  const loaded = page.waitForEvent('load');
  await browser.send('Page.reload', { ignoreCache: true });
  await loaded;
  await expectHome(page);
  expect(await wasServedByWorker(page)).toBe(false);
  await logout(page);
  await submitSignInForm(page, persona('leader'));
  await expectHome(page);

  await browser.send('Network.enable');
  await browser.send('Network.setBypassServiceWorker', { bypass: true });

  const calls = recordCalls(page);
  await page.reload();
  await expectHome(page);
  await logout(page);
  await submitSignInForm(page, persona('member'));
  await expectHome(page);
  await page.reload();
  await expectHome(page);
  expect(await wasServedByWorker(page)).toBe(false);
  expect(calls, 'the page answers by itself').toEqual([]);
});

test('a page that was opened while the worker of another tab was being activated is controlled by it', async ({
  page,
  context,
}) => {
  const opening = await context.newPage();
  const isControlled = () => navigator.serviceWorker.controller !== null;
  // Asked for before there is a worker, and answered once there is one.
  await opening.route('**/signin', async (route) => {
    await page.goto('/');
    await page.waitForFunction(isControlled);
    await route.continue();
  });
  await opening.goto('/signin');
  await submitSignInForm(opening, persona('member'));
  await expectHome(opening);
  expect(await opening.evaluate(isControlled)).toBe(true);
});

test('the calls of a page that is about to be left are answered by the worker, too', async ({ page }) => {
  await signIn(page, persona('member'));
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  const calls = recordCalls(page);
  await navigateTo(page, '/dashboard/transactions');
  await expect.poll(() => calls).toContain('GET /api/transactions/history');
});

test('after the browser has stopped the worker the page answers its calls, and none goes to the host', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  const browser = await openCdpSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await navigateTo(page, '/dashboard/transactions');
  await expect(page.getByRole('region', { name: 'Recent Transaction' }).locator('tbody tr')).toHaveCount(10);
});

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page answers all calls and persists the data', async ({ page, referralCode }) => {
    const calls = recordCalls(page);
    const identifier = await signUp(page, newMember, referralCode);
    await page.reload();
    await signIn(page, { identifier, passcode: newMember.passcode });
    await page.reload();
    await expectHome(page);
    expect(calls).toEqual([]);
  });
});

test('every screen shows the sample-data marker', async ({ page }) => {
  const isMarked = async (path: string) => {
    await navigateTo(page, path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(marker(page), path).toBeInViewport({ ratio: 1 });
  };
  await page.goto('/');
  await expect(signInHeading(page)).toBeVisible();
  await expect(marker(page)).toBeInViewport({ ratio: 1 });
  for (const path of [...publicPaths, '/signin']) await isMarked(path);
  await submitSignInForm(page, persona('member'));
  await expectHome(page);
  await expect(marker(page)).toBeInViewport({ ratio: 1 });
  for (const path of ['/dashboard/donate', '/dashboard/no-such-screen', '/dashboard']) await isMarked(path);
});

test('a call without a handler is answered with an error, never with the page', async ({ page }) => {
  // The provider starts with the first call at the latest.
  await signIn(page, persona('member'));
  for (const method of ['GET', 'POST', 'DELETE']) {
    const answer = await page.evaluate(async (method) => {
      const response = await fetch('/api/no/such/call', { method });
      return { status: response.status, body: await response.text() };
    }, method);
    expect(answer.status).toBe(501);
    expect(JSON.parse(answer.body)).toMatchObject({
      error: `The provider has no ${method} /api/no/such/call.`,
    });
  }
});
