import { expect } from '@playwright/test';
import { testModels } from '#machines/models/testModels.ts';
import { test } from './fixtures';
import { homeHeading, marker, persona, signIn, signInHeading, submitSignInForm } from './pageActions';
import { readSmokePlans } from './paths';

const [plan] = readSmokePlans('transfer');
if (!plan) throw new Error('The baseline of transfer has no smoke path.');

test('a path plays on the built demo, and restores the browser state', async ({ page }) => {
  await signIn(page, persona('leader'));
  const before = await page.evaluate(() => ({ ...localStorage }));

  await page.goto(`/?path=${plan.id}&speed=fast`);
  const player = page.getByRole('region', { name: 'Path player' });
  await expect(
    player.getByText(new RegExp(`Passed: ${plan.steps.length} steps, \\d+ assertions`)),
  ).toBeVisible({
    timeout: 20_000,
  });
  await expect(marker(page)).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(before);

  await page.goto('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  await expect(player).toHaveCount(0);
});

test('the testers’ page highlights what the demo visits in another tab', async ({ page, context }) => {
  await page.goto('/demo/paths');
  await expect(marker(page)).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Diagram of the machine/ })).toHaveCount(
    Object.keys(testModels).length,
  );
  const row = page.getByRole('row').filter({ hasText: 'the member logs in' });
  await expect(row).toContainText('Not visited');

  const demo = await context.newPage();
  await demo.goto('/signin');
  await expect(signInHeading(demo)).toBeVisible();
  await submitSignInForm(demo, persona('member'));
  await expect(homeHeading(demo)).toBeVisible();
  await expect(row).toContainText('Visited');

  await page.reload();
  await expect(row).toContainText('Visited');
});
