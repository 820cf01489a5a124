import { expect, type Page } from '@playwright/test';
import {
  callsOf,
  homeTitle,
  logOut,
  message,
  openControls,
  openEntry,
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

const REFRESH = 'GET /api/v1/auth/refresh-token';

async function expireAccessTokens(page: Page): Promise<void> {
  const panel = await openControls(page);
  await panel.getByRole('button', { name: 'Expire access tokens' }).click();
  await expect(message(page, 'Access tokens expired.')).toBeVisible();
  await panel.getByRole('button', { name: 'Close demo controls' }).click();
  await expect(panel).toHaveCount(0);
}

/** Notes every screen's title from now on, however briefly it is there. */
async function titlesFromNowOn(page: Page): Promise<() => Promise<readonly string[]>> {
  const titles: string[] = [];
  await page.exposeFunction('noteTitle', (title: string) => titles.push(title));
  const observe = () => {
    const note: unknown = Reflect.get(window, 'noteTitle');
    let last: string | null = null;
    const look = () => {
      const title = document.querySelector('h1')?.textContent ?? null;
      if (title !== null && title !== last && typeof note === 'function') note(title);
      last = title;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    look();
  };
  await page.addInitScript(observe);
  await page.evaluate(observe);
  return async () => {
    await page.evaluate(() => undefined);
    return titles;
  };
}

test('a token that expired between two visits is renewed once, unseen', async ({ page }) => {
  await signIn(page, persona('member'));
  await expireAccessTokens(page);

  const titles = await titlesFromNowOn(page);
  const calls = callsOf(page);
  await page.reload();
  await seeHome(page);

  expect(calls.filter((call) => call === REFRESH)).toHaveLength(1);
  expect(
    calls.filter((call) => call === 'GET /api/users/profile'),
    'sent, refused and repeated',
  ).toHaveLength(2);
  expect(await titles()).not.toContain('Access Your Account');
  await expect(page).toHaveURL('/dashboard');
});

test('a token that expired on the way to another screen is renewed once, unseen', async ({ page }) => {
  await signIn(page, persona('member'));
  await openEntry(page, 'Transactions');
  await expireAccessTokens(page);

  const titles = await titlesFromNowOn(page);
  const calls = callsOf(page);
  const renewed = page.waitForResponse((response) => response.url().endsWith('/refresh-token'));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await renewed;
  await seeHome(page);
  await page.reload();
  await seeHome(page);

  expect(calls.filter((call) => call === REFRESH)).toHaveLength(1);
  expect(await titles()).not.toContain('Access Your Account');
});

test('somebody signed out who opens a dashboard address is asked to sign in, once', async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard/reports', '/dashboard/no-such-screen']) {
    await page.goto(path);
    await expect(signInTitle(page)).toBeVisible();
    await expect(page).toHaveURL('/signin');
    await expect(message(page, 'Please login to continue.')).toHaveCount(1);
  }
  await page.reload();
  await expect(signInTitle(page)).toBeVisible();
  await expect(message(page, 'Please login to continue.')).toHaveCount(0);
  await sendCredentials(page, persona('member'));
  await seeHome(page);
  await expect(message(page, 'Please login to continue.')).toHaveCount(0);
});

test('a member who opens a dashboard address goes straight there, and from the sign-in address to the home', async ({
  page,
}) => {
  await signIn(page, persona('leader'));
  await page.goto('/dashboard/reports');
  await expect(page.getByRole('link', { name: 'Reports', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/signin');
  await seeHome(page);
  await expect(page).toHaveURL('/dashboard');
});

test('a member who signed up in one tab signs in in the other', async ({ page, context, referralCode }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/signin');
  await expect(signInTitle(other)).toBeVisible();

  const identifier = await signUp(page, wren, referralCode);
  await sendCredentials(other, { identifier, passcode: wren.passcode });
  await seeHome(other);
});

test('signing in and logging out in one tab do the same in the others', async ({ page, context }) => {
  await page.goto('/');
  await expect(signInTitle(page)).toBeVisible();
  const other = await context.newPage();
  await signIn(other, persona('member'));
  await seeHome(page);
  await expect(page).toHaveURL('/dashboard');

  await logOut(other);
  await expect(signInTitle(page)).toBeVisible();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('You logged out in another tab.')).toBeVisible();
  await expect(homeTitle(page)).toHaveCount(0);
  await expect(message(page, 'Please login to continue.')).toHaveCount(0);
});

test('a session of a world that was made anew ends with one sentence, and the next one begins', async ({
  page,
  context,
}) => {
  await signIn(page, persona('member'));
  await resetDemoData(page);
  await expect(signInTitle(page)).toBeVisible();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toHaveCount(1);
  await expect(message(page, 'Please login to continue.')).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);

  await sendCredentials(page, persona('member'));
  await seeHome(page);
});
