import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { openControls, persona, signIn } from './pageActions';

const ADDRESS = '/?demo=rejected-withdrawal&brand=Acme~A~0055aa';

async function readFingerprint(page: Page): Promise<string> {
  const panel = await openControls(page, 'Story');
  const fingerprint = panel.getByText(/^[0-9a-f]{12}$/);
  await expect(fingerprint).toBeVisible();
  return (await fingerprint.textContent()) ?? '';
}

/** So many fresh browsers open each address; a larger number takes the addresses of more kinds, too. */
const PROFILES = Number(process.env.PROFILES ?? 2);
const isWhole = PROFILES > 2;
const PLACES = [
  { timezoneId: 'Asia/Tokyo', locale: 'en-GB' },
  { timezoneId: 'America/St_Johns', locale: 'ar-EG' },
  { timezoneId: 'Europe/Berlin', locale: 'de-DE' },
];

/** The fingerprints of an address in so many fresh browsers, in three time zones and languages. */
async function readFingerprints(browser: Browser, address: string): Promise<ReadonlySet<string>> {
  const fingerprints = new Set<string>();
  for (let profile = 1; profile < PROFILES; profile++) {
    const context = await browser.newContext(PLACES[profile % PLACES.length]);
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    fingerprints.add(await readFingerprint(page));
    await context.close();
  }
  return fingerprints;
}

test('an address opens the same world in fresh browsers, signed in, on its screen', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow(isWhole);
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { name: 'Withdraw Funds' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/withdraw');
  await expect(page.getByText('Rejected').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Acme website' })).toBeVisible();
  const fingerprint = await readFingerprint(page);
  expect(await readFingerprints(browser, `${baseURL}${ADDRESS}`)).toEqual(new Set([fingerprint]));
});

test('so does the address of a later moment, and the link to one of the member’s own', async ({
  page,
  browser,
  baseURL,
}) => {
  test.skip(!isWhole, 'with the variable PROFILES, as 20');
  test.slow();
  await page.goto('/?demo=year-later');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const fingerprint = await readFingerprint(page);
  expect(await readFingerprints(browser, `${baseURL}/?demo=year-later`)).toEqual(new Set([fingerprint]));

  const panel = page.getByRole('dialog', { name: 'Demo controls' });
  await panel.getByRole('tab', { name: 'World', exact: true }).click();
  await panel.getByRole('button', { name: 'Deposit arrives' }).click();
  await expect(page.getByText('A deposit of $100.00000 has arrived.')).toBeVisible();
  await panel.getByRole('tab', { name: 'Story', exact: true }).click();
  await panel.getByRole('button', { name: 'Copy link to this' }).click();
  const link = await panel.getByLabel('Link to this moment').inputValue();
  expect(new URL(link).searchParams.get('demo')).toMatch(/^w1\./);
  const changed = await panel.getByText(/^[0-9a-f]{12}$/).textContent();
  expect(changed).not.toBe(fingerprint);
  expect(await readFingerprints(browser, link)).toEqual(new Set([changed]));
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

test('a time that a world cannot reach is refused in a sentence, in a fresh browser too, before anything is changed', async ({
  page,
}) => {
  await page.goto('/?now=2034-01-01');
  await expect(page.getByText(/^Until the time in “now” more would happen/)).toBeVisible();
  await signIn(page, persona('leader'));
  const fingerprint = await readFingerprint(page);
  await page.goto('/?seed=12&now=2034-01-01');
  await expect(page.getByText(/^Until the time in “now” more would happen/)).toBeVisible();
  await page.goto('/?demo=first-day&now=2034-01-01');
  await expect(page.getByText(/^Until the time in “now” more would happen/)).toBeVisible();
  await page.goto('/?at=12026-01-01');
  await expect(page.getByText(/^“at” is a date from the year 2000 to 2099/)).toBeVisible();
  await page.goto('/dashboard');
  // The session is the same, too: nothing was replaced and taken back.
  await expect(page.getByText('Welcome back, Lena Leader')).toBeVisible();
  expect(await readFingerprint(page)).toBe(fingerprint);
});

test('until the time of an address members have lived on, so that a reload shows the same world', async ({
  page,
}) => {
  await page.goto('/?persona=member&at=2026-01-01&now=2026-07-01');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const fingerprint = await readFingerprint(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readFingerprint(page)).toBe(fingerprint);
  await expect(page.getByText(/^The demo data were last used/)).toHaveCount(0);
});

test('a tour that does not exist is told, beside those that do', async ({ page }) => {
  await page.goto('/?tour=no-such');
  await expect(page.getByText('There is no tour “no-such”.')).toBeVisible();
  await page.getByRole('link', { name: 'Money with care' }).click();
  await expect(page.getByText('1 of 7')).toBeVisible();
});
