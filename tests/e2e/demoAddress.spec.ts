import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { openControls } from './pageActions';

const ADDRESS = '/?demo=rejected-withdrawal&brand=Acme~A~0055aa';

/** The fingerprint of the world, in the demo controls. */
async function readFingerprint(page: Page): Promise<string> {
  const panel = await openControls(page, 'Story');
  const fingerprint = panel.getByText(/^[0-9a-f]{12}$/);
  await expect(fingerprint).toBeVisible();
  return (await fingerprint.textContent()) ?? '';
}

test('an address opens the same world in fresh browsers, signed in, on its screen', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: 'Withdraw Funds' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/withdraw');
  await expect(page.getByText('Rejected').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Acme website' })).toBeVisible();
  const fingerprint = await readFingerprint(page);

  const other = await browser.newPage({ baseURL: baseURL ?? '', timezoneId: 'Asia/Tokyo' });
  await other.goto(ADDRESS);
  await expect(other.getByRole('heading', { name: 'Withdraw Funds' })).toBeVisible();
  expect(await readFingerprint(other)).toBe(fingerprint);
  await other.close();
});

test('an address that makes no sense changes nothing', async ({ page }) => {
  await page.goto('/?demo=first-day');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const fingerprint = await readFingerprint(page);
  await page.goto('/?members=3');
  await expect(page.getByText('The number of members is from 10 to 50,000, not “3”.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readFingerprint(page)).toBe(fingerprint);
});
