import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures';
import {
  homeHeading,
  marker,
  newMember,
  openControls,
  openMenuEntry,
  persona,
  signIn,
  signUp,
  statValue,
} from './pageActions';

const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? 0;

test('other screens are printed as wide as the paper, with all rows and without controls', async ({
  page,
}) => {
  await signIn(page, persona('leader'));
  const onPaper = page
    .getByRole('main')
    .locator(
      'button:not(table button, [role=tab][aria-selected=true], [aria-label^="Days: "]), select, search',
    );
  const screens = [
    [undefined, undefined],
    ['Reports', 'Earning'],
    [undefined, 'Team Tree'],
    [undefined, 'Team Tree Graph'],
    ['Network', 'Total Team Tree'],
    ['Withdraw', undefined],
  ] as const;
  for (const [entry, tab] of screens) {
    if (entry) await openMenuEntry(page, entry);
    if (tab) await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    // On its side, a sheet is as wide as a window with a sidebar.
    await page.setViewportSize({ width: 1047, height: 700 });
    expect((await page.getByRole('main').boundingBox())?.width).toBeGreaterThan(1000);
    await page.setViewportSize({ width: 718, height: 1000 });
    await expect(marker(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(onPaper.filter({ visible: true })).toHaveCount(0);
    const drawn = page.getByRole('main').locator('figure > div > svg, [role=tree] svg');
    for (const { x = 0, width = 0 } of await drawn.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    ))
      expect(x + width).toBeLessThanOrEqual(718);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1280, height: 720 });
  }

  await openMenuEntry(page, 'Reports');
  await page.getByRole('tab', { name: 'Team Tree', exact: true }).click();
  const rows = page.locator('main tbody > tr');
  await expect(rows.first()).toBeVisible();
  const all = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1;
  expect(await rows.count()).toBeLessThan(all);
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () =>
      document.body.setAttribute('data-rows', `${document.querySelectorAll('main tbody > tr').length}`),
    );
  });
  const pages = countPages(await page.pdf({ format: 'A4' }));
  expect(Number(await page.locator('body').getAttribute('data-rows'))).toBe(all);
  expect(pages, 'no page is empty').toBeLessThanOrEqual(Math.ceil(all / 10));
  await expect.poll(() => rows.count(), 'afterwards only those in the window').toBeLessThan(all);
});

test('what lies over a screen is not printed with it', async ({ page }) => {
  await signIn(page, persona('member'));
  const expectPaper = async (shown: Locator) => {
    await expect(shown).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toBeHidden();
    // A dialog hides it from assistive technology.
    await expect(page.locator('h1')).toBeVisible();
    const covering = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter(
          (one) =>
            getComputedStyle(one).position === 'fixed' && one.checkVisibility({ opacityProperty: true }),
        )
        .map((one) => one.outerHTML.slice(0, 200)),
    );
    expect(covering, 'over each page').toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  };
  await expectPaper(await openControls(page, 'World'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expectPaper(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectPaper(page.getByRole('dialog', { name: 'Menu' }));
  await page.goto('/?tour=member-year');
  await expect(homeHeading(page)).toBeVisible();
  await expectPaper(page.getByRole('region', { name: 'Tour' }).getByRole('button', { name: 'Next' }));
});

test('it is printed whose team a graph shows, and which page of a table there is', async ({ page }) => {
  await signIn(page, persona('leader'));
  await openMenuEntry(page, 'Reports');
  await page.getByRole('tab', { name: 'Team Tree Graph' }).click();
  await page.getByRole('combobox', { name: 'Find a member' }).fill('Miguel Member');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Show as root' }).click();
  const trail = page.getByRole('navigation', { name: 'Root of the tree' });
  await expect(trail).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Lena Leader', 'Miguel Member'])
    await expect(trail.getByText(name, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await openMenuEntry(page, 'Transactions');
  const pages = page.getByRole('navigation', { name: 'Pages of Recent Transaction' });
  await expect(pages).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const width of [1047, 718]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect(pages.getByText(/^Page 1 of \d+$/)).toBeVisible();
    await expect(pages.locator('button, ul').filter({ visible: true })).toHaveCount(0);
  }
});

test('a statement and a receipt agree with the dashboard, and are printed alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await signIn(page, persona('member'));
  const closing = await statValue(page, 'Impact Balance').textContent();
  await openMenuEntry(page, 'Transactions');
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
  const impact = page.getByRole('region', { name: 'Impact Balance' });
  const figures = impact.locator('dl').first();
  await expect(figures).toContainText(`Closing balance${closing}`);
  await page.getByRole('button', { name: 'Days: All days' }).click();
  await page.getByRole('button', { name: 'Last 90 days' }).click();
  await expect(page).toHaveURL(/\?from=\d{4}-\d\d-\d\d/);
  await expect(figures).toContainText(`Closing balance${closing}`);
  await expect(figures).not.toContainText('Opening balance$0.00000');
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);

  const expectPaper = async (title: string) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('main').getByText(title, { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(marker(page), 'sample data is marked on paper, too').toBeVisible();
    const scheme = await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
    expect(scheme, 'paper is white, whatever the appearance').toBe('light');
    const pages = countPages(await page.pdf());
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    return pages;
  };
  expect(await expectPaper('Statement')).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const running = page.getByRole('main').getByText(/^Miguel Member, .* – /);
  await expect(running).toBeVisible();
  for (const repeated of [marker(page), running.locator('../..')])
    await expect(repeated, 'is at the top of each page').toHaveCSS('display', 'table-header-group');
  const lines = await impact.locator('tbody td:nth-child(2)').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return Math.round(
        range.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(cell).lineHeight),
      );
    }),
  );
  expect(Math.max(...lines)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 720 });

  await openMenuEntry(page, 'Fund Transfer');
  await page.getByRole('tab', { name: 'Transfer History' }).click();
  const row = page.getByRole('row', { name: /Lena Leader/ }).first();
  const amount = /\$[\d.,]+/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  await row.getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfer receipt' })).toBeVisible();
  await expect(statValue(page, 'Amount')).toHaveText(amount);
  expect(await expectPaper('Transfer receipt')).toBe(1);
});

test('a new private key is printed as wide as the paper, without what can only be pressed', async ({
  page,
  referralCode,
}) => {
  const key = await signUp(page, newMember, referralCode);
  await page.emulateMedia({ media: 'print' });
  const toasts = page.locator('[data-toast]');
  // At once, and both of one moment: after four seconds there is none any more.
  const { count, visible } = await toasts.evaluateAll((all) => ({
    count: all.length,
    visible: all.some((one) => one.checkVisibility()),
  }));
  expect(count).toBeGreaterThan(0);
  expect(visible).toBe(false);
  // On its side, a sheet is as wide as a window with the picture beside the content.
  await page.setViewportSize({ width: 1047, height: 700 });
  await expect(page.getByText(key)).toBeVisible();
  expect((await page.getByRole('main').boundingBox())?.width).toBeGreaterThan(1000);
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0);
});
