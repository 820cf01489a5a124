import { expect, type Locator, type Page } from '@playwright/test';
import { toAddress } from '../../paths/playwright/addresses';
import type { TabOperation } from '../appDriver';
import { AMOUNTS } from '../builders';
import { accounts } from './accounts';
import type { CallLog, CapturedResponses } from './callLog';
import { hideStoredSession } from './hideStoredSession';
import { readSession } from './readSession';
import { toKey } from './storageKey';

const visible = (locator: Locator): Locator => locator.filter({ visible: true }).first();

/** Signs in with the form, in a tab without a session. */
export async function signIn(
  page: Page,
  { key, passcode }: { readonly key: string; readonly passcode: string },
): Promise<void> {
  await page.addInitScript(hideStoredSession, toKey('auth'));
  await page.goto(toAddress('/signin'));
  await page.getByLabel('Private key', { exact: true }).fill(key);
  await page.getByLabel('Passcode', { exact: true }).fill(passcode);
  await page.getByRole('button', { name: 'Access Dashboard', exact: true }).click();
  await expect(page, 'the URL after the sign-in').not.toHaveURL(toAddress('/signin'));
}

/** A blank page of the app's origin. */
export async function openBlankPage(page: Page): Promise<void> {
  await page.route('**/empty-page', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(toAddress('/empty-page'));
}

interface Surroundings {
  readonly page: Page;
  readonly captures: CapturedResponses;
  readonly getCallLog: (page: Page) => CallLog;
  readonly timeoutMs: number;
}

/** Another tab of the same browser does this. */
export async function actInOtherTab(
  { page, captures, getCallLog, timeoutMs }: Surroundings,
  operation: TabOperation,
  as: 'member' | 'other',
): Promise<void> {
  // Each tab is closed here once it has done what it was opened for.
  if (operation === 'close') return;
  const tab = await page.context().newPage();
  const before = captures.get('token');
  const poll = (message: string, read: () => unknown) =>
    expect.poll(read, { message, intervals: [10, 20, 50, 100], timeout: timeoutMs });
  // A tab that is closed no longer tells what it was answered.
  const awaitToken = async () => {
    await poll('the newest token', () => captures.get('token')).not.toBe(before);
    await poll('the stored token', async () => (await readSession(page)).token).toBe(captures.get('token'));
  };
  if (operation === 'garbage') {
    await openBlankPage(tab);
    await tab.evaluate((key) => localStorage.setItem(key, 'garbage'), toKey('auth'));
  } else if (operation === 'login') {
    await signIn(tab, accounts[as]);
    await awaitToken();
  } else if (operation === 'loseAnswer' || operation === 'lookUp') {
    const lookedUp = visible(tab.getByRole('button', { name: 'I have looked it up', exact: true }));
    if (operation === 'loseAnswer')
      getCallLog(tab).expect('POST /donations/process', { kind: 'responseLost' });
    await tab.goto(toAddress('/dashboard/donate'));
    if (operation === 'loseAnswer') {
      await tab.getByLabel('Amount', { exact: true }).fill(String(AMOUNTS.donation));
      await tab.getByRole('button', { name: 'Submit', exact: true }).click();
      await expect(lookedUp).toBeVisible({ timeout: timeoutMs });
    } else {
      await lookedUp.click();
      await expect(lookedUp).toBeHidden({ timeout: timeoutMs });
    }
  } else if (operation === 'clearSiteData' || (await readSession(page)).token === null) {
    await openBlankPage(tab);
    // Clearing an empty storage causes no event in other tabs.
    await tab.evaluate(() => localStorage.setItem('left by another tab', ''));
    await tab.evaluate(() => localStorage.clear());
  } else {
    const refused = { kind: 'unauthorized' } as const;
    if (operation !== 'logout') getCallLog(tab).expect('GET /users/profile', refused);
    if (operation === 'expire') getCallLog(tab).expect('GET /v1/auth/refresh-token', refused);
    // Only without Web Locks does a tab ask for a new token while another one does.
    if (operation !== 'logout') {
      await tab.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    }
    await tab.goto(toAddress('/dashboard'));
    const logout = visible(tab.getByRole('button', { name: 'Logout', exact: true }));
    if (operation !== 'expire') await expect(logout).toBeVisible({ timeout: timeoutMs });
    if (operation === 'refreshToken') await awaitToken();
    else {
      if (operation === 'logout') await logout.click();
      await expect(visible(tab.getByRole('heading', { name: 'Access Your Account' }))).toBeVisible({
        timeout: timeoutMs,
      });
    }
  }
  await tab.close();
}
