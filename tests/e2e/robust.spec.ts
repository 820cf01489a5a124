import path from 'node:path';
import { expect, test } from '@playwright/test';
import { serveBuild } from '../bench/serveBuild';
import { expectHome, openMenuEntry, persona, saveData, submitSignInForm } from './pageActions';

const BUILD = path.resolve('dist/demo');

test('after the first load the demo needs no connection: screens not yet opened are shown, and a reload, too', async ({
  page,
  browser,
}) => {
  const host = await serveBuild(BUILD);
  const saving = await browser.newPage();
  await saveData(saving);
  await saving.goto(`${host.url}signin`);
  await submitSignInForm(saving, persona('member'));
  await expectHome(saving);
  await page.goto(`${host.url}signin`);
  await submitSignInForm(page, persona('member'));
  await expectHome(page);
  // The last of the files, which are stored in the order of their names.
  const isComplete = () =>
    page.evaluate(async () => (await caches.match('/signup/index.html')) !== undefined);
  await expect.poll(isComplete, { timeout: 20_000 }).toBe(true);
  expect(await saving.evaluate(() => caches.keys()), 'where the visitor saves data').toEqual([]);
  await saving.close();
  await host.close();

  await openMenuEntry(page, 'Reports');
  await openMenuEntry(page, 'Deposit');
  await expect(page.getByText(/^0x[0-9a-f]{40}$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^0x[0-9a-f]{40}$/)).toBeVisible();
  await page.goto(`${host.url}dashboard/settings-that-do-not-exist`);
  await expect(page.getByText('The page cannot be found')).toBeVisible();
});
