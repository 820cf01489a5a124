import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { openControls, openMenuEntry, persona, signIn, statValue } from './pageActions';

const NAMES = [
  'Available To Withdraw',
  'Impact Balance',
  'Earning Threshold',
  'Total Donation',
  'Total Earn',
  'Total Deposit',
  'Total Withdraw',
];

const sections = (page: Page) => page.locator('main').getByRole('heading', { level: 2 });

test('a member reads on Home what was earned, from whom and what is at hand, and goes from there to the money', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  await expect(sections(page).first()).toHaveText('Earnings');
  for (const name of NAMES)
    await expect(page.locator('main dt').getByText(name, { exact: true }), name).toHaveCount(1);
  const chart = page.getByRole('figure', { name: /^Earned in the last/ });
  const points = chart.locator('[data-point]');
  for (const [choice, count] of [
    ['30 days', 30],
    ['90 days', 13],
    ['12 months', 12],
  ] as const) {
    await page.getByText(choice, { exact: true }).click();
    await expect(points).toHaveCount(count);
    await expect(statValue(page, `Earned in the last ${choice}`)).toHaveText(/^\$[\d,]+\.\d{5}$/);
  }
  await expect(page.getByText(/^Your first earning was on .* 2\d{3}$/)).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(points.last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const sentence = (await points.nth(10).getAttribute('aria-label')) ?? '';
  const [, period = '', total = ''] = /^(.+): (\$[\d,.]+\d)\. \S/.exec(sentence) ?? [];
  const title = page.getByText(period, { exact: true });
  await expect(title).toBeVisible();
  await expect(title.locator('..')).toContainText(total);
  await page.keyboard.press('Escape');
  await expect(title).toHaveCount(0);
  await points.nth(10).hover();
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  const row = page.getByRole('table', { name: /^Earned/ }).getByRole('row', { name: period });
  await expect(row).toContainText(total);

  // In the morning the team may not have donated yet since the member's donation: then none of it is used.
  await expect(
    page.getByText(
      /^The threshold is (what is left of the \$400\.00000|all) that your last donation lets you earn[.:]/,
    ),
  ).toBeVisible();
  await expect(page.getByText(/with this programme’s rules/)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Lifetime' }).locator('svg[preserveAspectRatio]'),
  ).toHaveCount(4);
  const stages = page.getByRole('region', { name: 'Your stages' });
  await expect(stages.getByRole('listitem')).toHaveCount(10);
  await expect(stages.locator('[aria-current="step"]')).toContainText('3');
  await expect(statValue(page, 'Left to reach stage 4 (estimate)')).toHaveText(/^\$/);

  for (const [link, heading] of [
    ['Withdraw funds', 'Withdraw Funds'],
    ['Deposit funds', 'Deposit Funds'],
    ['Donate funds', 'Donate Funds'],
    ['View all', 'Activity Details'],
    [/Miguel Member.*Stage 3.*Setting/, 'Account Settings'],
  ] as const) {
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.goBack();
    await expect(sections(page).first()).toHaveText('Earnings');
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a newcomer sees the deposit arrive from another tab, donates it and reaches a stage, without motion', async ({
    page,
    context,
  }) => {
    await page.goto('/?demo=first-day');
    const steps = page.getByRole('region', { name: 'Your first steps' });
    const titles = steps.getByRole('heading', { level: 3 });
    await expect(sections(page).first()).toHaveText('Your first steps');
    await expect(titles).toHaveText(['Make a deposit', 'Make your first donation', 'Share your link']);

    await steps.getByRole('link', { name: 'Go to Deposit' }).click();
    await expect(page.getByText('Waiting for your deposit')).toBeVisible();
    const copy = page.getByRole('button', { name: 'Copy address' });
    await copy.focus();
    const beside = await context.newPage();
    await beside.goto('/dashboard');
    const controls = await openControls(beside, 'World');
    await controls.getByRole('button', { name: 'Deposit arrives' }).click();
    await expect(page.getByRole('main').getByText('$100.00000 received')).toBeVisible({ timeout: 15_000 });
    await expect(statValue(page, 'Impact Balance')).toHaveText('$100.00000');
    await expect(page.getByRole('row', { name: /Deposit.*\+\$100\.00000/ })).toBeVisible();
    await expect(copy).toBeFocused();
    await beside.close();

    await openMenuEntry(page, 'Dashboard');
    await expect(titles.first()).toHaveText('Make a deposit (done)');
    await steps.getByRole('link', { name: 'Go to Donate' }).click();
    await page.getByLabel('Amount').fill('20');
    await page.getByRole('button', { name: 'Submit' }).click();
    const reached = page.getByText('You reached stage 1');
    await expect(reached).toBeVisible();
    await expect(reached).toBeInViewport();
    const ladder = page.getByRole('list', { name: 'Stages' }).getByRole('listitem');
    await expect(ladder.first()).toHaveAttribute('aria-current', 'step');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

    await page.getByRole('link', { name: 'See it on the dashboard' }).click();
    await expect(sections(page).first()).toHaveText('Earnings');
    await expect(statValue(page, 'Current Stage')).toHaveText('Stage 1');
    await expect(titles).toHaveText([
      'Make a deposit (done)',
      'Make your first donation (done)',
      'Share your link',
    ]);
    await expect(page.getByRole('link', { name: /Nora Newcomer.*Stage 1/ })).toBeVisible();
  });
});
