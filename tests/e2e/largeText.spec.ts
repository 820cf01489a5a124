import { expect, type Page } from '@playwright/test';
import { test } from './fixtures';
import { expectHome, navigateTo } from './pageActions';

/** Layouts follow the size of text: of text twice as large a phone of 390 px shows what one of half its width does. */
const WIDTH = 195;

test.use({ viewport: { width: WIDTH, height: 420 } });

/** Texts of the screen's content that are written over each other, or that are cut off. */
const readFaults = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('main td, main dt, main dd, main label, main p')]
      .filter((one) => one.checkVisibility() && one.innerText.trim() !== '' && one.clientWidth > 1)
      .filter((one) => !one.querySelector('td, dt, dd, label, p'));
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
    return {
      cutOff: cutOff.map(({ innerText }) => innerText),
      covered: covered.map(({ one }) => one.innerText),
      width: document.documentElement.scrollWidth,
    };
  });

test('with text twice as large nothing on a phone is cut off, covered by other text, or beside the window', async ({
  page,
}) => {
  await page.goto('/?persona=member');
  await expectHome(page);
  const screens = [
    'transactions',
    'fund-transfer',
    'network',
    'deposit',
    'withdraw',
    'donate',
    'statement',
    'setting',
  ];
  for (const screen of screens) {
    await navigateTo(page, `/dashboard/${screen}`);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await readFaults(page), screen).toEqual({ cutOff: [], covered: [], width: WIDTH });
  }
});
