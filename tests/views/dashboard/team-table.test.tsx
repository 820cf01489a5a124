import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type RunningProvider, startProvider } from '#mocks/browser.ts';
import type { Services } from '#src/actors/services.ts';
import { getTeamTree, type TeamMember as SentMember, STAGES } from '#src/contract/team.ts';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import { type Complete, callSample } from '../../contract/callSample';
import { expectNoFindings } from '../support/axe';
import { catchDownloads } from '../support/catchDownloads';
import { alert, button, field, settled, text } from '../support/locators';
import { closeApp, DESKTOP, openApp, PHONE, provider } from '../support/openApp';
import { openScreen } from '../support/screens';

type TeamMember = Complete<SentMember>;

const PATH = '/dashboard/network?tab=team';
const TITLE = 'Total Team Tree';
const SIZES = [40, 1000, 10_000] as const;

const worldOf = (members: number) => startProvider({ persist: false, serviceWorker: false, members });
const [small, middle, large] = await Promise.all(SIZES.map(worldOf));
if (!small || !middle || !large) throw new Error('a world is missing');
const worlds: readonly (readonly [number, RunningProvider])[] = [
  [40, small],
  [10_000, large],
];

/** What the table has asked the provider for, as `?stage=3`. */
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
});

interface OpenOptions {
  readonly as?: 'leader' | 'member' | 'newcomer';
  readonly search?: string;
  readonly width?: number;
  readonly marker?: ReactNode;
}

/** Opens the table of a leader of everybody in a world of its own. */
async function open(
  world: RunningProvider,
  { as = 'leader', search = '', width = DESKTOP, marker }: OpenOptions = {},
) {
  world.controls.clear();
  vi.spyOn(provider, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.pathname.endsWith('/users/team-tree')) asked.push(url.search);
    return world.fetch(request);
  });
  const services = await openScreen(`${PATH}${search}`, 'Network', { as, width, marker });
  return services;
}

const table = () => page.getByRole('table', { name: TITLE, exact: true });
const drawn = () => [...table().element().querySelectorAll('tr[data-index]')];
/** Waits until the rows have been measured, which changes how many of them are rendered. */
async function measured(): Promise<void> {
  let previous = -1;
  const isStable = () => {
    const count = drawn().length;
    const stable = count === previous;
    previous = count;
    return stable;
  };
  await expect.poll(isStable, { interval: 200 }).toBe(true);
}
const cellsOf = (row: Element | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
const cells = () => drawn().map(cellsOf);
const head = () => table().getByRole('columnheader', { name: 'Details' });
const filter = () => page.getByRole('searchbox', { name: 'Filter', exact: true });
const rowCount = () => Number(table().element().getAttribute('aria-rowcount')) - 1;
const sentence = (total: number) => (total === 1 ? '1 row' : `${total.toLocaleString('en')} rows`);

/** Everybody below, read apart from the screen and without its filters. */
async function team({ client }: Services): Promise<readonly TeamMember[]> {
  const { data } = await callSample(client, getTeamTree, { query: {} });
  const [, ...others] = data;
  asked.length = 0;
  return others;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const cellsOfMember = (member: TeamMember, serial: number) => [
  String(serial),
  `${member.name} ${member.email}`,
  capitalised(member.status),
  member.referral_code,
  String(member.stage),
  String(member.level),
  capitalised(member.position ?? ''),
  `${member.referred_by?.name} ${member.referred_by?.email}`,
];

describe.each(worlds)('in a world of %i members', (members, world) => {
  test('every member but the signed-in one has a row with all columns', async () => {
    const services = await open(world);
    await settled();
    expect(new Set(asked)).toEqual(new Set(['']));
    const everybody = await team(services);
    expect(everybody).toHaveLength(members - 1);
    await expect.element(text(sentence(members - 1))).toBeVisible();
    expect(rowCount()).toBe(members - 1);
    expect(
      table()
        .getByRole('columnheader')
        .elements()
        .map((header) => header.querySelector('button')?.textContent),
    ).toEqual([
      'Serial No',
      'Details',
      'Status',
      'Referral Code',
      'Stage',
      'Level',
      'Position',
      'Referred By',
    ]);
    const shown = cells();
    expect(shown.length).toBeGreaterThan(5);
    expect(shown).toEqual(
      everybody.slice(0, shown.length).map((member, index) => cellsOfMember(member, index + 1)),
    );
  });

  test('stage and status are filtered by the provider, with the right number of rows', async () => {
    const services = await open(world);
    await settled();
    const everybody = await team(services);
    const count = (stage: number | undefined, status: string | undefined) =>
      everybody.filter(
        (member) =>
          (stage === undefined || member.stage === stage) &&
          (status === undefined || member.status === status),
      ).length;
    const steps = [
      ['Stage', 'Stage 2', '?stage=2', count(2, undefined)],
      ['Status', 'Active', '?stage=2&status=active', count(2, 'active')],
      ['Stage', 'All Stages', '?status=active', count(undefined, 'active')],
      ['Status', 'Inactive', '?status=inactive', count(undefined, 'inactive')],
      ['Stage', 'Stage 1', '?stage=1&status=inactive', count(1, 'inactive')],
    ] as const;
    for (const [choice, option, query, expected] of steps) {
      await field(choice).selectOptions(option);
      await expect.poll(() => asked.at(-1)).toBe(query);
      await settled();
      if (expected > 0) await expect.element(text(sentence(expected))).toBeVisible();
      else await expect.element(text('No data found')).toBeVisible();
    }
    expect(asked).toEqual(steps.map(([, , query]) => query));
  });

  test('the text filter searches name, e-mail and code only', async () => {
    const services = await open(world);
    await settled();
    const everybody = await team(services);
    const own = ({ name, email, referral_code }: TeamMember) =>
      `${name} ${email} ${referral_code}`.toLowerCase();
    const some = everybody.at(-3);
    const sponsor = everybody[2]?.email ?? '';
    for (const words of [some?.name ?? '', some?.email ?? '', some?.referral_code ?? '', sponsor, 'an']) {
      await filter().fill(words);
      const found = everybody.filter((member) =>
        words
          .toLowerCase()
          .split(' ')
          .every((word) => own(member).includes(word)),
      );
      expect(found.length).toBeGreaterThan(0);
      await expect.element(text(sentence(found.length))).toBeVisible();
      const details = found.map(({ name, email }) => `${name} ${email}`);
      const shown = () => cells().map(([, text]) => text);
      await expect.poll(() => shown().join() === details.slice(0, shown().length).join()).toBe(true);
    }
    expect(asked).toEqual([]);
  });

  test('headers sort in both directions, and serial numbers stay with their members', async () => {
    const services = await open(world);
    await settled();
    const everybody = (await team(services)).map((member, index) => ({ member, serial: index + 1 }));
    const expectOrder = async (sorted: typeof everybody) => {
      const first = sorted.slice(0, 6).map(({ member, serial }) => cellsOfMember(member, serial));
      await expect.poll(() => cells().slice(0, 6)).toEqual(first);
    };
    await button('Level').click();
    await expectOrder(everybody.toSorted((one, other) => one.member.level - other.member.level));
    await button('Level').click();
    await expectOrder(everybody.toSorted((one, other) => other.member.level - one.member.level));
    await button('Referral Code').click();
    const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
    await expectOrder(
      everybody.toSorted((one, other) =>
        collator.compare(one.member.referral_code, other.member.referral_code),
      ),
    );
  });
});

describe('of ten thousand rows', () => {
  test('only those in sight are drawn, and the keyboard reaches the last and the first', async () => {
    const services = await open(large);
    await settled();
    const everybody = await team(services);
    expect(drawn().length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    const last = everybody.length;
    await expect
      .poll(() => cellsOf(drawn().at(-1)))
      .toEqual(cellsOfMember(everybody[last - 1] as TeamMember, last));
    expect(drawn().at(-1)?.getAttribute('aria-rowindex')).toBe(String(last + 1));
    await expect.element(head()).toBeInViewport();
    expect(drawn().length).toBeLessThan(40);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => cellsOf(drawn()[0])[0]).toBe('1');
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => window.scrollY).toBeGreaterThan(200);
  });

  test('the first thousand are printed, and it is said that there are more', async () => {
    await open(large);
    await settled();
    window.dispatchEvent(new Event('beforeprint'));
    const sentence = table().getByText('The first 1,000 of 9,999 rows are printed.');
    await expect.element(sentence).toBeInTheDocument();
    expect(drawn()).toHaveLength(1000);
    window.dispatchEvent(new Event('afterprint'));
    await expect.element(sentence).not.toBeInTheDocument();
    expect(drawn().length).toBeLessThan(40);
  });

  test.each([DESKTOP, PHONE])('a jump into their middle stays where it led to, %i px wide', async (width) => {
    await open(large, { width });
    await settled();
    await measured();
    for (const top of [3000, 50_000]) {
      window.scrollTo(0, top);
      const isInSight = (row: Element | undefined) =>
        row !== undefined && row.getBoundingClientRect().top < window.innerHeight / 2;
      await expect.poll(() => isInSight(drawn()[0]) && !isInSight(drawn().at(-1))).toBe(true);
      await measured();
      expect(window.scrollY).toBe(top);
    }
  });

  test('other ones begin with the first, and the same ones stay where they are', async () => {
    await open(large);
    await settled();
    window.scrollTo(0, 100_000);
    await expect.poll(() => Number(cellsOf(drawn()[0])[0])).toBeGreaterThan(1000);
    await button('Serial No').click();
    await expect.poll(() => cellsOf(drawn()[0])[0]).toBe('9999');
    window.scrollTo(0, 50_000);
    await expect.poll(() => Number(cellsOf(drawn()[0])[0])).toBeLessThan(9500);
    await measured();
    const before = { top: window.scrollY, first: cellsOf(drawn()[0]) };
    const asking = asked.length;
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => asked.length).toBe(asking + 1);
    await settled();
    expect({ top: window.scrollY, first: cellsOf(drawn()[0]) }).toEqual(before);
  });
});

test.each([
  [1000, middle],
  [10_000, large],
] as const)('the End key leads to the very end of %i rows', async (_, world) => {
  await open(world);
  await settled();
  await measured();
  await userEvent.keyboard('{End}');
  const { documentElement: root } = document;
  const isAtEnd = () => root.scrollHeight - window.innerHeight - window.scrollY <= 1;
  await expect.poll(() => cellsOf(drawn().at(-1))[0]).toBe(String(rowCount()));
  await measured();
  await expect.poll(isAtEnd).toBe(true);
});

test('scrolling through shows every row once and in order', { timeout: 40_000 }, async () => {
  await open(middle);
  await settled();
  const seen = new Set<number>();
  // Found once: a query by role and name looks at the whole page, and this test asks hundreds of times.
  const [shownTable, shownHead] = [table().element(), head().element()];
  const edge = () => shownHead.getBoundingClientRect().bottom;
  const rendered = () => [...shownTable.querySelectorAll('tr[data-index]')];
  /** Adds the visible rows, and returns their height in all. */
  const collectVisibleRows = () => {
    const shown = rendered().filter((row) => {
      const { top: start, bottom } = row.getBoundingClientRect();
      return start < window.innerHeight && bottom > edge();
    });
    for (const row of shown) seen.add(Number(cellsOf(row)[0]));
    return shown.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
  };
  const { documentElement: root } = document;
  for (let top = 0; top < root.scrollHeight; top += window.innerHeight * 0.75) {
    window.scrollTo(0, top);
    const isFilled = () => {
      const lower = Math.min(window.innerHeight, shownTable.getBoundingClientRect().bottom);
      return collectVisibleRows() >= lower - edge() - 1;
    };
    await expect.poll(isFilled, { interval: 16 }).toBe(true);
    const serials = rendered().map((row) => Number(cellsOf(row)[0]));
    expect(serials).toEqual(serials.map((_, index) => (serials[0] ?? 0) + index));
  }
  // The last row may be drawn a moment after the others.
  await expect
    .poll(() => {
      collectVisibleRows();
      return seen.size;
    })
    .toBe(999);
});

describe('the URL', () => {
  test('contains filters and order, also after a reload', async () => {
    const services = await open(middle);
    await settled();
    const found = (await team(services)).filter(
      ({ stage, status, name, email, referral_code }) =>
        stage === 3 && status === 'active' && /an/i.test(`${name} ${email} ${referral_code}`),
    );
    await field('Stage').selectOptions('Stage 3');
    await field('Status').selectOptions('Active');
    await button('Details').click();
    await filter().fill('an');
    const search = '?tab=team&team.stage=3&team.status=active&team.sort=details&team.q=an';
    await expect.poll(() => location.search).toBe(search);
    await settled();
    await expect.element(text(sentence(found.length))).toBeVisible();
    const firstRows = () => cells().slice(0, 5);
    const before = firstRows();
    expect(before.length).toBeGreaterThan(1);
    closeApp();
    await openScreen(`/dashboard/network${search}`, 'Network');
    await settled();
    await expect.poll(firstRows).toEqual(before);
    await expect.element(field('Stage')).toHaveValue('3');
    await expect.element(field('Status')).toHaveValue('active');
    await expect.element(filter()).toHaveValue('an');
    expect(asked.at(-1)).toBe('?stage=3&status=active');
  });

  test('with invalid values shows all members', async () => {
    await open(small, { search: '&team.stage=11&team.status=asleep&team.sort=shoe' });
    await settled();
    expect(asked).toEqual(['']);
    expect(rowCount()).toBe(39);
  });

  test('adds a history entry for each choice', async () => {
    await open(small);
    await settled();
    await field('Stage').selectOptions('Stage 2');
    await expect.poll(() => location.search).toBe('?tab=team&team.stage=2');
    await field('Status').selectOptions('Active');
    await expect.poll(() => location.search).toBe('?tab=team&team.stage=2&team.status=active');
    history.back();
    await expect.element(field('Status')).toHaveValue('all');
    await expect.element(field('Stage')).toHaveValue('2');
  });
});

describe('while the provider is filtering', () => {
  test('the rows of the whole team that match are there already, marked as not the answer yet', async () => {
    const services = await open(middle);
    await settled();
    const expected = (await team(services)).filter(({ stage }) => stage === 4);
    const release = middle.controls.hold('getTeamTree');
    await field('Stage').selectOptions('Stage 4');
    await expect.element(text(sentence(expected.length))).toBeVisible();
    await expect.element(table()).toHaveAttribute('aria-busy', 'true');
    const before = cells();
    release();
    await settled();
    await expect.poll(cells).toEqual(before);
  });

  test('the old rows stay, marked, where the whole team has not been read', async () => {
    await open(middle, { search: '&team.stage=4' });
    await settled();
    await measured();
    const before = cells();
    const release = middle.controls.hold('getTeamTree');
    await field('Stage').selectOptions('All Stages');
    await expect.element(table()).toHaveAttribute('aria-busy', 'true');
    expect(cells()).toEqual(before);
    release();
    await settled();
    expect(rowCount()).toBe(999);
  });

  test('a failure shows an error and keeps the filters', async () => {
    await open(small);
    await settled();
    small.controls.failNext('getTeamTree', 'serverError');
    await field('Status').selectOptions('Inactive');
    await expect.element(alert()).toHaveTextContent('Total Team Tree could not be loaded.');
    await field('Status').selectOptions('All Status');
    await expect.element(alert()).not.toBeInTheDocument();
    await settled();
    expect(rowCount()).toBe(39);
  });

  test('where Retry fails, too, it keeps the focus, although the whole team has been read', async () => {
    await open(small);
    await settled();
    small.controls.failNext('getTeamTree', 'serverError', { sticky: true });
    await field('Status').selectOptions('Inactive');
    await expect.element(alert()).toBeVisible();
    const announced = alert().element();
    await userEvent.click(button('Retry'));
    await expect.poll(() => alert().query() ?? announced).not.toBe(announced);
    await expect.element(button('Retry')).toHaveFocus();
    await field('Status').selectOptions('Active');
    await expect.element(alert()).toBeVisible();
    small.controls.clear();
    const release = small.controls.hold('getTeamTree');
    // What has failed since is another list.
    await field('Status').selectOptions('Inactive');
    await expect.element(table()).toHaveAttribute('aria-busy', 'true');
    await expect.element(alert()).not.toBeInTheDocument();
    release();
    await settled();
  });
});

/** Opens the small team as another provider lists it, which knows no filters where it `ignoresFilters`. */
const openChanged = async (
  change: (members: readonly TeamMember[]) => readonly object[],
  { search = '', ignoresFilters = false } = {},
) => {
  vi.spyOn(provider, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!url.pathname.endsWith('/users/team-tree')) return small.fetch(request);
    if (ignoresFilters) url.search = '';
    const { data }: { data: TeamMember[] } = await (await small.fetch(new Request(url, request))).json();
    return Response.json({ data: change(data) });
  });
  await openApp(`${PATH}${search}`);
};

/** Who referred a member, as a provider leaves it open. */
const NOBODY = { name: null, email: null };

test('a provider that ignores the filters, and gives two members one id, shows what the filter says', async () => {
  const services = await open(small);
  const everybody = await team(services);
  closeApp();
  await openChanged(
    (members) =>
      members.map((member) => ({ ...member, _id: 'one', parent_id: undefined, referred_by: NOBODY })),
    { ignoresFilters: true },
  );
  await settled();
  await expect.element(text(sentence(everybody.length))).toBeVisible();
  const byLevel = everybody.toSorted((one, other) => other.level - one.level);
  await button('Level').click();
  await button('Level').click();
  await expect
    .poll(() => cells().map(([, details]) => details))
    .toEqual(byLevel.slice(0, drawn().length).map(({ name, email }) => `${name} ${email}`));
  expect(rowCount()).toBe(everybody.length);
  expect(new Set(cells().map((row) => row.at(-1)))).toEqual(new Set(['–not available']));
  const found = everybody.filter(({ stage, status }) => stage === 2 && status === 'active');
  expect(found.length).toBeGreaterThan(0);
  await field('Stage').selectOptions('Stage 2');
  await field('Status').selectOptions('Active');
  await settled();
  await expect.element(text(sentence(found.length))).toBeVisible();
  expect(new Set(cells().map(([, , status, , stage]) => `${status} ${stage}`))).toEqual(
    new Set(['Active 2']),
  );
});

test('a long referral code is not written over the cell beside it', async () => {
  await open(small);
  closeApp();
  await openChanged((members) =>
    members.map((member) => ({ ...member, referral_code: member.referral_code.repeat(3) })),
  );
  await expect.element(table()).toBeVisible();
  await settled();
  const long = drawn()
    .flatMap((row) => [...row.querySelectorAll('td')])
    .filter((cell) => cell.scrollWidth > cell.clientWidth);
  expect(drawn().length).toBeGreaterThan(0);
  expect(long.map(({ textContent }) => textContent)).toEqual([]);
});

test('a filtered list without the member has the levels of the whole team', async () => {
  const services = await open(small);
  const everybody = await team(services);
  closeApp();
  const levelsOf = (stage: number) => everybody.flatMap((one) => (one.stage === stage ? [one.level] : []));
  const stage = STAGES.find((one) => Math.min(...levelsOf(one), 99) > 1 && levelsOf(one).length > 0);
  if (stage === undefined) throw new Error('every stage has somebody directly below');
  await openChanged(
    (members) =>
      members.filter(({ level }) => level > 0).map((member) => ({ ...member, level: member.level + 1 })),
    { search: `&team.stage=${stage}` },
  );
  await expect.poll(() => cells().map((row) => row[5])).toEqual(levelsOf(stage).map(String));
});

test('a team that fails to load shows an error, and Retry loads it', async () => {
  small.controls.clear();
  vi.spyOn(provider, 'fetch').mockImplementation(small.fetch);
  small.controls.failNext('getTeamTree', 'unreachable');
  await openApp(PATH, { as: 'leader' });
  await expect.element(alert()).toHaveTextContent('Total Team Tree could not be loaded.');
  await button('Retry').click();
  await settled();
  expect(rowCount()).toBe(39);
});

test('who has no team reads that there is none, and has nothing to filter', async () => {
  await open(small, { as: 'newcomer' });
  await expect.element(text('No data found')).toBeVisible();
  await expect.element(page.getByRole('search')).not.toBeInTheDocument();
});

test('a filter without matches can be cleared', async () => {
  await open(small, { search: '&team.stage=10&team.status=inactive&team.q=nobody' });
  await expect.element(text('No data found')).toBeVisible();
  await expectNoFindings();
  await page.viewport(DESKTOP, 900);
  await button('Clear filters').click();
  await settled();
  expect(rowCount()).toBe(39);
  expect(location.search).toBe('?tab=team');
  await expect.element(filter()).toHaveValue('');
  await expect.poll(() => document.activeElement?.querySelector(':scope > table')).toBeTruthy();
});

test('a download has every row that matches, in the order of the table', async () => {
  const downloads = catchDownloads();
  const services = await open(large, { search: '&team.stage=2&team.sort=-level&team.q=an' });
  await settled();
  const { data } = await callSample(services.client, getTeamTree, { query: { stage: '2' } });
  const found = data
    .slice(1)
    .map((member, index) => ({ member, serial: index + 1 }))
    .filter(({ member: { name, email, referral_code } }) => /an/i.test(`${name} ${email} ${referral_code}`))
    .toSorted((one, other) => other.member.level - one.member.level);
  expect(found.length).toBeGreaterThan(100);
  expect(rowCount()).toBe(found.length);
  await button('Download CSV').click();
  await expect.poll(() => downloads.length).toBe(1);
  expect(downloads[0]?.name).toMatch(/^total-team-tree-\d{4}-\d\d-\d\d\.csv$/);
  const [, ...lines] = (await downloads[0]?.file?.text())?.split('\r\n') ?? [];
  const quoted = (value: string) => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  expect(lines).toEqual(
    found.map(({ member, serial }) =>
      [
        String(serial),
        member.name ?? '',
        member.email,
        capitalised(member.status),
        member.referral_code,
        String(member.stage),
        String(member.level),
        capitalised(member.position ?? ''),
        member.referred_by?.name ?? '',
        member.referred_by?.email ?? '',
      ]
        .map(quoted)
        .join(','),
    ),
  );
});

test('on a phone rows have two lines and the page scrolls, and filters wait behind a button', async () => {
  await open(large, { width: PHONE });
  await settled();
  expect(drawn()[0]?.getBoundingClientRect().height).toBeLessThan(90);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE);
  expect(drawn().length).toBeLessThan(40);
  const first = table().getByRole('button').first().element();
  const [name, address] = [...first.querySelectorAll('[aria-hidden] + span')];
  if (!name || !address) throw new Error('a row has no address');
  expect(address.textContent).toMatch(/^\S+@\S+$/);
  const { height } = first.getBoundingClientRect();
  name.append(' Featherstonehaugh'.repeat(20));
  address.append('.example'.repeat(20));
  expect(first.getBoundingClientRect().height, 'texts longer than their lines').toBe(height);
  expect(first.scrollWidth).toBe(first.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE);
  const scrolling = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) =>
      element.scrollHeight > element.clientHeight + 1 &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
  );
  expect(scrolling).toEqual([]);
  await button('Filter and sort').click();
  await field('Sort by').selectOptions('Serial No, highest first');
  await expect.poll(() => cellsOf(drawn()[0])[0]).toBe('9999');
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => cellsOf(drawn().at(-1))[0]).toBe('1');
  const last = table().getByRole('button').last();
  last.element().focus();
  await userEvent.keyboard('{Enter}');
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByRole('button', { name: 'Copy Referral Code' })).toBeVisible();
  await expect.element(sheet).toHaveTextContent(/Level\d+Position/);
  await userEvent.keyboard('{Escape}');
  await expect.element(last).toHaveFocus();
});

/** What lies over the focused element, at its corners and in its middle, within the window. */
function getCover(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  // A whole panel of tabs.
  if (bottom - top > innerHeight / 2) return undefined;
  const points = [
    [left + 3, top + 3],
    [right - 3, top + 3],
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, bottom - 3],
    [right - 3, bottom - 3],
  ] as const;
  for (const [x, y] of points) {
    const found = document.elementFromPoint(x, y);
    if (!found || focused.contains(found) || found.contains(focused) || focused.closest('label')) continue;
    return `${focused.textContent || focused.id} is under ${found.tagName} ${found.textContent}`;
  }
  return top < 0 || bottom > innerHeight ? `${focused.textContent || focused.id} is out of sight` : undefined;
}

test.each([
  ['a phone', PHONE],
  ['a tablet', 768],
  ['a wide screen', DESKTOP],
])(
  'on %s nothing that stays in view covers what the keyboard reaches, forth and back',
  { timeout: 60_000 },
  async (_, width) => {
    const services = await open(small, { width, marker: <DemoMarker label="Demo" /> });
    await settled();
    expect(await team(services)).toHaveLength(39);
    if (width === PHONE) await button('Filter and sort').click();
    drawn()[0]?.querySelector('button')?.focus();
    const walk = async (key: string, steps: number) => {
      for (let step = 0; step < steps; step++) {
        await userEvent.keyboard(key);
        await expect.poll(getCover).toBeUndefined();
      }
    };
    await walk('{Tab}', 16);
    expect(window.scrollY).toBeGreaterThan(400);
    await walk('{Shift>}{Tab}{/Shift}', 24);
  },
);

test('axe finds nothing, and nothing is cut off, at every width', { timeout: 40_000 }, async () => {
  await open(middle);
  await settled();
  await expectNoFindings([DESKTOP, 1024, 768, PHONE]);
});
