import { expect, test } from '@playwright/test';
import { findInHeap, takeHeapSnapshot } from './heapSnapshot';
import { expectHome, logout, openCdpSession, openMenuEntry, persona, submitSignInForm } from './pageActions';
import { serveProviderApp } from './serveProviderApp';

test('after a logout no object that can be reached holds anything of the member', async ({ page }) => {
  const app = await serveProviderApp();
  const { identifier, passcode } = persona('member');
  await page.goto(app.origin);
  await submitSignInForm(page, { identifier, passcode: 'typed-by-mistake-1' });
  await expect(page.getByText('Invalid private key or passcode.')).toBeVisible();
  await submitSignInForm(page, { identifier, passcode });
  await expectHome(page);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '').token);
  await openMenuEntry(page, 'Setting');
  await expect(page.getByText('member@example.com').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByLabel('Current Password', { exact: true }).fill(passcode);
  await page.getByLabel('New Password', { exact: true }).fill('chosen-anew-2');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
  await page.getByLabel('Current Password', { exact: true }).fill('typed-and-left-3');
  await logout(page);
  await expect(page.getByText('Logged out successfully.')).toBeVisible();
  const heap = await takeHeapSnapshot(await openCdpSession(page));
  const secrets = {
    identifier,
    passcode,
    token,
    email: 'member@example.com',
    name: 'Miguel Member',
    mistake: 'typed-by-mistake-1',
    chosen: 'chosen-anew-2',
    left: 'typed-and-left-3',
  };
  for (const [name, secret] of Object.entries(secrets)) {
    for (const way of findInHeap(heap, secret)) console.log(name, ':', way);
  }
  await app.close();
});
