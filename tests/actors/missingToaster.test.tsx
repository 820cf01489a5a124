import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { notify } from '#src/actors/notify.ts';
import { expectCrashes } from '../views/support/console';
import { heading } from '../views/support/locators';
import '../views/support/eachTest';
import { openApp } from '../views/support/openApp';

vi.mock('#src/app/Toasts.tsx', () => ({
  default: () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

test('where the toaster cannot be rendered, the page stays and its message stands inline', async () => {
  expectCrashes();
  await openApp('/dashboard');
  await expect.element(heading('Access Your Account')).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toHaveTextContent('Please login to continue.');
  expect(page.getByRole('main').elements()).toHaveLength(1);
});

test('a message of a member is gone with the session', async () => {
  expectCrashes();
  await openApp('/dashboard', { as: 'member' });
  await expect.element(heading('Financial Overview')).toBeVisible();
  notify.success('Your transfer of $12.50000 was accepted.');
  await expect.element(page.getByText('Your transfer of $12.50000 was accepted.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.element(page.getByText('Logged out successfully.')).toBeVisible();
  await expect.element(page.getByText('Your transfer of $12.50000 was accepted.')).not.toBeInTheDocument();
});
