import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures';
import { dashboardPaths, expectHome, navigateTo, openControls } from './pageActions';

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

/** Of the demo controls: what ends beside the window or is cut off, and short words that are broken into parts. */
const readPanelFaults = (panel: Locator) =>
  panel.evaluate((root) => {
    // What is visually hidden is one pixel wide.
    const all = [...root.querySelectorAll<HTMLElement>('*')].filter(
      (one) => one.checkVisibility() && one.clientWidth !== 1,
    );
    const texts = all.flatMap((one) => [...one.childNodes].filter((node) => node instanceof Text));
    const isBroken = (node: Text, word: RegExpExecArray) => {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    return {
      beside: all
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => one.innerText || one.tagName),
      broken: texts.flatMap((node) =>
        [...node.data.matchAll(/(?<![\p{L}\d])\p{L}{2,11}(?![\p{L}\d])/gu)]
          .filter((word) => isBroken(node, word))
          .map(([word]) => word),
      ),
    };
  });

test('with text twice as large the demo controls are within a phone’s window, and no word is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 195, height: 420 });
  await page.goto('/?demo=stage-reached');
  await expectHome(page);
  const panel = await openControls(page, 'Story');
  await expect(panel.getByRole('region', { name: 'What just happened' }).getByRole('list')).toBeVisible();
  for (const group of ['Story', 'World', 'Network']) {
    await panel.getByRole('tab', { name: group, exact: true }).click();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 420 });
      const name = `${group}, ${width} px wide`;
      await expect.poll(() => readPanelFaults(panel), name).toEqual({ beside: [], broken: [] });
    }
  }
});
