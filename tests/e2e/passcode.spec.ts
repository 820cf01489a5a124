import { expect } from '@playwright/test';
import { message, openControls, seeHome, sendCredentials, signUp, wren } from './steps';
import { test } from './support';

test('a member who forgot the passcode gets a link by e-mail, chooses a new one and signs in with it', async ({
  page,
  referralCode,
}) => {
  const identifier = await signUp(page, wren, referralCode);

  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.getByLabel('Email', { exact: true }).fill(wren.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(message(page, 'Reset credentials set to your email.')).toBeVisible();

  const outbox = await openControls(page);
  await outbox.getByRole('link', { name: `Passcode reset for ${wren.email}` }).click();
  await expect(outbox).toHaveCount(0);
  await expect(page).toHaveURL(/\/reset-password\/.+/);
  const link = page.url();

  const choose = async (passcode: string, confirmation: string) => {
    await page.getByLabel('New passcode', { exact: true }).fill(passcode);
    await page.getByLabel('Re-enter passcode', { exact: true }).fill(confirmation);
    await page.getByRole('button', { name: 'Reset passcode' }).click();
  };
  await choose('over-the-hedge-9', 'over-the-hedge-8');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page).toHaveURL(link);
  await choose('over-the-hedge-9', 'over-the-hedge-9');
  await expect(page).toHaveURL('/signin');

  await sendCredentials(page, { identifier, passcode: wren.passcode });
  await expect(message(page, 'Invalid private key or passcode.')).toBeVisible();
  await sendCredentials(page, { identifier, passcode: 'over-the-hedge-9' });
  await seeHome(page);

  await page.goto(link);
  await choose('once-more-10', 'once-more-10');
  await expect(
    message(page, 'This reset link is not valid or has expired. Please ask for a new one.'),
  ).toBeVisible();
  await expect(page).toHaveURL(link);
});
