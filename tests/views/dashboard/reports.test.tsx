import { describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import type { PersonaId } from '#mocks/seed/personas.ts';
import type { Services } from '#src/actors/services.ts';
import { getActivityHistory } from '#src/contract/activities.ts';
import { getReferrals } from '#src/contract/referrals.ts';
import { getTeamTree } from '#src/contract/team.ts';
import { getProfile, getStats } from '#src/contract/users.ts';
import { formatUnits, toUnits } from '#src/domain/money.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';
import { callSample } from '../../contract/callSample';
import { toLiteralReply } from '../../literal/literalReply';
import { expectNoFindings } from '../support/axe';
import { changeReplies, replaceReplies } from '../support/changeReplies';
import { button, field, heading, link, settled, tab, table, text } from '../support/locators';
import { closeApp, NARROW, openApp, provider } from '../support/openApp';
import { term } from '../support/readScreen';
import { openScreen } from '../support/screens';

const tableElement = (name: string) =>
  [...document.querySelectorAll('table')].find(({ caption }) => caption?.textContent === name);
const rowsOf = (name: string) =>
  [...(tableElement(name)?.tBodies[0]?.rows ?? [])].map((row) =>
    [...row.cells].map((cell) => cell.textContent),
  );
/** As each cell is labelled where rows are cards. */
const headersOf = (name: string) =>
  [...(tableElement(name)?.tBodies[0]?.rows[0]?.cells ?? [])].map(({ dataset }) => dataset.label);
const chart = (name: string) =>
  [...document.querySelectorAll('figure')].find((figure) => figure.getAttribute('aria-label') === name);
const barsOf = (name: string) => [...(chart(name)?.querySelectorAll('[data-point]') ?? [])];
const sentencesOf = (name: string) => barsOf(name).map((bar) => bar.getAttribute('aria-label') ?? '');
const unitsOf = (amount: string | null | undefined) => BigInt((amount ?? '').replace(/[$,.]/g, ''));
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A reply with its first list changed, however deep that is. */
function mapRows(reply: unknown, change: (row: Fields, index: number) => Fields): unknown {
  if (Array.isArray(reply)) return reply.map((row: Fields, index) => change(row, index));
  if (!isFields(reply)) return reply;
  return Object.fromEntries(Object.entries(reply).map(([name, value]) => [name, mapRows(value, change)]));
}

async function openReports(search = '', as: PersonaId = 'leader') {
  const services = await openScreen(`/dashboard/reports${search}`, 'Reports Overview', { as });
  await settled();
  return services;
}

async function earned({ client }: Services) {
  const { activities } = (await callSample(client, getActivityHistory, {})).data;
  return activities.filter(({ type }) => type === 'Earning');
}

describe('Reports Overview', () => {
  test('has five tabs; the one that is shown is in the URL and in the history', async () => {
    await openReports();
    expect([...document.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toEqual([
      'Direct Referrals',
      'Earning',
      'Performance',
      'Team Tree',
      'Team Tree Graph',
    ]);
    await expect.element(tab('Direct Referrals')).toHaveAttribute('aria-selected', 'true');
    for (const [name, value] of [
      ['Earning', 'earning'],
      ['Performance', 'performance'],
      ['Team Tree', 'team'],
      ['Team Tree Graph', 'graph'],
    ] as const) {
      await tab(name).click();
      await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(location.search).toBe(`?tab=${value}`);
      await settled();
    }
    history.back();
    await expect.element(tab('Team Tree')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Total Team Tree' })).toBeVisible();
  });
});

test('on a phone the tab that is shown is in sight', async () => {
  await openApp('/dashboard/reports?tab=team', { as: 'newcomer', width: NARROW });
  const shown = tab('Team Tree');
  await expect.element(shown).toHaveAttribute('aria-selected', 'true');
  await settled();
  const list = page.getByRole('tablist').element().getBoundingClientRect();
  expect(list.right).toBeLessThan(NARROW);
  expect(shown.element().getBoundingClientRect().right).toBeLessThanOrEqual(list.right + 1);
});

describe('Direct Referrals', () => {
  test('counts all of them and the active ones, and lists them', async () => {
    const { client } = await openReports();
    const { team } = await callSample(client, getStats, {});
    const { referrals } = (await callSample(client, getReferrals, {})).data;
    const active = referrals.filter(({ status }) => status === 'active').length;
    expect(active).toBeGreaterThan(0);
    expect(active).toBeLessThan(referrals.length);
    expect(term('Total Referrals')).toBe(String(team.total_referrals));
    expect(term('Active Referrals')).toBe(String(active));
    await expect.element(text('Currently active downline members')).toBeVisible();
    expect(rowsOf('Referral Activity')[0]?.[1]).toBe(referrals[0]?.name);
    // Not by their colour alone.
    const [on, off] = ['Active', 'Inactive'].map((status) =>
      [...document.querySelectorAll('td')]
        .find(({ textContent }) => textContent === status)
        ?.querySelector('path')
        ?.getAttribute('d'),
    );
    expect([on, off]).toEqual([expect.any(String), expect.any(String)]);
    expect(off).not.toBe(on);
    await expectNoFindings();
  });

  test.each(['', '?tab=team'])('on a desk an address has no second line, at %j', async (search) => {
    await openReports(search, 'member');
    const addresses = [...document.querySelectorAll('td span')].filter(({ textContent }) =>
      /^[^ ]+@example\.com$/.test(textContent),
    );
    const linesOf = (address: Element) => new Set([...address.getClientRects()].map(({ top }) => top)).size;
    expect(addresses.length).toBeGreaterThan(4);
    expect(addresses.filter((address) => linesOf(address) > 1)).toEqual([]);
  });

  test('of an empty team are 0', async () => {
    await openReports('', 'newcomer');
    expect(term('Total Referrals')).toBe('0');
    expect(term('Active Referrals')).toBe('0');
    await expect.element(text('No data found')).toBeVisible();
    await expectNoFindings();
  });

  test('are named by their heading where they fail to load', async () => {
    provider.controls.failNext('getReferrals', 'serverError', { sticky: true });
    await openReports();
    await expect
      .element(page.getByRole('region', { name: 'Referrals' }).getByRole('alert'))
      .toHaveTextContent(/^Referrals could not be loaded\./);
    provider.controls.clear();
  });

  test('that fail to load show an error and are refetched', async () => {
    provider.controls.failNext('getStats', 'serverError', { sticky: true });
    await openReports();
    await expect.element(text('Total Referrals could not be loaded.')).toBeVisible();
    expect(term('Active Referrals')).toMatch(/^\d+$/);
    provider.controls.clear();
    await button('Retry').click();
    await expect.poll(() => term('Total Referrals')).toMatch(/^\d+$/);
  });
});

describe.each([1440, 390])('while it loads, in %i pixels,', (width) => {
  test.each([
    ['earning', 'leader', ['getActivityHistory'], 'Earnings over time'],
    ['performance', 'member', ['getDonationHistory', 'getReferrals'], 'Growth of your direct referrals'],
  ] as const)('the report of %s of a %s keeps the places of its figures', async (report, as, calls, name) => {
    const title = page.getByRole('heading', { name, exact: true });
    const top = () => title.element().getBoundingClientRect().top;
    const releases = calls.map((endpoint) => provider.controls.hold(endpoint));
    await openApp(`/dashboard/reports?tab=${report}`, { as, width });
    await expect.element(title).toBeVisible();
    const before = top();
    for (const release of releases) release();
    await settled();
    await expect.element(page.getByRole('figure', { name })).toBeVisible();
    expect(Math.abs(top() - before)).toBeLessThan(16);
  });
});

describe('Earning', () => {
  const TIME = 'Earnings over time';
  const SOURCES = 'Earnings by source';

  test('adds up to the activity log in the cards, the chart and both tables', async () => {
    const services = await openReports('?tab=earning&periods.size=50&sources.size=50');
    const earnings = await earned(services);
    const total = sum(earnings.map(({ metadata }) => BigInt(toUnits(metadata?.amount ?? 0))));
    expect(total).toBeGreaterThan(0n);
    expect(term('Earned')).toBe(formatUnits(total));
    expect(term('Earnings')).toBe(earnings.length.toLocaleString('en'));
    const at = headersOf(TIME).indexOf('Earned');
    expect(sum(rowsOf(TIME).map((cells) => unitsOf(cells[at])))).toBe(total);
    for (const cells of rowsOf(TIME)) expect(sum(cells.slice(2, at).map(unitsOf))).toBe(unitsOf(cells[at]));
    const count = headersOf(TIME).indexOf('Earnings');
    expect(rowsOf(TIME).reduce((all, cells) => all + Number(cells[count]), 0)).toBe(earnings.length);
    const listed = sum(rowsOf(SOURCES).map((cells) => unitsOf(cells[2])));
    const sources = new Set(earnings.map(({ description }) => description)).size;
    if (sources <= 50) expect(listed).toBe(total);
    else expect(listed).toBeLessThan(total);
    await expectNoFindings();
  });

  test('survives line breaks, marks of direction and the ends of time', async () => {
    const earning = (day: string, from: string) => ({
      created_at: `${day}T12:00:00Z`,
      description: `Earned from the donation of ${from}`,
      type: 'Earning',
      metadata: { amount: 5 },
    });
    const activities = [
      earning('1971-01-01', 'Ada\nLovelace\u202e'),
      earning('2025-03-05', 'Ben'),
      earning('9999-12-31', 'Ada Lovelace'),
    ];
    replaceReplies({ getActivityHistory: { data: { activities } } });
    await openReports('?tab=earning&periods.size=50');
    expect(headersOf(TIME)).toEqual(['Years', 'Earnings', 'Ada Lovelace', 'Ben', 'Earned']);
    expect(sentencesOf(TIME)[0]).toBe('1900–1999: $5.00000. Ada Lovelace $5.00000');
    expect(sentencesOf(TIME)).toHaveLength(81);
    expect(term('Earned')).toBe('$15.00000');
  });

  test('each bar has the values of its row in the table', async () => {
    await openReports('?tab=earning&periods.size=50&periods.sort=period');
    const rows = rowsOf(TIME);
    const headers = headersOf(TIME);
    const at = headers.indexOf('Earned');
    const expected = rows.map((cells) => {
      const parts = cells
        .slice(2, at)
        .map((amount, index) => [headers[index + 2], amount])
        .filter(([, amount]) => amount !== '$0.00000')
        .map(([name, amount]) => `${name} ${amount}`);
      return `${cells[0]}: ${cells[at]}${parts.length > 0 ? `. ${parts.join(', ')}` : ''}`;
    });
    expect(expected.length).toBeGreaterThan(3);
    expect(sentencesOf(TIME)).toEqual(expected);
  });

  test('one range of days, in the URL, applies to the chart and the tables', async () => {
    const services = await openReports('?tab=earning&periods.size=50');
    const days = (await earned(services)).map(({ created_at }) =>
      new Date(created_at).toLocaleDateString('sv'),
    );
    const day = days[Math.floor(days.length / 2)] ?? '';
    const before = barsOf(TIME).length;
    await button('Days: All days').click();
    await button('Between two days').click();
    await field('From').fill(day);
    await field('To').fill(day);
    const inside = days.filter((one) => one === day).length;
    await expect.poll(() => term('Earnings')).toBe(String(inside));
    expect(new URLSearchParams(location.search).get('from')).toBe(day);
    expect(barsOf(TIME)).toHaveLength(1);
    expect(rowsOf(TIME)).toHaveLength(1);
    await button('All days').click();
    await expect.poll(() => barsOf(TIME).length).toBe(before);
    expect(location.search).not.toContain('from');
  });

  test('a reversed range shows a message and limits nothing; a range without earnings is empty', async () => {
    await openReports('?tab=earning&from=2020-01-02&to=2020-01-01');
    const all = term('Earnings');
    await expect.element(field('From')).toHaveAccessibleDescription(/^The first day is after the last/);
    await field('To').fill('2020-01-03');
    await expect.element(text('No earnings in these days.')).toBeVisible();
    expect(term('Earned')).toBe('$0.00000');
    expect(all).not.toBe('0');
  });

  test('a day in the URL that is none is no limit', async () => {
    await openReports('?tab=earning&from=yesterday&to=2025-02-31');
    expect(term('Earnings')).not.toBe('0');
    await expect.element(button('Days: All days')).toBeVisible();
  });

  test('the bars are one tab stop; arrow keys, Home and End move between them and show details', async () => {
    await openReports('?tab=earning');
    const bars = barsOf(TIME);
    const [title = '', total = ''] = sentencesOf(TIME)[1]?.split(/: |\. /) ?? [];
    expect(bars.filter((bar) => bar.getAttribute('tabindex') === '0')).toEqual([bars[0]]);
    if (bars[0] instanceof SVGElement) bars[0].focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(bars[1]);
    await expect.element(text(title)).toBeVisible();
    expect(text(title).element().nextElementSibling?.textContent).toBe(total);
    await userEvent.keyboard('{Escape}');
    await expect.element(text(title)).not.toBeInTheDocument();
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(bars.at(-1));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(bars.at(-1));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(bars[0]);
    const last = bars.at(-1);
    if (last) await userEvent.hover(last);
    await expect.element(text(sentencesOf(TIME).at(-1)?.split(': ')[0] ?? '')).toBeVisible();
  });

  test('labels of months keep apart where the browser’s text is twice as large', async () => {
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    await openReports('?tab=earning');
    await expect.poll(() => barsOf(TIME).length).toBeGreaterThan(0);
    const labels = [...(chart(TIME)?.querySelectorAll('g[aria-hidden] > text') ?? [])].map((label) =>
      label.getBoundingClientRect(),
    );
    expect(labels.length).toBeGreaterThan(1);
    for (const [index, { left }] of labels.entries()) {
      expect(left).toBeGreaterThan(labels[index - 1]?.right ?? 0);
    }
  });

  test('series are tints of one colour, with forced colours or more contrast patterns; the table is behind a button', async () => {
    await openReports('?tab=earning');
    const fills = () =>
      new Set(
        [...(chart(TIME)?.querySelectorAll('[data-series]') ?? [])].map(
          (part) => getComputedStyle(part).fill,
        ),
      );
    const emulate = (name: string, value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
    onTestFinished(() => void cdp().send('Emulation.setEmulatedMedia', { features: [] }));
    expect(fills().size).toBe(4);
    expect([...fills()].filter((fill) => fill.startsWith('url'))).toEqual([]);
    for (const [name, value] of [
      ['forced-colors', 'active'],
      ['prefers-contrast', 'more'],
    ] as const) {
      await emulate(name, value);
      await expect.poll(() => [...fills()].filter((fill) => fill.startsWith('url')).length).toBe(4);
    }

    expect(tableElement(TIME)).toBeUndefined();
    const card = chart(TIME)?.parentElement?.parentElement;
    expect(card?.contains(button('Show as table').element()), 'in the card of the chart').toBe(true);
    await button('Show as table').click();
    await expect.poll(() => rowsOf(TIME).length).toBeGreaterThan(0);
    expect([...(chart(TIME)?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(
      headersOf(TIME).slice(2, -1),
    );
    await button('Hide the table').click();
    await expect.poll(() => tableElement(TIME)).toBeUndefined();
  });

  test('has its figures at the end of their columns, and the words of both tables begin at one line', async () => {
    await openReports('?tab=earning');
    await button('Show as table').click();
    await expect.poll(() => rowsOf(TIME).length).toBeGreaterThan(0);
    const [overTime, bySource] = [TIME, 'Earnings by source'].map(tableElement);
    const cells = [...(overTime?.querySelectorAll('tbody > tr:first-child > td') ?? [])];
    expect(cells.slice(1).map((cell) => getComputedStyle(cell).textAlign)).toEqual(
      cells.slice(1).map(() => 'end'),
    );
    const begin = (table: Element | undefined) => {
      const range = document.createRange();
      range.selectNodeContents(table?.querySelector('tbody td') ?? document.body);
      return range.getBoundingClientRect().left;
    };
    expect(begin(overTime)).toBeCloseTo(begin(bySource), 0);
  });

  test('of a newcomer is a sentence, and leads to what brings a team', async () => {
    await openReports('?tab=earning', 'newcomer');
    await expect.element(text('No earnings yet. You earn when members of your team donate.')).toBeVisible();
    await expectNoFindings();
    await page.getByRole('main').getByRole('link', { name: 'Go to Network' }).click();
    await expect.element(heading('Network')).toBeVisible();
  });

  test('of a member whose earnings are called otherwise says that they are not listed one by one', async () => {
    const bonus = { created_at: '2025-03-05T12:00:00Z', type: 'bonus', metadata: { amount: 5 } };
    replaceReplies({ getActivityHistory: { data: { activities: [bonus] } } });
    await openReports('?tab=earning');
    await expect
      .element(page.getByText(/^You have earned \$[\d,]+\.\d{5} in all\. The provider lists no/))
      .toBeVisible();
  });

  test('of a member whose total cannot be read does not say that nothing was earned', async () => {
    provider.controls.failNext('getProfile', 'serverError', { sticky: true });
    replaceReplies({ getActivityHistory: { data: { activities: [] } } });
    await openReports('?tab=earning');
    await expect.element(text('The provider lists no earnings.')).toBeVisible();
  });

  test('that fails to load shows an error and is refetched', async () => {
    provider.controls.failNext('getActivityHistory', 'serverError', { sticky: true });
    await openReports('?tab=earning');
    await expect.element(text('Earning could not be loaded.')).toBeVisible();
    provider.controls.clear();
    await button('Retry').click();
    await expect.poll(() => barsOf(TIME).length).toBeGreaterThan(0);
  });
});

describe('Performance', () => {
  const GROWTH = 'Growth of your direct referrals';
  const LEVELS = 'Your team by level';

  test('shows an estimate of what is missing to the next stage', async () => {
    const { client } = await openReports('?tab=performance', 'member');
    const { profile } = (await callSample(client, getProfile, {})).data;
    expect(term('Current Stage')).toBe(`Stage ${profile.stage}`);
    const requirement = unitsOf(term(`Donations to reach stage ${profile.stage + 1}`));
    const donated = unitsOf(term('Donated towards it (estimate)'));
    const missing = unitsOf(term('Still missing (estimate)'));
    expect(donated + missing).toBe(requirement);
    expect(donated).toBe(35_000_000n);
    await expect.element(page.getByText(/^Estimates: the provider does not say/)).toBeVisible();
    await expect
      .element(page.getByRole('progressbar', { name: '70.0% of the way to stage 4' }))
      .toBeVisible();
    await link('Donate').last().click();
    await expect.element(heading('Donate Funds')).toBeVisible();
  });

  test('its charts have their tables at a press', async () => {
    await openReports('?tab=performance');
    expect(tableElement(GROWTH)).toBeUndefined();
    await expectNoFindings();
    for (const caption of [GROWTH, LEVELS]) {
      await button('Show as table').first().click();
      await expect.element(table(caption)).toBeVisible();
    }
  });

  test('the growth is who joined, in the chart as in the table', async () => {
    const { client } = await openReports('?tab=performance&growth.size=50&growth.sort=period');
    const { referrals } = (await callSample(client, getReferrals, {})).data;
    const rows = rowsOf(GROWTH);
    expect(rows.reduce((all, [, joined]) => all + Number(joined), 0)).toBe(referrals.length);
    expect(rows.at(-1)?.[2]).toBe(String(referrals.length));
    expect(sentencesOf(GROWTH)).toEqual(
      rows.map(([period, joined, total]) => `${period}: ${joined} joined, ${total} in all`),
    );
  });

  test('the share of active members is that of the team list, on each level as in the chart', async () => {
    const { client } = await openReports('?tab=performance&levels.size=50');
    const team = (await callSample(client, getTeamTree, { query: {} })).data.filter(({ level }) => level > 0);
    const active = team.filter(({ status }) => status === 'active').length;
    expect(term('Active in your team')).toBe(`${((active * 100) / team.length).toFixed(1)}%`);
    await expect.element(text(`${active} of ${team.length} members`)).toBeVisible();
    const rows = rowsOf(LEVELS);
    expect(rows.reduce((all, [, members]) => all + Number(members), 0)).toBe(team.length);
    expect(rows.reduce((all, [, , on]) => all + Number(on), 0)).toBe(active);
    expect(sentencesOf(LEVELS)).toEqual(
      rows.map(
        ([level, members, on]) =>
          `Level ${level}: ${on} of ${members} ${members === '1' ? 'member' : 'members'} active`,
      ),
    );
  });

  test('numbers that are compared end at one edge, under their header, as shares do', async () => {
    await openReports('?tab=performance&levels.size=50');
    const table = tableElement(LEVELS);
    const ends = [...(table?.rows ?? [])].map(({ cells }) =>
      [...cells].map((cell) => getComputedStyle(cell).textAlign),
    );
    expect(ends.length).toBeGreaterThan(5);
    for (const row of ends) expect(row).toEqual(['start', 'end', 'end', 'end']);
  });

  test('of a newcomer shows what to do', async () => {
    await openReports('?tab=performance', 'newcomer');
    expect(term('Current Stage')).toBe('Stage 0');
    await expect
      .element(text('Your first donation brings you to stage 1. The provider asks for at least $10.00000.'))
      .toBeVisible();
    await expect.element(text('Nobody has joined with your referral code yet.')).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: 'Go to Network' });
    await expect.element(link).toHaveAttribute('href', '/dashboard/network');
    await expect.element(text('Nobody is in your team yet.')).toBeVisible();
    expect(term('Active in your team')).toBe('–not available');
    await expectNoFindings();
  });

  test('of a provider that leaves fields out, or slips in them, says what is known', async () => {
    changeReplies({
      getStages: (reply) => mapRows(reply, (stage) => ({ ...stage, donation_requirement: 0 })),
      getReferrals: (reply) =>
        mapRows(reply, (referral, index) => ({
          ...referral,
          joined: index < 2 ? [null, '9999-12-31T23:59:59Z'][index] : referral.joined,
          status: index === 0 ? undefined : referral.status,
        })),
    });
    const { client } = await openReports('?tab=performance&growth.size=50');
    const { referrals } = (await client.call(getReferrals, {})).data;
    await expect
      .element(page.getByText(/^The provider asks for no donations to reach stage \d\.$/))
      .toBeVisible();
    await expect.element(text('Left out: 2 direct referrals without a day of joining.')).toBeVisible();
    const rows = rowsOf(GROWTH);
    expect(rows.reduce((all, [, joined]) => all + Number(joined), 0)).toBe(referrals.length - 2);
    expect(term('Active direct referrals')).toBe('–not available');
    expect(term('Active in your team')).toMatch(/%$/);
  });

  test('a section that fails to load shows an error, does not affect the others, and is refetched', async () => {
    provider.controls.failNext('getDonationHistory', 'unreachable', { sticky: true });
    await openReports('?tab=performance');
    await expect.element(text('Next stage could not be loaded.')).toBeVisible();
    expect(barsOf(GROWTH).length).toBeGreaterThan(0);
    provider.controls.clear();
    await button('Retry').click();
    await expect.poll(() => term('Current Stage')).toMatch(/^Stage \d+$/);
  });
});

describe('the team of a provider that lists it', () => {
  const LEVELS = 'Your team by level';

  test.each([
    ['as a tree, without what may be absent', { nestedTree: 'root', nulls: true }, true],
    ['without saying who stands below whom, with levels from 1', { levels: '1' }, false],
    ['likewise without the member', { withoutSelf: true, levels: '1' }, false],
  ] as const)(
    '%s: has the same levels and rows, and a graph if it can be drawn',
    async (_, variants, isTree) => {
      const { client } = await openReports('?tab=performance&levels.size=50', 'member');
      const members = (await callSample(client, getTeamTree, { query: {} })).data;
      const expected = rowsOf(LEVELS);
      expect(expected.length).toBeGreaterThan(1);
      closeApp();
      changeReplies({ getTeamTree: (reply) => toLiteralReply('getTeamTree', reply, variants) });
      await openApp('/dashboard/reports?tab=performance&levels.size=50');
      await expect.poll(() => rowsOf(LEVELS)).toEqual(expected);
      await tab('Team Tree').click();
      await expect.element(text(`${members.length - 1} rows`)).toBeVisible();
      await tab('Team Tree Graph').click();
      if (isTree) {
        await expect
          .element(page.getByRole('treeitem', { name: members[0]?.name ?? '' }).first())
          .toBeVisible();
        await expect.poll(() => document.querySelectorAll('[role=treeitem]').length).toBe(members.length);
      } else {
        await expect.element(text(teamGraph.noStructure)).toBeVisible();
        await expectNoFindings();
      }
    },
  );
});
