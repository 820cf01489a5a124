import { expect } from '@playwright/test';
import {
  figure,
  homeTitle,
  logOut,
  message,
  openEntry,
  persona,
  readReferralCode,
  seeHome,
  sendCredentials,
  signIn,
  signInTitle,
  signUp,
  wren,
} from './steps';
import { test } from './support';

test('a newcomer signs up, copies the private key, signs in with it, stays signed in and logs out for good', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await signIn(page, persona('member'));
  const referralCode = await readReferralCode(page);
  await logOut(page);

  const shownKey = await signUp(page, wren, referralCode);
  await expect(message(page, 'Signup successful!')).toBeVisible();
  expect(page.url(), 'a private key is no part of an address').not.toContain(shownKey);

  await page.getByRole('button', { name: 'Copy private key' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copiedKey = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiedKey).toBe(shownKey);

  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL('/signin');
  await sendCredentials(page, { identifier: copiedKey, passcode: wren.passcode });
  await seeHome(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(figure(page, 'Available To Withdraw')).toHaveText('$0.00000');
  await expect(figure(page, 'Current Stage')).toHaveText('Stage 0');

  await page.reload();
  await seeHome(page);
  await expect(page).toHaveURL('/dashboard');
  const cookies = await context.cookies();
  expect(cookies.map(({ name, sameSite }) => [name, sameSite]).toSorted()).toEqual([
    ['role', 'Strict'],
    ['token', 'Strict'],
  ]);

  await openEntry(page, 'Transactions');
  await logOut(page);
  await expect(page).toHaveURL('/signin');
  await expect(message(page, 'Logged out successfully.')).toBeVisible();
  await expect(message(page, 'Please login to continue.')).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();

  await page.goBack();
  await expect(message(page, 'Please login to continue.')).toBeVisible();
  await expect(page).toHaveURL('/signin');
  await expect(signInTitle(page)).toBeVisible();
  await expect(homeTitle(page)).toHaveCount(0);
  for (const theirs of [wren.name, wren.email, shownKey, '$0.00000']) {
    await expect(page.locator('body')).not.toContainText(theirs);
  }
});

test('after logging out, no way back through the history leads to the private key', async ({
  page,
  referralCode,
}) => {
  const key = await signUp(page, wren, referralCode);
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await sendCredentials(page, { identifier: key, passcode: wren.passcode });
  await seeHome(page);
  await logOut(page);

  await page.goBack();
  await expect(page).not.toHaveURL('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
});

test('a wrong passcode is refused in words, and the form keeps the private key', async ({ page }) => {
  const identifier = 'trl-nobody';
  await page.goto('/');
  await sendCredentials(page, { identifier, passcode: 'guessed' });
  await expect(message(page, 'Invalid private key or passcode.')).toBeVisible();
  await expect(page.getByLabel('Private key', { exact: true })).toHaveValue(identifier);
  await expect(page).toHaveURL('/');
});
