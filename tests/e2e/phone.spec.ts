import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import {
  dashboardPaths,
  expectHome,
  expectNoCoveredControl,
  navigateTo,
  openCdpSession,
  openControls,
  persona,
  publicPaths,
  signInHeading,
} from './pageActions';

const WIDTH = 360;
const ENTRIES = [
  ['Fund Transfer', '/dashboard/fund-transfer'],
  ['Network', '/dashboard/network'],
] as const;

test.use({ viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true });

/** A page wider than the window would scroll sideways, or be shrunk to fit. */
async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, `width of ${screen}`).toBe(WIDTH);
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
}

async function signInByTouch(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Choose a demo persona').selectOption({ label: 'Miguel Member' });
  await expect(page.getByLabel('Private key', { exact: true })).toHaveValue(persona('member').identifier);
  await page.getByRole('button', { name: 'Access Dashboard' }).tap();
  await expectHome(page);
}

test('signing in, navigating by the menu and logging out work on a phone', async ({ page }) => {
  await signInByTouch(page);
  for (const [entry, path] of ENTRIES) {
    const menu = await openMenu(page);
    await expectNoSidewaysScroll(page, 'the menu');
    await menu.getByRole('link', { name: entry, exact: true }).tap();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Network', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await menu.getByRole('button', { name: 'Logout' }).tap();
  await expect(signInHeading(page)).toBeVisible();
  await expectNoCoveredControl(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const outside = await openMenu(page);
  await expect(outside.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await outside.getByRole('link', { name: 'Sign Up', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
});

test('no screen scrolls horizontally on a phone', async ({ page }) => {
  const look = async (path: string) => {
    await navigateTo(page, path);
    await expectNoSidewaysScroll(page, path);
  };
  await page.goto('/');
  await expect(signInHeading(page)).toBeVisible();
  await expectNoSidewaysScroll(page, 'the sign-in screen');
  for (const path of publicPaths) await look(path);
  await openControls(page, 'World');
  await expectNoSidewaysScroll(page, 'the demo controls');

  await signInByTouch(page);
  await expectNoSidewaysScroll(page, 'the home screen');
  for (const path of [...dashboardPaths, '/dashboard/no-such-screen']) await look(path);

  await page.goto('/dashboard/reports?tab=graph');
  const chosen = page.getByRole('tab', { name: 'Team Tree Graph' });
  await expect(chosen, 'the tab that the address names').toBeInViewport({ ratio: 0.9 });
});

test('histories on a phone are rows of two lines that open, searched by words and days, and scroll with the page', async ({
  page,
}) => {
  await signInByTouch(page);
  const recent = page.getByRole('table', { name: 'Recent Activity' }).locator('tbody tr');
  await expect(recent.locator('svg')).toHaveCount(5);
  // Nothing opens these: they are shown as a whole, in a line more at most (D622).
  for (const row of await recent.all()) expect((await row.boundingBox())?.height).toBeLessThan(105);
  await page.getByRole('link', { name: 'View all' }).tap();
  const transactions = page.getByRole('region', { name: 'Recent Transaction' });
  const rows = transactions.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(80);
  await expect(rows.first().locator('svg').first()).toBeVisible();
  await expect(rows.first()).toContainText(/[+\u2212]\$[\d,]+\.\d{5}/);

  const opener = rows.first().getByRole('button');
  await opener.tap();
  const sheet = page.getByRole('dialog');
  for (const term of ['Date', 'Status', 'Type'])
    await expect(sheet.getByText(term, { exact: true })).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Copy / })).toBeVisible();
  await expectNoSidewaysScroll(page, 'the details of a row');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(opener).toBeFocused();

  await transactions.getByRole('button', { name: 'Filter and sort' }).tap();
  await transactions.getByLabel('Filter', { exact: true }).fill('rejected');
  await expect(rows.getByText('Rejected')).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: 'Rejected' })).toHaveCount(0);
  const isStruckThrough = (row: Element) =>
    [...row.querySelectorAll('*')].some((one) =>
      /line-through/.test(getComputedStyle(one).textDecorationLine),
    );
  expect(await rows.first().evaluate(isStruckThrough), 'a rejected amount').toBe(true);
  await transactions.getByLabel('Filter', { exact: true }).fill('');
  await transactions.getByRole('button', { name: 'Days: All days' }).tap();
  await transactions.getByRole('button', { name: 'Last 90 days' }).tap();
  await expect(page).toHaveURL(/transactions\.from=/);
  await expectNoSidewaysScroll(page, 'the filters');

  await page.goto('/dashboard/reports?tab=team');
  await expect(page.getByRole('tablist')).toHaveAttribute('data-before', 'true');
  // Those of the loading screen have no index.
  const members = page.locator('tbody tr[data-index]');
  await expect(members.first()).toBeVisible();
  const count = Number(await page.getByRole('table').getAttribute('aria-rowcount'));
  // The rows on the way may be higher than was thought: a person scrolls on.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(members.last()).toHaveAttribute('aria-rowindex', String(count), { timeout: 1000 });
  }).toPass();
  await expect(members.last()).toBeInViewport();
  expect(await members.count(), 'rows in the document').toBeLessThan(60);
  const boxes = await page.locator('main, main *').evaluateAll((all) =>
    all
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ className }) => className),
  );
  expect(boxes, 'what scrolls within the page').toEqual([]);
});

test('in a window of 320 px a date has one line beside the longest state, and an icon stands beside its code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/?persona=member&screen=/dashboard/deposit');
  const dates = page.locator('main tbody td').filter({ hasText: /^\d+(st|nd|rd|th) \w+, \d{4}$/ });
  await expect(dates).toHaveCount(10);
  const heights = await dates.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...heights)).toBeLessThan(30);
  const address = await page.locator('main code').boundingBox();
  const copy = await page.getByRole('button', { name: 'Copy address' }).boundingBox();
  expect(copy?.x).toBeGreaterThan((address?.x ?? 0) + (address?.width ?? 0));
});

test('an e-mail address is one word to screen readers', async ({ page }) => {
  await page.goto('/?persona=member&screen=/dashboard/network');
  await expect(page.locator('main tbody tr').filter({ hasText: '@' })).toHaveCount(10);
  const session = await openCdpSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({ role }) => role?.value === 'cell').map(({ name }) => String(name?.value));
  expect(names.filter((name) => name.includes('@'))).toHaveLength(10);
  expect(names.filter((name) => / @/.test(name))).toEqual([]);
});

test('on a touch screen a tour tells its notes, and nothing of keys', async ({ page }) => {
  await page.goto('/?tour=money-with-care');
  const bar = page.getByRole('region', { name: 'Tour' });
  await bar.getByRole('button', { name: 'Notes' }).tap();
  await expect(bar.getByText('It is never shown after its time')).toBeVisible();
  await expect(bar.getByText('Arrow keys')).toBeHidden();
});
