import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { fromBaseline } from '#machines/paths/baseline.ts';
import { parseBaseline } from '#machines/paths/baselineSchema.ts';
import { test } from './fixtures';
import { homeHeading, marker, persona, signIn, signInHeading, submitSignInForm } from './pageActions';

const frozen: unknown = JSON.parse(readFileSync('machines/models/baselines/transfer.json', 'utf8'));
const plan = fromBaseline(parseBaseline(frozen)).find(({ smoke }) => smoke);
if (!plan) throw new Error('No frozen path of transfer is in the smoke set.');

test('a path plays by itself on the built demo, and gives the browser back as it was', async ({ page }) => {
  await signIn(page, persona('leader'));
  const before = await page.evaluate(() => ({ ...localStorage }));

  await page.goto(`/?path=${plan.id}&speed=fast`);
  const player = page.getByRole('region', { name: 'Path player' });
  await expect(player.getByText(new RegExp(`Passed: ${plan.steps.length} steps, \\d+ checks`))).toBeVisible({
    timeout: 20_000,
  });
  await expect(marker(page)).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(before);

  await page.goto('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  await expect(player).toHaveCount(0);
});

test('the testers’ page lights up what the demo goes through in another tab', async ({ page, context }) => {
  await page.goto('/demo/paths');
  await expect(marker(page)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Diagram of the machine/ }).locator('svg')).toHaveCount(3);
  const row = page.getByRole('row').filter({ hasText: 'the member asks to sign in' });
  await expect(row).toContainText('Not yet');

  const demo = await context.newPage();
  await demo.goto('/signin');
  await expect(signInHeading(demo)).toBeVisible();
  await submitSignInForm(demo, persona('member'));
  await expect(homeHeading(demo)).toBeVisible();
  await expect(row).toContainText('Visited');

  await page.reload();
  await expect(row).toContainText('Visited');
});
