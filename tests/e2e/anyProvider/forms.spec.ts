import { expect, type Page } from '@playwright/test';
import { persona, toast } from '../pageActions';
import { fetchToken, test } from './fixtures';
import { waitForScreen } from './screens';
import type { ServedApp } from './servedApps';

/** How many entries the histories of the persona *member* have, by their path. */
async function countEntries({ origin, ...app }: ServedApp, path: string): Promise<number> {
  const token = await fetchToken({ origin, ...app }, persona('member'));
  const response = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await response.text()).split('"amount":').length - 1;
}

/** Presses the button and expects that exactly one movement is added to a history. */
async function expectOneMovement(app: ServedApp, history: string, send: () => Promise<void>): Promise<void> {
  const before = await countEntries(app, history);
  await send();
  expect(await countEntries(app, history), 'movements').toBe(before + 1);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

test.describe('money', () => {
  test('a transfer is sent once and reviewed', async ({ page, app, openAs }) => {
    await openAs('member', '/dashboard/fund-transfer');
    await waitForScreen(page);
    await expectOneMovement(app, '/transfers/history', async () => {
      await fill(page, 'Recipient private key', persona('leader').identifier);
      await fill(page, 'Amount', '5');
      await press(page, 'Send Fund');
      await expect(page.getByText('Transaction Successful').first()).toBeVisible();
    });
    const review = page.getByRole('tabpanel', { name: 'Review Transfer' });
    await expect(review).toContainText('Lena Leader');
    await expect(review).toContainText('$5.00000');
  });

  test('a donation is made once', async ({ page, app, openAs }) => {
    await openAs('member', '/dashboard/donate');
    await waitForScreen(page);
    await expectOneMovement(app, '/donations/history', async () => {
      await fill(page, 'Amount', '60');
      await press(page, 'Submit');
      await expect(toast(page, 'Donation made successfully!')).toBeVisible();
    });
  });

  test('a withdrawal is requested once', async ({ page, app, openAs }) => {
    await openAs('member', '/dashboard/withdraw');
    await waitForScreen(page);
    await expectOneMovement(app, '/transactions/history', async () => {
      await fill(page, 'Amount', '20');
      await fill(page, 'Wallet Address', '0x00000000000000000000000000000000000000aa');
      await press(page, 'Confirm');
      await expect(toast(page, 'Withdraw successful!')).toBeVisible();
    });
  });
});

test('the profile is saved', async ({ page, openAs }) => {
  await openAs('member', '/dashboard/setting');
  await waitForScreen(page);
  await press(page, 'Update Details');
  await fill(page, 'Full Name', 'Miguel Member');
  await fill(page, 'Wallet Address', '0x00000000000000000000000000000000000000bb');
  await press(page, 'Save Changes');
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
});

test('the password is changed', async ({ page, openAs }) => {
  const { passcode } = persona('member');
  await openAs('member', '/dashboard/setting?tab=security');
  await waitForScreen(page);
  await fill(page, 'Current Password', passcode);
  // The same again: the other tests sign in with it.
  await fill(page, 'New Password', passcode);
  await press(page, 'Save Changes');
  await expect(toast(page, 'Password updated successfully!')).toBeVisible();
});

test('a new member signs up and is shown the private key', async ({ page, app }) => {
  await page.goto('/signup');
  await fill(page, 'Name', 'Wren Walker');
  await fill(page, 'Email', 'wren@example.org');
  await fill(page, 'Passcode', 'under-the-ivy-7');
  await fill(page, 'Referral code', app.referralCode);
  await press(page, 'Create Account');
  await expect(page.getByRole('heading', { name: 'Sign Up Successful!' })).toBeVisible();
  await expect(page.locator('main code')).toHaveText(/^trl-[a-z0-9]{40}$/);
});

test('a reset link is requested', async ({ page }) => {
  await page.goto('/forgot-password');
  await fill(page, 'Email', 'newcomer@example.com');
  await press(page, 'Send reset link');
  await expect(toast(page, 'Reset credentials set to your email.')).toBeVisible();
});

test('a passcode is reset, which leads to sign-in', async ({ page, app }) => {
  await page.goto(app.resetPath);
  await fill(page, 'New passcode', 'a-new-passcode-1');
  await fill(page, 'Re-enter passcode', 'a-new-passcode-1');
  await press(page, 'Reset passcode');
  await expect(page).toHaveURL('/signin');
});
