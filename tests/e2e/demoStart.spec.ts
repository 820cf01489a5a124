import { expect } from '@playwright/test';
import { expectTakenOver, holdApp, holdFile, markForm, watchErrors } from './firstPaint';
import { test } from './fixtures';
import { expectHome, persona, recordCalls, signIn } from './pageActions';

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

test('the demo asks for the code of its provider when the app’s has come, and for Home’s figures before its sections', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const calls = recordCalls(page);
  const release = await holdApp(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const isAsked = (name: string) => asked.some((url) => url.includes(`/assets/${name}-`));
  await expect.poll(() => isAsked('dashboard')).toBe(true);
  expect(isAsked('browser')).toBe(false);
  release();
  await expectHome(page);
  expect(calls.slice(0, 3)).toEqual(
    ['profile', 'stats', 'stages'].map((read) => expect.stringContaining(read)),
  );
});
