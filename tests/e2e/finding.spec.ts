import { expect } from '@playwright/test';
import { test } from './fixtures';
import { openMenuEntry, persona, signIn, statValue } from './pageActions';

test('a member sees who stands above and what the link has brought, and goes by Ctrl K to screens, actions and members', async ({
  page,
}) => {
  await signIn(page, persona('member'));
  await openMenuEntry(page, 'Network');
  const sponsors = page.getByRole('region', { name: 'Your sponsors' });
  await expect(sponsors.getByRole('listitem')).toHaveText([/Lena Leader.*Stage \d+/]);
  const joined = Number(await statValue(page, 'Joined so far').textContent());
  const active = Number(await statValue(page, 'Active').textContent());
  expect(joined).toBeGreaterThan(active);
  expect(active).toBeGreaterThan(0);
  await expect(statValue(page, 'Earned from their donations')).toHaveText(/^\$[\d,]+\.\d{5}$/);
  const rows = page.getByRole('region', { name: 'Referral Activity' });
  await expect(rows.getByText(`of ${joined}`)).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Search screens, actions and team members' });
  const search = async (words: string) => {
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(words);
  };
  await search('statem');
  await expect(dialog.getByRole('option')).toHaveText([/Statement/]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
  await search('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await search('noble doug');
  await expect(dialog.getByRole('option', { name: /Noble Douglas/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports Overview' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Noble Douglas/ }).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
