import { expect } from '@playwright/test';
import { newMember, persona, signUp, toast } from '../pageActions';
import { fill, forms, press } from './moneyForms';
import { fetchToken, test } from './providerFixtures';
import type { ServedApp } from './servedApps';

async function countEntries(app: ServedApp, path: string): Promise<number> {
  const authorization = `Bearer ${await fetchToken(app, 'leader')}`;
  const response = await fetch(`${app.origin}/api${path}`, { headers: { authorization } });
  return (await response.text()).split('"amount":').length - 1;
}

const HISTORIES = {
  transfer: '/transfers/history',
  donation: '/donations/history',
  withdrawal: '/transactions/history',
} as const;

for (const form of forms) {
  test(`a ${form.name} is sent once${form.name === 'transfer' ? ', and its review says to whom' : ''}`, async ({
    page,
    app,
    openAs,
    waitForScreen,
  }) => {
    await openAs('leader', form.path);
    await waitForScreen();
    const before = await countEntries(app, HISTORIES[form.name]);
    await form.fillIn(page);
    await form.submit(page);
    await expect(form.success(page)).toBeVisible();
    expect(await countEntries(app, HISTORIES[form.name]), 'movements').toBe(before + 1);
    if (form.name !== 'transfer') return;
    const review = page.getByRole('tabpanel', { name: 'Review Transfer' });
    await expect(review).toContainText('Nora Newcomer');
    await expect(review).toContainText('$5.00000');
  });
}

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
  await signUp(page, newMember, app.referralCode);
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
