import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './fixtures';
import {
  expectHome,
  homeHeading,
  logout,
  newMember,
  openMenuEntry,
  persona,
  readReferralCode,
  signIn,
  signInHeading,
  signUp,
  statValue,
  submitSignInForm,
  toast,
} from './pageActions';

test('a new member signs up, copies the private key, signs in with it, stays signed in after a reload and logs out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await signIn(page, persona('member'));
  const referralCode = await readReferralCode(page);
  await logout(page);

  const shownKey = await signUp(page, newMember, referralCode);
  await expect(toast(page, 'Signup successful!')).toBeVisible();
  expect(page.url(), 'a private key is no part of an address').not.toContain(shownKey);

  await page.getByRole('button', { name: 'Copy private key' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copiedKey = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiedKey).toBe(shownKey);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download .txt' }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, 'utf8')).toContain(shownKey);

  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByLabel('Private key', { exact: true })).toHaveValue(shownKey);
  await submitSignInForm(page, { identifier: copiedKey, passcode: newMember.passcode });
  await expectHome(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(statValue(page, 'Available To Withdraw')).toHaveText('$0.00000');
  await expect(statValue(page, 'Current Stage')).toHaveText('Stage 0');

  await page.reload();
  await expectHome(page);
  await expect(page).toHaveURL('/dashboard');
  const cookies = await context.cookies();
  expect(cookies.map(({ name, sameSite }) => [name, sameSite]).toSorted()).toEqual([
    ['role', 'Strict'],
    ['token', 'Strict'],
  ]);

  await openMenuEntry(page, 'Transactions');
  await logout(page);
  await expect(page).toHaveURL('/signin');
  await expect(toast(page, 'Logged out successfully.')).toBeVisible();
  await expect(toast(page, 'Please login to continue.')).toHaveCount(0);
  await expect.poll(() => context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();

  await page.goBack();
  await expect(toast(page, 'Please login to continue.')).toBeVisible();
  await expect(page).toHaveURL('/signin');
  await expect(signInHeading(page)).toBeVisible();
  await expect(homeHeading(page)).toHaveCount(0);
  for (const theirs of [newMember.name, newMember.email, shownKey, '$0.00000']) {
    await expect(page.locator('body')).not.toContainText(theirs);
  }
});

test('after logout, browser history does not lead back to the private key', async ({
  page,
  referralCode,
}) => {
  const key = await signUp(page, newMember, referralCode);
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await submitSignInForm(page, { identifier: key, passcode: newMember.passcode });
  await expectHome(page);
  await logout(page);

  await page.goBack();
  await expect(page).not.toHaveURL('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
});
