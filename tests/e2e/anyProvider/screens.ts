import { expect, type Page } from '@playwright/test';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** the heading of level 1 */
  readonly heading: string;
  /** the entry of the menu, for the first tab of a screen */
  readonly entry?: string;
}

/** Every screen of the dashboard, tab by tab. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/dashboard', heading: 'Financial Overview', entry: 'Dashboard' },
  {
    name: 'transactions',
    path: '/dashboard/transactions',
    heading: 'Activity Details',
    entry: 'Transactions',
  },
  {
    name: 'transfer form',
    path: '/dashboard/fund-transfer',
    heading: 'Fund Transfer',
    entry: 'Fund Transfer',
  },
  { name: 'transfer review', path: '/dashboard/fund-transfer?tab=review', heading: 'Fund Transfer' },
  { name: 'transfer history', path: '/dashboard/fund-transfer?tab=history', heading: 'Fund Transfer' },
  { name: 'network activity', path: '/dashboard/network', heading: 'Network', entry: 'Network' },
  { name: 'network team', path: '/dashboard/network?tab=team', heading: 'Network' },
  { name: 'deposit', path: '/dashboard/deposit', heading: 'Deposit Funds', entry: 'Deposit' },
  { name: 'withdraw', path: '/dashboard/withdraw', heading: 'Withdraw Funds', entry: 'Withdraw' },
  { name: 'donate', path: '/dashboard/donate', heading: 'Donate Funds', entry: 'Donate' },
  { name: 'reports referrals', path: '/dashboard/reports', heading: 'Reports Overview', entry: 'Reports' },
  { name: 'reports earning', path: '/dashboard/reports?tab=earning', heading: 'Reports Overview' },
  { name: 'reports performance', path: '/dashboard/reports?tab=performance', heading: 'Reports Overview' },
  { name: 'reports team', path: '/dashboard/reports?tab=team', heading: 'Reports Overview' },
  { name: 'reports graph', path: '/dashboard/reports?tab=graph', heading: 'Reports Overview' },
  { name: 'setting profile', path: '/dashboard/setting', heading: 'Account Settings', entry: 'Setting' },
  { name: 'setting security', path: '/dashboard/setting?tab=security', heading: 'Account Settings' },
];

/** Waits until a screen has loaded, whatever it has come to. */
export async function waitForScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]'), 'still loading').toHaveCount(0);
}

/** What is wrong on a screen that has loaded: each failure with the section that shows it. */
export async function findProblems(page: Page, { heading }: Pick<Screen, 'heading'>): Promise<string[]> {
  const shown = await page.getByRole('heading', { level: 1 }).allInnerTexts();
  const alerts = await page.locator('main [role="alert"]:visible').evaluateAll((elements) =>
    elements.map((element) => {
      const region = element.closest('section[aria-labelledby], [role="tabpanel"]');
      const title = document.getElementById(region?.getAttribute('aria-labelledby') ?? '')?.innerText;
      return `${title ?? 'screen'}: ${element.textContent}`;
    }),
  );
  const wrongHeading = shown.join() === heading ? [] : [`heading: ${shown.join()}, not ${heading}`];
  return [...wrongHeading, ...alerts];
}

/** Fails with every problem of the screen that has loaded. */
export async function expectWhole(page: Page, screen: Pick<Screen, 'name' | 'heading'>): Promise<void> {
  await waitForScreen(page);
  expect.soft(await findProblems(page, screen), screen.name).toEqual([]);
}
