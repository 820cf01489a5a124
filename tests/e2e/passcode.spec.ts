import { expect } from '@playwright/test';
import { test } from './fixtures';
import { expectHome, newMember, openControls, signUp, submitSignInForm, toast } from './pageActions';

test('a member who forgot the passcode gets a reset link by e-mail, chooses a new passcode and signs in with it', async ({
  page,
  referralCode,
}) => {
  const identifier = await signUp(page, newMember, referralCode);

  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.getByLabel('Email', { exact: true }).fill(newMember.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(toast(page, 'Reset credentials set to your email.')).toBeVisible();

  const outbox = await openControls(page, 'World');
  await outbox.getByRole('link', { name: `Passcode reset for ${newMember.email}` }).click();
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

  await submitSignInForm(page, { identifier, passcode: newMember.passcode });
  await expect(toast(page, 'Invalid private key or passcode.')).toBeVisible();
  await submitSignInForm(page, { identifier, passcode: 'over-the-hedge-9' });
  await expectHome(page);

  await page.goto(link);
  await choose('once-more-10', 'once-more-10');
  await expect(
    toast(page, 'This reset link is not valid or has expired. Please ask for a new one.'),
  ).toBeVisible();
  await expect(page).toHaveURL(link);
});
