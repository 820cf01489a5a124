import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import {
  expectHome,
  openControls,
  openMenuEntry,
  persona,
  recordCalls,
  resetDemoData,
  signIn,
  signInHeading,
  submitSignInForm,
  toast,
} from './pageActions';

const REFRESH = 'GET /api/v1/auth/refresh-token';

async function expireAccessTokens(page: Page): Promise<void> {
  const panel = await openControls(page, 'Network');
  await panel.getByRole('button', { name: 'Expire access tokens' }).click();
  await expect(toast(page, 'Access tokens expired.')).toBeVisible();
  await panel.getByRole('button', { name: 'Close demo controls' }).click();
  await expect(panel).toHaveCount(0);
}

/** Records every level-1 heading that is on the screen for a frame from now on. */
async function recordTitles(page: Page): Promise<() => Promise<readonly string[]>> {
  const titles: string[] = [];
  await page.exposeFunction('noteTitle', (title: string) => titles.push(title));
  const observe = () => {
    let last: string | null = null;
    const look = () => {
      // Not before: the page may have it only after this script.
      const note: unknown = Reflect.get(window, 'noteTitle');
      const shown = [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility());
      const title = shown?.textContent ?? null;
      if (title !== null && title !== last && typeof note === 'function') note(title);
      last = title;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  await page.addInitScript(observe);
  await page.evaluate(observe);
  return async () => {
    await page.evaluate(() => undefined);
    return titles;
  };
}

test('an access token that expired between two visits or before navigation is refreshed once, without a visible change', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  await expireAccessTokens(page);

  const titles = await recordTitles(page);
  const calls = recordCalls(page);
  await page.reload();
  await expectHome(page);

  expect(calls.filter((call) => call === REFRESH)).toHaveLength(1);
  expect(
    calls.filter((call) => call === 'GET /api/users/profile'),
    'sent, refused and repeated',
  ).toHaveLength(2);
  await expect(page).toHaveURL('/dashboard');

  await openMenuEntry(page, 'Transactions');
  await expireAccessTokens(page);
  const renewed = page.waitForResponse((response) => response.url().endsWith('/refresh-token'));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await renewed;
  await expectHome(page);
  await page.reload();
  await expectHome(page);
  expect(calls.filter((call) => call === REFRESH)).toHaveLength(2);
  expect(await titles()).not.toContain('Access Your Account');
});

test('a reset of the demo data ends the sessions of all tabs, which say that it was reset, and a new one can start', async ({
  page,
  context,
}) => {
  await signIn(page, persona('member'));
  const other = await context.newPage();
  await other.goto('/dashboard/reports');
  await expect(other.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  const reloaded = other.waitForEvent('load');
  await resetDemoData(page);
  await reloaded;
  const expectReset = async (tab: Page, said: string) => {
    await expect(toast(tab, said)).toBeVisible();
    await expect(signInHeading(tab)).toBeVisible();
    await expect(tab).toHaveURL('/signin');
    await expect(tab.getByText('Your session has ended. Please sign in again.')).toHaveCount(0);
    await expect(toast(tab, 'Please login to continue.')).toHaveCount(0);
  };
  // It is said in both at the same time, and for four seconds only.
  await Promise.all([
    expectReset(page, 'The demo data were reset.'),
    expectReset(other, 'The demo data were reset in another tab.'),
  ]);
  expect(await context.cookies()).toEqual([]);

  await submitSignInForm(page, persona('member'));
  await expectHome(page);
});
