import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, PHONE, provider } from '../support/openApp';

const READS = [
  'getProfile',
  'getDetails',
  'getStages',
  'getStats',
  'getActivityHistory',
  'getActivityStats',
  'getTransactionHistory',
  'getDonationHistory',
  'getTransferHistory',
  'getReferrals',
  'getTeamTree',
  'getTeamTreeChain',
  'getPublicSettings',
  'generateWallet',
] as const;

/** Of the browser's own measure, cumulative. */
const MOST = 0.002;

const getValue = (entry: PerformanceEntry): number =>
  'value' in entry && typeof entry.value === 'number' ? entry.value : 0;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test.each([
  ['newcomer', '/dashboard/transactions', 768],
  ['newcomer', '/dashboard/deposit', 1280],
  ['newcomer', '/dashboard/withdraw', 768],
  ['newcomer', '/dashboard/donate', 768],
  ['newcomer', '/dashboard/fund-transfer', 768],
  ['newcomer', '/dashboard/reports', PHONE],
  ['newcomer', '/dashboard/reports?tab=performance', 768],
  ['newcomer', '/dashboard/setting', PHONE],
  ['member', '/dashboard/withdraw', PHONE],
  ['member', '/dashboard/withdraw', 768],
  ['member', '/dashboard/deposit', 768],
  ['member', '/dashboard/setting', PHONE],
  ['member', '/dashboard/setting', 320],
  ['leader', '/dashboard/network', 1280],
  ['leader', '/dashboard/fund-transfer', 768],
  ['leader', '/dashboard/donate', PHONE],
  ['leader', '/dashboard/setting', 768],
] as const)('what a %s sees of %s does not move while it loads, %i px wide', async (as, path, width) => {
  const releases = READS.map((endpoint) => provider.controls.hold(endpoint));
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  await openApp(path, { as, width });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const busy = () => document.querySelectorAll('main [aria-busy]').length;
  await expect.poll(busy).toBeGreaterThan(0);
  await document.fonts.ready;
  await nextFrame();
  observer.observe({ type: 'layout-shift' });
  for (const release of releases) release();
  await expect.poll(busy).toBe(0);
  await nextFrame();
  await nextFrame();
  shifts.push(...observer.takeRecords());
  observer.disconnect();
  expect(shifts.reduce((sum, entry) => sum + getValue(entry), 0)).toBeLessThanOrEqual(MOST);
});

test('a table that stays loading keeps back what stands below it for a few seconds only', async () => {
  provider.controls.hold('getTransactionHistory');
  await openApp('/dashboard/transactions', { as: 'member' });
  const below = page.getByRole('heading', { name: 'Activity Log' });
  await expect.element(page.getByRole('heading', { name: 'Recent Transaction' })).toBeVisible();
  await expect.element(below).not.toBeInTheDocument();
  await expect.element(below).toBeVisible();
});
