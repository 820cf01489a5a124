import { expect, type Page } from '@playwright/test';
import { confirmMovement, persona, toast } from '../pageActions';
import { fetchToken, test } from './providerFixtures';
import type { ServedApp } from './servedApps';

async function countEntries(app: ServedApp, path: string): Promise<number> {
  const authorization = `Bearer ${await fetchToken(app, 'leader')}`;
  const response = await fetch(`${app.origin}/api${path}`, { headers: { authorization } });
  return (await response.text()).split('"amount":').length - 1;
}

async function expectOneMovement(app: ServedApp, history: string, send: () => Promise<void>): Promise<void> {
  const before = await countEntries(app, history);
  await send();
  expect(await countEntries(app, history), 'movements').toBe(before + 1);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

test.describe('money', () => {
  test('a transfer is sent once and reviewed', async ({ page, app, openAs, waitForScreen }) => {
    await openAs('leader', '/dashboard/fund-transfer');
    await waitForScreen();
    await expectOneMovement(app, '/transfers/history', async () => {
      await fill(page, 'Recipient private key', persona('newcomer').identifier);
      await fill(page, 'Amount', '5');
      await press(page, 'Send Fund');
      await confirmMovement(page);
      await expect(page.getByText('Transaction Successful').first()).toBeVisible();
    });
    const review = page.getByRole('tabpanel', { name: 'Review Transfer' });
    await expect(review).toContainText('Nora Newcomer');
    await expect(review).toContainText('$5.00000');
  });

  test('a donation is made once', async ({ page, app, openAs, waitForScreen }) => {
    await openAs('leader', '/dashboard/donate');
    await waitForScreen();
    await expectOneMovement(app, '/donations/history', async () => {
      await fill(page, 'Amount', '6000');
      await press(page, 'Submit');
      await expect(toast(page, 'Donation made successfully!')).toBeVisible();
    });
  });

  test('a withdrawal is requested once', async ({ page, app, openAs, waitForScreen }) => {
    await openAs('leader', '/dashboard/withdraw');
    await waitForScreen();
    await expectOneMovement(app, '/transactions/history', async () => {
      await fill(page, 'Amount', '20');
      await fill(page, 'Wallet Address', '0x00000000000000000000000000000000000000aa');
      await press(page, 'Confirm');
      await confirmMovement(page);
      await expect(toast(page, 'Withdraw successful!')).toBeVisible();
    });
  });
});

test('the profile is saved', async ({ page, openAs, waitForScreen }) => {
  await openAs('leader', '/dashboard/setting');
  await waitForScreen();
  await press(page, 'Update Details');
  await fill(page, 'Full Name', 'Lena Leader');
  await fill(page, 'Wallet Address', '0x00000000000000000000000000000000000000bb');
  await press(page, 'Save Changes');
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible();
});

test('the password is changed', async ({ page, openAs, waitForScreen }) => {
  const { passcode } = persona('leader');
  await openAs('leader', '/dashboard/setting?tab=security');
  await waitForScreen();
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
