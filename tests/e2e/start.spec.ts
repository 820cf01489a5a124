import { expect, test } from '@playwright/test';

test('a newcomer opens the demo and sees where to sign in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Access Your Account' })).toBeVisible();
});
