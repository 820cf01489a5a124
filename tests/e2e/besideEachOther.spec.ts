import { expect } from '@playwright/test';
import { test } from './fixtures';
import {
  expectHome,
  homeHeading,
  marker,
  openMenuEntry,
  persona,
  signIn,
  signInHeading,
  statValue,
} from './pageActions';

test('a tour in a tab leaves the session of the other tabs alone, and they its own', async ({
  page,
  context,
}) => {
  await signIn(page, persona('leader'));
  const beside = await context.newPage();
  await beside.goto('/?tour=member-year');
  await expect(beside.getByText('Welcome back, Nora Newcomer')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Welcome back, Lena Leader')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(signInHeading(page)).toBeVisible();
  await beside.keyboard.press('ArrowRight');
  await expect(beside.getByText('2 of 6')).toBeVisible();
  await expect(beside.getByText('Welcome back, Nora Newcomer')).toBeVisible();
  await beside.keyboard.press('Escape');
  await expect(signInHeading(beside)).toBeVisible();
});

test('two tabs show two members of one world, and each what the other does, within a second', async ({
  page,
  context,
}) => {
  await signIn(page, persona('member'));
  const beside = await context.newPage();
  await beside.goto('/dashboard');
  await expectHome(beside);
  const before = await statValue(beside, 'Impact Balance').textContent();

  await marker(beside).getByRole('button', { name: 'Lena Leader' }).click();
  await expect(statValue(beside, 'Impact Balance')).not.toHaveText(before ?? '');
  await expect(beside).toHaveURL('/dashboard');
  await expectHome(beside);
  await expect(marker(beside).getByRole('button', { name: 'Lena Leader' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await openMenuEntry(page, 'Fund Transfer');
  await page.getByLabel('Recipient private key').fill(persona('leader').identifier);
  await page.getByLabel('Amount').fill('7.77123');
  await page.getByRole('button', { name: 'Send Fund' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Transaction Successful')).toBeVisible();
  await expect(
    beside.getByRole('row', { name: /Transfer received from Miguel Member/ }).first(),
  ).toContainText('$7.77123', { timeout: 1000 });

  await beside.getByRole('button', { name: 'Logout' }).click();
  await page.reload();
  await openMenuEntry(page, 'Dashboard');
  await expect(homeHeading(page), 'the other tab goes on').toBeVisible();
});
