import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures';
import { expectHome, persona, signIn } from './pageActions';

const readStyle = (element: Locator, property: string): Promise<string> =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

test.describe('with forced colours', () => {
  test.use({ colorScheme: 'dark', contextOptions: { forcedColors: 'active' } });

  test('what is selected, reached, drawn or focused differs from what is not', async ({ page }) => {
    await signIn(page, persona('member'));
    const expectToDiffer = async (one: Locator, other: Locator, property: string) => {
      expect(await readStyle(one, property), `${property} of ${one}`).not.toBe(
        await readStyle(other, property),
      );
    };
    const choice = (name: string) =>
      page.locator('label', { has: page.getByRole('radio', { name, exact: true }) });
    await expectToDiffer(choice('12 months'), choice('30 days'), 'background-color');
    await page.getByRole('radio', { name: 'Light' }).check();
    await expectToDiffer(choice('Light'), choice('Dark'), 'background-color');

    const canvas = await readStyle(page.locator('body'), 'background-color');
    const mark = await page
      .getByRole('link', { name: 'Dashboard', exact: true })
      .evaluate((link) => getComputedStyle(link, '::before').borderInlineStartColor);
    expect(mark, 'the mark of the current screen').not.toBe(canvas);

    const ladder = page.getByRole('region', { name: 'Your stages' }).getByRole('listitem');
    const step = (index: number) => ladder.nth(index).locator('> :last-child');
    await expectToDiffer(step(2), step(1), 'background-color');
    await expectToDiffer(step(1), step(5), 'background-color');

    const gauge = page.getByRole('region', { name: 'Now' }).locator('svg path');
    await expectToDiffer(gauge.first(), gauge.last(), 'stroke');
    expect(await readStyle(gauge.last(), 'stroke'), 'the gauge').not.toBe(canvas);
    const spark = page
      .getByRole('region', { name: 'Lifetime' })
      .locator('svg[preserveAspectRatio] path')
      .last();
    expect(await readStyle(spark, 'stroke'), 'a spark line, in the light theme on black').toBe(
      'rgb(255, 255, 255)',
    );

    await page.goto('/dashboard/reports?tab=performance');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expectToDiffer(tab('Performance'), tab('Earning'), 'border-block-end-color');
    const bars = page.getByRole('figure', { name: 'Your team by level' }).locator('rect[data-series]');
    await expect(bars.first()).toBeVisible();
    const fills = await bars.evaluateAll((all) => [...new Set(all.map((bar) => bar.getAttribute('fill')))]);
    expect(fills, 'the patterns of the bars').toHaveLength(2);

    await tab('Performance').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab('Earning')).toBeFocused();
    expect(await readStyle(tab('Earning'), 'outline-style')).toBe('solid');
    expect(await readStyle(tab('Earning'), 'outline-color')).not.toBe(canvas);
  });

  test('a field that is wrong, and the button that sends a form, differ from others', async ({ page }) => {
    await page.goto('/?persona=member&screen=/dashboard/withdraw');
    const send = page.getByRole('button', { name: 'Confirm' });
    await send.click();
    await expect(page.getByText('Amount is required')).toBeVisible();
    await page.getByLabel('Wallet Address').focus();
    await expect(page.getByLabel('Amount')).toHaveCSS('outline-style', 'solid');
    await expect(page.getByLabel('Filter', { exact: true })).toHaveCSS('outline-style', 'none');
    await expect(send).toHaveCSS('background-color', await readStyle(page.locator('html'), 'color'));
  });

  test('the next of the first steps differs from the others', async ({ page }) => {
    await page.goto('/?persona=newcomer');
    await expectHome(page);
    const steps = page.getByRole('region', { name: 'Your first steps' }).getByRole('listitem');
    await expect(steps.first()).toHaveAttribute('aria-current', 'step');
    await expect(steps.first()).toHaveCSS('border-block-start-width', '4px');
    await expect(steps.last()).toHaveCSS('border-block-start-width', '1px');
  });
});

test('a tab that is pressed by the mouse has no focus ring, and one that the keyboard reaches has', async ({
  page,
}) => {
  await page.goto('/?persona=member');
  await expectHome(page);
  for (const [path, name] of [
    ['/dashboard/reports', 'Earning'],
    ['/dashboard/setting', 'Security'],
    ['/dashboard/fund-transfer', 'Transfer History'],
  ] as const) {
    await page.goto(path);
    const tab = page.getByRole('tab', { name, exact: true });
    await tab.click();
    await expect(tab).toBeFocused();
    expect(await readStyle(tab, 'outline-style'), `${path}, pressed`).toBe('none');
    expect(await readStyle(page.getByRole('tablist'), 'opacity'), `${path}, pressed`).toBe('1');
    // The focus follows the key a moment later.
    await page.keyboard.press('ArrowLeft');
    await expect(tab).not.toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused();
    expect(await readStyle(tab, 'outline-style'), `${path}, by the keyboard`).toBe('solid');
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`more contrast, where it is asked for, makes text and lines clearer in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(page, persona('member'));
    await page.goto('/dashboard/withdraw');
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const ink = await readStyle(page.locator('html'), 'color');
    const label = page.locator('main dt').first();
    const amount = page.getByLabel('Amount', { exact: true });
    const frame = page.locator('main table').locator('..');
    const line = await readStyle(frame, 'border-block-start-color');
    expect(await readStyle(label, 'color')).not.toBe(ink);

    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await expect(label).toHaveCSS('color', ink);
    await expect(amount).toHaveCSS('border-block-start-color', ink);
    await expect(frame).not.toHaveCSS('border-block-start-color', line);
  });
}
