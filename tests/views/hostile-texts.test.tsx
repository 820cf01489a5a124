import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notify } from '#src/actors/notify.ts';
import { changeEveryReply, replaceFields } from './support/changeReplies';
import { button } from './support/locators';
import { DESKTOP, NARROW, onTestCleanup, openApp } from './support/openApp';
import { followLink } from './support/screens';

const LONG = 'W'.repeat(10_000);
const SCREENS = [
  ['Dashboard', 'Financial Overview'],
  ['Transactions', 'Activity Details'],
  ['Network', 'Network'],
  ['Withdraw', 'Withdraw Funds'],
  ['Donate', 'Donate Funds'],
  ['Deposit', 'Deposit Funds'],
  ['Reports', 'Reports Overview'],
  ['Setting', 'Account Settings'],
] as const;

const loaded = () => expect.poll(() => document.querySelectorAll('main [aria-busy="true"]').length).toBe(0);

test('texts of 10,000 characters widen no screen, and a message is cut off after 300', async () => {
  changeEveryReply((body) =>
    replaceFields(body, {
      description: LONG,
      type: LONG,
      status: LONG,
      name: LONG,
      email: `${LONG}@example.com`,
      wallet_address: LONG,
      position: LONG,
    }),
  );
  await openApp('/dashboard', { as: 'leader' });
  const wide: string[] = [];
  for (const [entry, title] of SCREENS) {
    await page.viewport(DESKTOP, 900);
    await followLink(entry, title);
    await loaded();
    for (const width of [DESKTOP, NARROW]) {
      await page.viewport(width, 900);
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > width) wide.push(`${title}: ${scrollWidth} of ${width}`);
    }
  }
  notify.failure(LONG);
  const toast = page.getByRole('status').getByText(/^W+…$/);
  await expect.element(toast).toBeVisible();
  expect(toast.element().textContent).toHaveLength(300);
  if (document.documentElement.scrollWidth > NARROW) wide.push('toast');
  expect(wide).toEqual([]);
  vi.restoreAllMocks();
});

const WITHOUT_FIGURES: ReadonlySet<string> = new Set(['Activity Details', 'Account Settings']);
const MOST = '1234567890.12345';

/** The figures that go beyond what holds them, with their widths. */
const overflowing = (): string[] =>
  [...document.querySelectorAll('main dl dd')].flatMap((figure) => {
    const range = document.createRange();
    range.selectNodeContents(figure);
    const { right } = range.getBoundingClientRect();
    const limit = figure.parentElement?.getBoundingClientRect().right ?? 0;
    return right > limit + 0.5 ? [`${figure.textContent}: ${right} of ${limit}`] : [];
  });

test('amounts of a billion stay within their cards at every width', async () => {
  changeEveryReply((body) =>
    replaceFields(body, {
      balance: MOST,
      deposit_balance: MOST,
      stage_balance: '1.00000',
      total_donation: MOST,
      total_earn: MOST,
      total_deposit: MOST,
      total_withdraw: MOST,
      last_donation: MOST,
    }),
  );
  await openApp('/dashboard', { as: 'leader' });
  for (const [entry, title] of SCREENS.filter(([, title]) => !WITHOUT_FIGURES.has(title))) {
    await page.viewport(DESKTOP, 900);
    await followLink(entry, title);
    await loaded();
    for (const width of [DESKTOP, 1024, 768, NARROW]) {
      await page.viewport(width, 900);
      expect(overflowing(), `${title}, ${width} px`).toEqual([]);
    }
  }
  vi.restoreAllMocks();
});

/** The tables that are wider than their frames. */
const wideTables = (): string[] =>
  [...document.querySelectorAll('main table')].flatMap((table) => {
    const { scrollWidth = 0, clientWidth = 0 } = table.parentElement ?? {};
    return scrollWidth > clientWidth
      ? [`${table.querySelector('caption')?.textContent}: ${scrollWidth} of ${clientWidth}`]
      : [];
  });

test('names of 60 letters without a space stay within lists and tables at every width', async () => {
  const name = 'n'.repeat(60);
  changeEveryReply((body) =>
    replaceFields(body, { name, email: `${name}@example.com`, description: `Earned from ${name}` }),
  );
  await openApp('/dashboard', { as: 'member' });
  const wide: string[] = [];
  const look = async (title: string) => {
    await loaded();
    for (const width of [DESKTOP, 1024, NARROW]) {
      await page.viewport(width, 900);
      wide.push(
        ...[document.documentElement, ...document.querySelectorAll('main dl, main li')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map((list) => `${title}, ${width} px, ${list.tagName}: ${list.textContent}`),
        ...wideTables().map((table) => `${title}, ${width} px, ${table}`),
      );
    }
    await page.viewport(DESKTOP, 900);
  };
  await look('Dashboard');
  for (const [entry, title] of [
    ['Network', 'Network'],
    ['Reports', 'Reports Overview'],
  ] as const) {
    await followLink(entry, title);
    await look(title);
  }
  await page.getByRole('tab', { name: 'Earning' }).click();
  await look('Earning');
  expect(wide).toEqual([]);
  vi.restoreAllMocks();
});

test.each(['member', 'leader'] as const)(
  'the tables of a %s stay within their frames at every width, also in a font that is wider than most',
  async (as) => {
    onTestCleanup(() => document.body.style.removeProperty('letter-spacing'));
    // Letters of DejaVu Sans are wider than those of Liberation Sans by so much.
    document.body.style.letterSpacing = '0.07em';
    await openApp('/dashboard/fund-transfer?tab=history', { as });
    const wide: string[] = [];
    for (const [entry, title] of [['Fund Transfer', 'Fund Transfer'], ...SCREENS] as const) {
      await page.viewport(DESKTOP, 900);
      if (entry !== 'Fund Transfer') await followLink(entry, title);
      await loaded();
      for (const hidden of button('Show as table').elements()) await userEvent.click(hidden);
      for (const width of [DESKTOP, 1366, 1280, 1210, 1140, 1024, 900, 768, 640, NARROW]) {
        await page.viewport(width, 900);
        wide.push(...wideTables().map((table) => `${width} px, ${table}`));
      }
    }
    expect(wide).toEqual([]);
  },
);
