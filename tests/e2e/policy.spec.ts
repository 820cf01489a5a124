import { expect, type Page } from '@playwright/test';
import { CONTENT_SECURITY_POLICY } from '../tools/contentSecurityPolicy';
import { screens } from './anyProvider/screens';
import { test as demoTest } from './fixtures';
import { expectHome, openControls, persona, publicPaths, submitSignInForm, toast } from './pageActions';
import { test } from './providerFixtures';

// Headless browsers hide scroll bars.
test.use({
  launchOptions: async ({ browserName: _ }, use, { project }) =>
    use({ ...project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** Waits until a screen shows its data. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Opens every screen, by its address or the menu's links, and what can be opened on some. */
async function walkScreens(page: Page): Promise<void> {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
  for (const path of publicPaths) {
    await page.goto(path);
    await expectLoaded(page);
  }
  await page.goto('/signin');
  await submitSignInForm(page, { ...persona('leader'), passcode: 'not-the-passcode' });
  await expect(toast(page, 'Invalid private key or passcode.')).toBeVisible();
  await submitSignInForm(page, persona('leader'));
  await expectHome(page);
  for (const { path, heading } of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expectLoaded(page);
  }
}

/** The tree is as high as its frame, its links are lines, and its picture can be saved. */
async function expectStyledGraph(page: Page): Promise<void> {
  await page.goto('/dashboard/reports?tab=graph');
  const tree = page.getByRole('tree', { name: 'Team Tree Graph' });
  await expect(tree.getByRole('treeitem').first()).toBeVisible();
  expect((await tree.locator('svg').boundingBox())?.height).toBe(600);
  await expect(tree.locator('.rd3t-link').first()).toHaveCSS('fill', 'none');
  for (const format of ['PNG', 'SVG']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(format) }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${format}$`, 'i'));
  }
}

demoTest('no page of the demo violates the policy', async ({ page }) => {
  demoTest.setTimeout(120_000);
  await walkScreens(page);
  await expectStyledGraph(page);
  await openControls(page, 'Network');
  await page.goto('/demo/contract');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('group').first().click();
  await page.goto('/?record=transfer');
  await expect(page.getByRole('region', { name: 'Path recorder' })).toBeVisible();
});

test('no page of the provider build violates the policy', async ({ page }) => {
  test.setTimeout(120_000);
  await walkScreens(page);
  await expectStyledGraph(page);
});

test('a style or markup that a script injects is refused and reported', async ({ page, takeViolations }) => {
  await page.goto('/');
  const failure = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    try {
      document.body.insertAdjacentHTML('beforeend', '<p></p>');
    } catch (error) {
      return String(error);
    }
    return undefined;
  });
  expect(failure).toContain('TrustedHTML');
  await expect.poll(takeViolations).toHaveLength(2);
});

test('the open menu drawer keeps the page from scrolling, and its width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/signup');
  await expectLoaded(page);
  const measure = () =>
    page.evaluate(() => ({ top: scrollY, width: document.querySelector('main')?.clientWidth }));
  const before = await measure();
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  expect(room, 'beside the scroll bar').toBeLessThan(390);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.mouse.move(370, 400);
  await page.mouse.wheel(0, 300);
  expect(await measure()).toEqual(before);
  const atEdge = await page.evaluate(() => document.elementFromPoint(innerWidth - 1, 400)?.tagName);
  expect(atEdge, 'what is at the edge of the window').toBe('DIV');

  await page.mouse.click(370, 400);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => (await measure()).top).toBeGreaterThan(0);
});
