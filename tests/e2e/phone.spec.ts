import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { expectHome, navigateTo, openControls, persona, signInHeading } from './pageActions';

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
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const outside = await openMenu(page);
  await expect(outside.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await outside.getByRole('link', { name: 'Sign Up', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
});

test('Escape closes the menu and returns the focus', async ({ page }) => {
  await page.goto('/');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('no screen scrolls horizontally on a phone', async ({ page }) => {
  const look = async (path: string) => {
    await navigateTo(page, path);
    await expectNoSidewaysScroll(page, path);
  };
  await page.goto('/');
  await expect(signInHeading(page)).toBeVisible();
  await expectNoSidewaysScroll(page, 'the sign-in screen');
  const outside = ['signup', 'signup-success', 'forgot-password', 'reset-password/a-token', 'no-such-page'];
  for (const screen of outside) await look(`/${screen}`);
  await openControls(page, 'World');
  await expectNoSidewaysScroll(page, 'the demo controls');

  await signInByTouch(page);
  await expectNoSidewaysScroll(page, 'the home screen');
  const inside = [
    'transactions',
    'fund-transfer',
    'network',
    'deposit',
    'withdraw',
    'donate',
    'reports',
    'setting',
  ];
  for (const screen of [...inside, 'no-such-screen']) await look(`/dashboard/${screen}`);

  await page.goto('/dashboard/reports?tab=graph');
  const chosen = page.getByRole('tab', { name: 'Team Tree Graph' });
  await expect(chosen, 'the tab that the address names').toBeInViewport({ ratio: 0.9 });
});
