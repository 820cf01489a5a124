import { expect, type Page } from '@playwright/test';
import { findInHeap, takeHeapSnapshot } from './heapSnapshot';
import {
  expectHome,
  logout,
  newMember,
  openCdpSession,
  openMenuEntry,
  persona,
  signInHeading,
  signUp,
  submitSignInForm,
  toast,
} from './pageActions';
import { test } from './providerFixtures';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const MISTYPED = 'typed-by-mistake-1';
const CHOSEN = 'chosen-anew-2';
/** What the search has to find. */
const ON_SCREEN = 'Access Your Account';
const NOT_SENT = 'typed-and-not-sent-3';

const readBrowserState = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
    ]),
  );

const fillIn = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);

test('after a logout nothing of the member is left, neither in what the browser keeps nor in any object that can be reached', async ({
  page,
  served,
}) => {
  const sponsor = served.provider.world.database.member.findFirst({
    where: { user_pk: { equals: persona('leader').identifier } },
  });
  await page.setViewportSize(PHONE);
  const identifier = await signUp(page, newMember, sponsor?.referral_code ?? '');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await submitSignInForm(page, { identifier, passcode: MISTYPED });
  await expect(toast(page, 'Invalid private key or passcode.')).toBeVisible();
  await submitSignInForm(page, { identifier, passcode: newMember.passcode });
  await expectHome(page);
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('auth'))) ?? '');

  await page.setViewportSize(DESKTOP);
  await openMenuEntry(page, 'Fund Transfer');
  await fillIn(page, 'Recipient private key', persona('member').identifier);
  await openMenuEntry(page, 'Setting');
  await expect(page.getByText(newMember.email).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Security' }).click();
  await fillIn(page, 'Current Password', newMember.passcode);
  await fillIn(page, 'New Password', CHOSEN);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Password updated successfully!')).toBeVisible();
  await fillIn(page, 'Current Password', NOT_SENT);
  await logout(page);
  await expect(toast(page, 'Logged out successfully.')).toBeVisible();

  const { name, email, passcode } = newMember;
  const typed = [passcode, MISTYPED, CHOSEN, NOT_SENT, persona('member').identifier];
  const session = await openCdpSession(page);
  // Felte checks a form for the last time 300 ms after the last key.
  await expect(async () => {
    const state = await readBrowserState(page);
    const heap = await takeHeapSnapshot(session);
    const secrets = [identifier, token, name, email, ...typed];
    const found = findInHeap(heap, [ON_SCREEN, ...secrets]);
    const expected = found.filter((way) => way.startsWith(`${ON_SCREEN}: `));
    expect(expected).not.toEqual([]);
    expect(found).toEqual(expected);
    expect(secrets.filter((secret) => state.includes(secret))).toEqual([]);
  }).toPass({ timeout: 10_000 });

  for (let step = 0; step < 4 && !page.url().endsWith('/signup-success'); step += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('Your private key is shown once, right after sign-up.')).toBeVisible();
  await expect(page.getByText(identifier)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(signInHeading(page)).toBeVisible();
});
