import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures';
import { openCdpSession, openMenuEntry, persona, signIn } from './pageActions';

const tree = (page: Page) => page.getByRole('tree', { name: 'Team Tree Graph' });
const members = (page: Page) => tree(page).getByRole('treeitem');
const place = (page: Page) => tree(page).locator('.rd3t-g').getAttribute('transform');
async function readScale(page: Page): Promise<number> {
  return Number(/scale\(([\d.]+)/.exec((await place(page)) ?? '')?.[1]);
}

/** How many of the drawn members lie within the frame, and how many are drawn. */
async function countInFrame(page: Page): Promise<readonly [number, number]> {
  const frame = await tree(page).boundingBox();
  const boxes = await members(page)
    .locator('rect:first-of-type')
    .evaluateAll((squares) => squares.map((square) => square.getBoundingClientRect().toJSON()));
  if (!frame) throw new Error('There is no frame.');
  const inside = boxes.filter(
    ({ left, right, top, bottom }) =>
      left >= frame.x && right <= frame.x + frame.width && top >= frame.y && bottom <= frame.y + frame.height,
  );
  return [inside.length, boxes.length];
}
const expectAllInFrame = (page: Page) =>
  expect
    .poll(async () => {
      const [inside, all] = await countInFrame(page);
      return all > 3 && inside === all;
    })
    .toBe(true);

async function openGraph(page: Page): Promise<void> {
  await page.goto('/dashboard/reports?tab=graph');
  await expect(members(page).first()).toBeVisible();
}

async function getMiddle(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.use({ viewport: { width: 1440, height: 900 } });

test('a leader sees the bars of earnings in words and as a table, and the graph of the team as a picture to zoom, open and search', async ({
  page,
}) => {
  await signIn(page, persona('leader'));
  await openMenuEntry(page, 'Reports');
  await page.getByRole('tab', { name: 'Earning', exact: true }).click();
  const bars = page.getByRole('figure', { name: 'Earnings over time' }).locator('[data-point]');
  const sentence = (await bars.nth(5).getAttribute('aria-label')) ?? '';
  const month = sentence.slice(0, sentence.indexOf(':'));
  await bars.nth(5).hover();
  await expect(page.getByText(month, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  const total = /: (\$[\d,.]+\d)/.exec(sentence)?.[1] ?? '';
  await expect(page.getByRole('row', { name: month }).first()).toContainText(total);

  await page.getByRole('tab', { name: 'Team Tree Graph' }).click();
  await expect(members(page).first()).toBeVisible();
  await expectAllInFrame(page);
  await expect(members(page).first()).toHaveAccessibleName(/^Lena Leader, stage \d+/);

  const before = await readScale(page);
  const { x, y } = await getMiddle(tree(page));
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 150);
  await expect(page.getByText('Hold Ctrl or ⌘ and scroll to zoom')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await readScale(page), 'a plain wheel scrolls the page').toBe(before);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(() => readScale(page)).toBeGreaterThan(before);
  const back = page.getByRole('button', { name: 'Back to the tree' });
  const frame = await tree(page).boundingBox();
  if (!frame) throw new Error('There is no frame.');
  // How far one drag leads depends on the width of the tree.
  for (let drag = 0; drag < 6 && !(await back.isVisible()); drag++) {
    await page.mouse.move(frame.x + 20, frame.y + frame.height - 20);
    await page.mouse.down();
    await page.mouse.move(frame.x + frame.width - 20, frame.y + 20, { steps: 4 });
    await page.mouse.up();
  }
  expect((await countInFrame(page))[0], 'members in the frame').toBe(0);
  await back.click();
  await expect(members(page).first()).toBeFocused();
  await expect.poll(async () => (await countInFrame(page))[0]).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Fit to view' }).click();
  await expectAllInFrame(page);

  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(members(page).and(page.locator('[aria-expanded="false"]'))).toHaveCount(0);
  const search = page.getByRole('combobox', { name: 'Find a member' });
  await search.fill('Miguel Member');
  await search.press('Enter');
  const found = tree(page).getByRole('treeitem', { name: /^Miguel Member/ });
  await expect(found).toBeFocused();
  await expect.poll(() => readScale(page)).toBeGreaterThanOrEqual(0.6);
  await expect(found).toBeInViewport();

  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expectAllInFrame(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two fingers zoom the graph and not the page, one finger scrolls the page or moves the tree sideways', async ({
    page,
  }) => {
    await signIn(page, persona('leader'));
    await openGraph(page);
    await expectAllInFrame(page);
    await tree(page).scrollIntoViewIfNeeded();
    const browser = await openCdpSession(page);
    const { x, y } = await getMiddle(tree(page));
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => browser.send('Input.dispatchTouchEvent', { type, touchPoints });
    const pinch = async (from: number, to: number) => {
      const fingers = (apart: number) => [
        { x: x - apart, y },
        { x: x + apart, y },
      ];
      await touch('touchStart', ...fingers(from));
      for (let step = 1; step <= 5; step++)
        await touch('touchMove', ...fingers(from + ((to - from) * step) / 5));
      await touch('touchEnd');
    };
    const before = await readScale(page);
    await pinch(30, 90);
    await expect.poll(() => readScale(page)).toBeGreaterThan(before * 1.5);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    const close = await readScale(page);
    await pinch(90, 30);
    await expect.poll(() => readScale(page)).toBeLessThan(close);

    const [scrolled, stays] = [await page.evaluate(() => scrollY), await place(page)];
    await touch('touchStart', { x, y });
    for (let step = 1; step <= 5; step++) await touch('touchMove', { x, y: y + 30 * step });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled);
    expect(await place(page)).toBe(stays);
    await touch('touchStart', { x, y });
    for (let step = 1; step <= 5; step++) await touch('touchMove', { x: x + 20 * step, y: y + step });
    await touch('touchEnd');
    await expect.poll(() => place(page), 'sideways it moves the tree').not.toBe(stays);
  });
});
