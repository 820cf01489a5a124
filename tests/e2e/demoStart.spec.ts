import { expect } from '@playwright/test';
import { expectTakenOver, holdApp, markForm, watchErrors } from './firstPaint';
import { test } from './fixtures';
import { expectHome, persona } from './pageActions';

test('the demo’s sign-in form and personas can be used before its provider is there', async ({ page }) => {
  const errors = watchErrors(page);
  const member = persona('member');
  const submit = page.getByRole('button', { name: 'Access Dashboard' });
  const release = await holdApp(page);
  let letProvider = () => {};
  const provider = new Promise<void>((resolve) => {
    letProvider = resolve;
  });
  // The provider's own code: its worker's script passes by the page's routes.
  await page.route('**/assets/browser-*.js', async (route) => {
    await provider;
    await route.continue();
  });
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Choose a demo persona').selectOption('member');
  const isSameForm = await markForm(page);
  release();
  await expectTakenOver(page);
  expect(await isSameForm()).toBe(true);
  await expect(page.getByLabel('Private key', { exact: true })).toHaveValue(member.identifier);
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  letProvider();
  await expectHome(page);
  expect(errors).toEqual([]);
});
