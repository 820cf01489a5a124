import { expect } from '@playwright/test';
import { expectTakenOver, holdApp, holdFile, markForm, watchErrors } from './firstPaint';
import { test } from './fixtures';
import { expectHome, persona, signIn } from './pageActions';

test('the demo’s sign-in form and personas can be used before its provider is there', async ({ page }) => {
  const errors = watchErrors(page);
  const member = persona('member');
  const submit = page.getByRole('button', { name: 'Access Dashboard' });
  const release = await holdApp(page);
  // The provider's own code: its worker's script passes by the page's routes.
  const letProvider = await holdFile(page, 'browser');
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

test('the demo asks for the code of its provider behind that of the screen, and for Home’s figures before its sections', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  const asked: string[] = [];
  page.on('request', (request) => {
    // The page before may still be reading.
    if (request.isNavigationRequest()) asked.splice(0);
    asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/dashboard');
  await expectHome(page);
  const order = ['calls', 'dashboard', 'browser'].map((name) =>
    asked.findIndex((path) => new RegExp(`/${name}-[^/]+\\.js$`).test(path)),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  const calls = asked.filter((path) => path.startsWith('/api/'));
  expect(calls.slice(0, 3)).toEqual(['/api/users/profile', '/api/users/stats', '/api/stages']);
});
