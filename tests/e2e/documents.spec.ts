import { expect } from '@playwright/test';
import { test } from './fixtures';
import { marker, openMenuEntry, persona, signIn, statValue } from './pageActions';

test('a statement and a receipt agree with the dashboard, and are printed alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signIn(page, persona('member'));
  const closing = await statValue(page, 'Impact Balance').textContent();
  await openMenuEntry(page, 'Transactions');
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
  const impact = page.getByRole('region', { name: 'Impact Balance' });
  const figures = impact.locator('dl').first();
  await expect(figures).toContainText(`Closing balance${closing}`);
  await page.getByRole('button', { name: 'Days: All days' }).click();
  await page.getByRole('button', { name: 'Last 90 days' }).click();
  await expect(page).toHaveURL(/\?from=\d{4}-\d\d-\d\d/);
  await expect(figures).toContainText(`Closing balance${closing}`);
  await expect(figures).not.toContainText('Opening balance$0.00000');
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);

  const expectPaper = async (title: string) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('main').getByText(title, { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(marker(page), 'sample data is marked on paper, too').toBeVisible();
    const scheme = await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
    expect(scheme, 'paper is white, whatever the appearance').toBe('light');
    const pdf = (await page.pdf()).toString('latin1');
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    return pdf.match(/\/Type ?\/Page\b/g)?.length;
  };
  expect(await expectPaper('Statement')).toBeGreaterThan(1);

  await openMenuEntry(page, 'Fund Transfer');
  await page.getByRole('tab', { name: 'Transfer History' }).click();
  const row = page.getByRole('row', { name: /Lena Leader/ }).first();
  const amount = /\$[\d.,]+/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  await row.getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer receipt' })).toBeVisible();
  await expect(statValue(page, 'Amount')).toHaveText(amount);
  expect(await expectPaper('Transfer receipt')).toBe(1);
});
