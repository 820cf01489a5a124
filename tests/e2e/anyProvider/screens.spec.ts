import { expect } from '@playwright/test';
import { openMenuEntry, persona, submitSignInForm } from '../pageActions';
import { test } from './fixtures';
import { expectWhole, screens } from './screens';

for (const screen of screens) {
  test(`${screen.name} is whole`, async ({ page, openAs }) => {
    await openAs('member', screen.path);
    await expectWhole(page, screen);
  });
}

test('sign-in leads to the dashboard, and the menu to every screen', async ({ page }) => {
  test.slow();
  await page.goto('/signin');
  await submitSignInForm(page, persona('member'));
  await expect(page).toHaveURL('/dashboard');
  for (const screen of screens) {
    if (screen.entry === undefined) continue;
    await openMenuEntry(page, screen.entry);
    await expectWhole(page, screen);
  }
});

test('a member who has signed in stays so after a reload', async ({ page }) => {
  await page.goto('/signin');
  await submitSignInForm(page, persona('member'));
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  await expectWhole(page, { name: 'home', heading: 'Financial Overview' });
});
