import { expect, type Page } from '@playwright/test';
import {
  callsOf,
  developerTools,
  follow,
  logOut,
  marker,
  message,
  persona,
  resetDemoData,
  seeHome,
  sendCredentials,
  signIn,
  signInTitle,
  signUp,
  wren,
} from './steps';
import { test } from './support';

/** Whether a service worker was asked for the page itself; a hard reload does not ask it. */
const cameByWorker = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => 'workerStart' in entry && entry.workerStart !== 0),
  );

test('somebody who signed up is still known after a reload', async ({ page, referralCode }) => {
  const identifier = await signUp(page, wren, referralCode);
  await page.reload();
  await page.goto('/signin');
  await sendCredentials(page, { identifier, passcode: wren.passcode });
  await seeHome(page);
});

test('a hard reload, past the service worker, shows the dashboard and signs in without any server', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  const browser = await developerTools(page);
  const loaded = page.waitForEvent('load');
  await browser.send('Page.reload', { ignoreCache: true });
  await loaded;
  await seeHome(page);
  expect(await cameByWorker(page)).toBe(false);
  await logOut(page);
  await sendCredentials(page, persona('leader'));
  await seeHome(page);
});

test('with the service worker bypassed for good, the dashboard is shown and signs in without any server', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  const browser = await developerTools(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBypassServiceWorker', { bypass: true });

  const calls = callsOf(page);
  await page.reload();
  await seeHome(page);
  await logOut(page);
  await sendCredentials(page, persona('leader'));
  await seeHome(page);
  await page.reload();
  await seeHome(page);
  expect(await cameByWorker(page)).toBe(false);
  expect(calls, 'the page answers by itself').toEqual([]);
});

test.describe('where there are no service workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page answers all by itself and still remembers', async ({ page, referralCode }) => {
    const calls = callsOf(page);
    const identifier = await signUp(page, wren, referralCode);
    await page.reload();
    await signIn(page, { identifier, passcode: wren.passcode });
    await page.reload();
    await seeHome(page);
    expect(calls).toEqual([]);
  });
});

/** Leaves what another app on the same address might keep in this browser. */
const leaveForeignData = (page: Page) =>
  page.evaluate(async () => {
    localStorage.setItem('another-app', 'kept');
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('another-app', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('records');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const writing = opening.result.transaction('records', 'readwrite');
        writing.objectStore('records').put('kept', 'record');
        writing.onerror = () => reject(writing.error);
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  });

const foreignData = (page: Page) =>
  page.evaluate(async () => {
    const record = await new Promise<unknown>((resolve, reject) => {
      const opening = indexedDB.open('another-app');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const { objectStoreNames } = opening.result;
        if (!objectStoreNames.contains('records')) return resolve(null);
        const reading = opening.result.transaction('records').objectStore('records').get('record');
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result);
        };
      };
    });
    return { localStorage: localStorage.getItem('another-app'), indexedDB: record };
  });

test('resetting the demo forgets who signed up and touches nothing else in the browser', async ({
  page,
  referralCode,
}) => {
  const identifier = await signUp(page, wren, referralCode);
  await page.goto('/signin');
  await leaveForeignData(page);

  await resetDemoData(page);
  await sendCredentials(page, { identifier, passcode: wren.passcode });
  await expect(message(page, 'Invalid private key or passcode.')).toBeVisible();
  expect(await foreignData(page)).toEqual({ localStorage: 'kept', indexedDB: 'kept' });

  await sendCredentials(page, persona('member'));
  await seeHome(page);
});

test('resetting the demo while signed in touches nothing else in the browser either', async ({ page }) => {
  await signIn(page, persona('member'));
  await leaveForeignData(page);

  await resetDemoData(page);
  await expect(signInTitle(page)).toBeVisible();
  expect(await foreignData(page)).toEqual({ localStorage: 'kept', indexedDB: 'kept' });
});

test('every screen says that it shows sample data', async ({ page }) => {
  const isMarked = async (path: string) => {
    await follow(page, path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(marker(page), path).toBeInViewport({ ratio: 1 });
  };
  await page.goto('/');
  await expect(signInTitle(page)).toBeVisible();
  await expect(marker(page)).toBeInViewport({ ratio: 1 });
  for (const path of ['/signup', '/signup-success', '/forgot-password', '/reset-password/a-token'])
    await isMarked(path);
  for (const path of ['/no-such-page', '/signin']) await isMarked(path);
  await sendCredentials(page, persona('member'));
  await seeHome(page);
  await expect(marker(page)).toBeInViewport({ ratio: 1 });
  for (const path of ['/dashboard/donate', '/dashboard/no-such-screen', '/dashboard']) await isMarked(path);
});

test('a call that the provider does not have is refused loudly, never answered with a page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(signInTitle(page)).toBeVisible();
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
