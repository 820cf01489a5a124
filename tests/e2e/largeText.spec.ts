import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { dashboardPaths, expectHome, navigateTo } from './pageActions';

/** Layouts follow the size of text: of text twice as large a phone of 320 or 390 px shows what one of half its width does. */
const WIDTHS = [160, 195];

/** Texts of the screen's content that are written over each other, or that are cut off. */
const readFaults = (page: Page) =>
  page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>(
        'main td, main dt, main dd, main label, main p, main [role=tab]',
      ),
    ]
      .filter((one) => one.checkVisibility() && one.innerText.trim() !== '' && one.clientWidth > 1)
      .filter((one) => !one.querySelector('td, dt, dd, label, p, [role=tab]'));
    const boxes = shown.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return { one, box: range.getBoundingClientRect() };
    });
    const cutOff = shown.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    const covered = boxes.filter(({ one, box }, index) =>
      boxes.slice(index + 1).some((other) => {
        if (one.contains(other.one)) return false;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return across > 2 && down > 6;
      }),
    );
    const beside = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth + 1);
    return {
      cutOff: cutOff.map(({ innerText }) => innerText),
      covered: covered.map(({ one }) => one.innerText),
      beside: beside.map(({ one }) => one.innerText),
      width: document.documentElement.scrollWidth,
    };
  });

test('with text twice as large nothing on a phone is cut off, covered by other text, or beside the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 195, height: 420 });
  await page.goto('/?persona=member');
  await expectHome(page);
  for (const path of dashboardPaths) {
    await navigateTo(page, path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 420 });
      const name = `${path}, ${width} px wide`;
      await expect.poll(() => readFaults(page), name).toEqual({ cutOff: [], covered: [], beside: [], width });
    }
  }
});
