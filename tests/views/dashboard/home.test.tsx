import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Services } from '#src/actors/services.ts';
import { getActivityHistory, getActivityStats } from '#src/contract/activities.ts';
import { getStages } from '#src/contract/stages.ts';
import { getTeamTree } from '#src/contract/team.ts';
import { getProfile, getStats } from '#src/contract/users.ts';
import { formatCount } from '#src/domain/counts.ts';
import { formatUnits, toUnits } from '#src/domain/money.ts';
import { callSample } from '../../contract/callSample';
import { expectNoFindings } from '../support/axe';
import { changeReplies, replaceFields, without } from '../support/changeReplies';
import { day, dollars } from '../support/formats';
import { alert, button, heading, message, region, settled, text } from '../support/locators';
import { calls, callsOf, closeApp, NARROW, openApp, PHONE, persona, provider } from '../support/openApp';
import { rowsOf, terms } from '../support/readScreen';
import { followLink, openScreen } from '../support/screens';

const referrers = () =>
  region('Top Referrers')
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
const activityTable = () => page.getByRole('table', { name: 'Recent Activity' });

/** An amount with the sign of its direction, by what the provider in the browser writes of an activity. */
function signed(value: number, type: string, description: string): string {
  if (value === 0) return dollars(value);
  const isIncoming = ['Deposit', 'Earning'].includes(type) || /refunded|received/.test(description);
  return `${isIncoming ? '+' : '\u2212'}${dollars(value)}`;
}

async function openHome(as: 'member' | 'leader' | 'newcomer' | 'inactive') {
  const services = await openScreen('/dashboard', 'Financial Overview', { as });
  return services;
}

/** The titles of the page's sections, in their order. */
const sections = () => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);

/** What the provider says, read apart from the screen. */
async function truth({ client }: Services) {
  const { data } = await callSample(client, getProfile, {});
  const stages = await callSample(client, getStages, {});
  const { stats, team } = await callSample(client, getStats, {});
  const { activities } = (await callSample(client, getActivityHistory, {})).data;
  const { top_referrers } = (await callSample(client, getActivityStats, {})).data;
  const rule = stages.find((stage) => stage.stage_number === Math.max(1, data.profile.stage));
  const earned = data.profile.last_donation * (rule?.earning_multiplier ?? Number.NaN);
  const threshold = Math.max(0, earned - data.balances.stage_balance);
  return { ...data, threshold, stats: data.stats, community: stats, team, activities, top_referrers };
}

test('of the stages the next one is filled as far as the requirement for it has been donated', async () => {
  const { client } = await openHome('member');
  const missing = 'Left to reach stage 4 (estimate)';
  await expect.poll(() => terms()[missing]).toMatch(/^\$/);
  const current = (await callSample(client, getStages, {})).find(({ stage_number }) => stage_number === 3);
  const requirement = current?.donation_requirement ?? Number.NaN;
  const donatedShare = 1 - Number(terms()[missing]?.replace(/[$,]/g, '')) / requirement;
  const column = region('Your stages').getByRole('listitem').nth(3).element().lastElementChild;
  const filled = column?.firstElementChild?.getBoundingClientRect().height ?? Number.NaN;
  expect(donatedShare).not.toBeCloseTo(0.5, 1);
  expect(filled / (column?.clientHeight ?? Number.NaN)).toBeCloseTo(donatedShare, 1);
});

describe.each(['member', 'leader', 'inactive'] as const)('the home screen of %s', (id) => {
  test('shows the provider’s values in each card', async () => {
    const services = await openHome(id);
    const { profile, stats, balances, threshold, community, team, activities, top_referrers } =
      await truth(services);
    await settled();
    await expect.element(page.getByRole('figure', { name: 'Earned in the last 12 months' })).toBeVisible();
    const dayBefore = new Date();
    dayBefore.setHours(0, 0, 0, 0);
    dayBefore.setFullYear(dayBefore.getFullYear() - 1);
    dayBefore.setDate(dayBefore.getDate() + 1);
    const earned = activities
      .filter(({ type, created_at }) => type === 'Earning' && new Date(created_at) >= dayBefore)
      .reduce((units, { metadata }) => units + toUnits(metadata?.amount ?? 0), 0);
    const missing = Object.entries(terms()).filter(([name]) => name.startsWith('Left to reach stage'));
    expect(missing).toHaveLength(1);
    expect(terms()).toEqual({
      'Total Donation': dollars(stats.total_donation),
      'Total Earn': dollars(stats.total_earn),
      'Total Deposit': dollars(stats.total_deposit),
      'Total Withdraw': dollars(stats.total_withdraw),
      'Available To Withdraw': dollars(balances.balance),
      'Impact Balance': dollars(balances.deposit_balance),
      'Earning Threshold': dollars(threshold),
      'Network size': `${team.network_size} Members`,
      'Current Stage': `Stage ${profile.stage}`,
      Status: profile.status === 'active' ? 'Active' : 'Inactive',
      'Active Members': String(community.active_members),
      'Earned in the last 12 months': formatUnits(earned),
      [`Left to reach stage ${profile.stage + 1} (estimate)`]: missing[0]?.[1],
    });
    expect(stats.total_donation).toBeGreaterThan(0);
    expect(top_referrers.length).toBeGreaterThan(1);
    expect(referrers()).toEqual(
      top_referrers.map(({ name, total_referrals }) =>
        expect.stringMatching(
          `${name}.*${total_referrals === 1 ? '1 referral' : `${total_referrals} referrals`}$`,
        ),
      ),
    );

    await expect.element(region('Referral Code').getByText(profile.referral_code)).toBeVisible();
    await expect.element(region('Earning Threshold').getByText('Current active earning')).toBeVisible();
    expect(region('Earning Threshold').element().textContent).toContain(dollars(threshold));
    await expect.element(text('All active members')).toBeVisible();
    await expect.element(text('To referrers overview')).toBeVisible();

    expect(activities.length).toBeGreaterThan(0);
    expect(rowsOf('Recent Activity')).toEqual(
      activities
        .slice(0, 5)
        .map(({ created_at, description, type, metadata }) => [
          day(created_at),
          description,
          type,
          signed(metadata?.amount ?? 0, type, description),
        ]),
    );
    expect([...activityTable().element().querySelectorAll('th')].map((header) => header.textContent)).toEqual(
      ['Date', 'Description', 'Type', 'Amount'],
    );
    await expect.element(alert()).not.toBeInTheDocument();
  });
});

test('large numbers of members are written alike', async () => {
  changeReplies({
    getStats: (reply) => replaceFields(reply, { network_size: 9999, active_members: 6691 }),
    getActivityStats: (reply) => replaceFields(reply, { total_referrals: 1234 }),
  });
  await openHome('leader');
  await settled();
  expect(terms()).toMatchObject({ 'Network size': '9,999 Members', 'Active Members': '6,691' });
  expect(referrers()[0]).toContain('1,234 referrals');
  expect(callsOf('GET /users/team-tree'), 'a team of thousands, for a figure that was told').toBe(0);
});

test('where the figures of a team do not say how large it is, its members are counted', async () => {
  changeReplies({ getStats: (reply) => replaceFields(reply, { network_size: undefined }) });
  const { client } = await openHome('leader');
  await settled();
  const below = (await callSample(client, getTeamTree, { query: {} })).data.length - 1;
  expect(below).toBeGreaterThan(10);
  await expect.poll(() => terms()['Network size']).toBe(`${formatCount(below)} Members`);
});

test('of a counted team the member’s own row is told by the profile, where the sign-in says nothing of them', async () => {
  changeReplies({
    login: (reply) => replaceFields(reply, { email: undefined, referral_code: undefined }),
    getStats: (reply) => replaceFields(reply, { network_size: undefined }),
    getTeamTree: (reply) =>
      without(
        JSON.parse(JSON.stringify(reply), (name, value) => (name === 'level' ? value + 1 : value)),
        'parent_id',
      ),
  });
  const { client } = await openHome('leader');
  await settled();
  const below = (await callSample(client, getTeamTree, { query: {} })).data.length - 1;
  await expect.poll(() => terms()['Network size']).toBe(`${formatCount(below)} Members`);
});

test('a team that cannot be counted is an error in the place of its figure, and Retry counts it', async () => {
  changeReplies({ getStats: (reply) => replaceFields(reply, { network_size: undefined }) });
  provider.controls.failNext('getTeamTree', 'serverError', { sticky: true });
  await openHome('leader');
  await expect.element(alert()).toHaveTextContent('Network size could not be loaded.');
  expect(alert().elements()).toHaveLength(1);
  provider.controls.clear();
  await button('Retry').click();
  await expect.poll(() => terms()['Network size']).toMatch(/^[1-9]\d* Members$/);
});

test('a long word in the newest activity leaves the amount its place', async () => {
  const description = `Earned from the donation of ${'Donau'.repeat(12)}`;
  changeReplies({ getActivityHistory: (reply) => replaceFields(reply, { description }) });
  await openHome('member');
  await settled();
  const { scrollWidth, clientWidth } = activityTable().element().parentElement ?? document.body;
  expect(scrollWidth).toBe(clientWidth);
});

test('of a stage that the provider has no rule for it is said that there is none, not that the stage is not known', async () => {
  changeReplies({ getProfile: (reply) => replaceFields(reply, { stage: 11 }) });
  await openApp('/dashboard', { as: 'member' });
  const stages = region('Your stages');
  await expect.element(stages.getByText('The provider has no rule for stage 11.')).toBeVisible();
  await expect.element(stages.getByText('Stage 11', { exact: true })).toBeVisible();
  expect(stages.element().textContent).not.toContain('does not say');
});

test('a newcomer has nothing, to five decimals, and is not staged yet', async () => {
  const services = await openHome('newcomer');
  const { activities } = await truth(services);
  await settled();
  const money = Object.entries(terms()).filter(([, value]) => value.startsWith('$'));
  expect(money).toHaveLength(7);
  for (const [, value] of money) expect(value).toBe('$0.00000');
  expect(terms()).toMatchObject({ 'Network size': '0 Members', 'Current Stage': 'Stage 0' });
  expect(region('Lifetime').element().querySelectorAll('dd svg'), 'histories of nothing').toHaveLength(0);
  // Joining is noted; it moves no money.
  expect(rowsOf('Recent Activity')).toHaveLength(activities.length);
  for (const [, , , value] of rowsOf('Recent Activity')) expect(value).toBe('$0.00000');
  await expectNoFindings();
});

test('where the profile says another stage than the sign-in did, the page becomes a member’s, and nothing is read twice', async () => {
  // Its code has been fetched before: that is not what this is about.
  await openHome('newcomer');
  await settled();
  closeApp();
  const release = provider.controls.hold('getProfile');
  changeReplies({ getProfile: (reply) => replaceFields(reply, { stage: 2 }) });
  calls.length = 0;
  await openScreen('/dashboard', 'Financial Overview');
  await expect.poll(() => calls.length).toBeGreaterThan(3);
  await expect.poll(() => sections()[0]).toBe('Your first steps');
  release();
  await expect.poll(sections).toEqual(expect.arrayContaining(['Your first steps']));
  await settled();
  expect(sections()[0]).toBe('Earnings');
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
});

describe('the chart of earnings', () => {
  const chart = () => page.getByRole('figure', { name: /^Earned in the last/ });
  const points = () => [...chart().element().querySelectorAll('[data-point]')];
  const sentenceOf = (point: Element | undefined) => point?.getAttribute('aria-label') ?? '';
  const unitsOf = (text: string) => BigInt(/\$[\d,.]+/.exec(text)?.[0].replace(/[$,.]/g, '') ?? 0);
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

  test('adds up to the total of each time, which is in the URL; the table has the same', async () => {
    await openHome('leader');
    for (const [choice, periods] of [
      ['30 days', 30],
      ['90 days', 13],
      ['12 months', 12],
    ] as const) {
      await page.getByRole('radio', { name: choice }).click({ force: true });
      await expect.poll(() => points().length).toBe(periods);
      const total = terms()[`Earned in the last ${choice}`] ?? '';
      expect(sum(points().map((point) => unitsOf(sentenceOf(point))))).toBe(unitsOf(total));
      expect(location.search).toBe(choice === '12 months' ? '' : `?earnings=${choice.replace(' days', 'd')}`);
    }
    await expect
      .element(
        page.getByText(/ than in the 12 months before$|^Nothing was earned|^Your first earning was on/),
      )
      .toBeVisible();
    const now = () => region('Now').element().getBoundingClientRect().height;
    const before = now();
    await button('Show as table').click();
    await expect.element(page.getByRole('table', { name: /^Earned/ })).toBeVisible();
    expect(now()).toBeLessThanOrEqual(before);
    await expectNoFindings();
    const rows = [
      ...page
        .getByRole('table', { name: /^Earned/ })
        .element()
        .querySelectorAll('tbody tr'),
    ];
    expect(rows.toReversed().map((row) => row.firstElementChild?.textContent)).toEqual(
      points().map((point) => sentenceOf(point).split(': ')[0]),
    );
    expect(sum(rows.map((row) => unitsOf(row.lastElementChild?.textContent ?? '')))).toBe(
      unitsOf(terms()['Earned in the last 12 months'] ?? ''),
    );
  });

  test('on a phone its table is whole: nothing else shows what would be cut off', async () => {
    await openApp('/dashboard', { as: 'leader', width: PHONE });
    await button('Show as table').click();
    await expect.element(page.getByRole('table', { name: /^Earned/ })).toBeVisible();
    const cells = [
      ...page
        .getByRole('table', { name: /^Earned/ })
        .element()
        .querySelectorAll('td'),
    ];
    const cutOff = cells.filter((cell) => {
      const frame = cell.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(cell);
      return [...range.getClientRects()].some(
        ({ right, bottom }) => right > frame.right + 1 || bottom > frame.bottom + 1,
      );
    });
    expect(cutOff.map(({ textContent }) => textContent)).toEqual([]);
  });

  test.each(['normal', '0.12em'])(
    'the choice of its time fits beside it, and its labels keep apart, 320 px wide with letters set %s apart',
    async (spacing) => {
      const { style } = document.documentElement;
      style.letterSpacing = spacing;
      onTestFinished(() => void style.removeProperty('letter-spacing'));
      await openApp('/dashboard', { as: 'leader', width: 320 });
      const choice = page.getByRole('radiogroup', { name: 'Time', exact: true });
      await expect.element(choice).toBeVisible();
      await expect.poll(() => chart().elements().length && points().length).toBe(12);
      const room = choice.element().parentElement?.getBoundingClientRect() ?? new DOMRect();
      for (const label of choice.element().querySelectorAll('label'))
        expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(room.right);

      const labels = [...chart().element().querySelectorAll('text')].map((label) =>
        label.getBoundingClientRect(),
      );
      const bottom = Math.max(...labels.map((label) => label.top));
      const below = labels.filter(({ top }) => top === bottom);
      expect(below.length).toBeGreaterThan(1);
      for (const [index, { right }] of below.entries())
        expect(right).toBeLessThan(below[index + 1]?.left ?? Number.POSITIVE_INFINITY);
    },
  );

  /** The words that stand on two lines. */
  const brokenWords = (element: Element): string[] =>
    [...element.querySelectorAll('p, span')]
      .flatMap(({ firstChild }) => (firstChild instanceof Text ? [firstChild] : []))
      .flatMap((node) =>
        [...node.data.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }),
      );

  test('its details stand whole within it, also on phones', async () => {
    await openApp('/dashboard', { as: 'leader', width: PHONE });
    await expect.poll(() => chart().elements().length && points().length).toBe(12);
    for (const width of [PHONE, NARROW]) {
      await page.viewport(width, 900);
      for (const point of points()) {
        if (point instanceof SVGElement) point.focus();
        const [period = ''] = sentenceOf(point).split(': ');
        await expect.element(text(period)).toBeVisible();
        const details = text(period).element().parentElement;
        const frame = chart().element().getBoundingClientRect();
        const { left, right, height } = details?.getBoundingClientRect() ?? new DOMRect();
        expect(left).toBeGreaterThanOrEqual(frame.left);
        expect(right).toBeLessThanOrEqual(frame.right);
        expect(height).toBeLessThanOrEqual(frame.height);
        expect(details && brokenWords(details)).toEqual([]);
      }
    }
  });

  test('shows by pointer and keyboard from whom a period’s earnings came', async () => {
    await openHome('leader');
    await expect.poll(() => chart().elements().length && points().length).toBe(12);
    const [newest, previous] = points().toReversed();
    const [period = '', details = ''] = sentenceOf(previous).split(': ');
    const [total = '', sources = ''] = details.split('. ');
    const shown = () => text(period).elements()[0]?.parentElement?.textContent;
    expect(points().filter((point) => point.getAttribute('tabindex') === '0')).toEqual([newest]);
    if (newest instanceof SVGElement) newest.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(previous);
    await expect.poll(shown).toBe(`${period}${total}${sources.replaceAll(', ', '').replace(/ (?=\$)/g, '')}`);
    await userEvent.keyboard('{Escape}');
    await expect.poll(shown).toBeUndefined();
    if (previous) await userEvent.hover(previous);
    await expect.poll(shown).toContain(total);
    await userEvent.hover(heading('Financial Overview'));
    await expect.poll(shown).toBeUndefined();
  });
});

describe('the first steps', () => {
  const steps = () =>
    page
      .getByRole('region', { name: 'Your first steps' })
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);

  test('lead a newcomer’s page, and are ticked as the provider records them', async () => {
    await provider.controls.deposit(persona('newcomer').identifier, 50);
    await openHome('newcomer');
    await settled();
    expect(steps()).toEqual(['Make a deposit (done)', 'Make your first donation', 'Share your link']);
    expect(document.querySelectorAll('h2')[0]?.textContent).toBe('Your first steps');
    await expect
      .element(text('At least $10.00000. It brings you to stage 1, and lets you earn.'))
      .toBeVisible();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await button('Copy Link').click();
    expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/signup\?ref=\w+$/));
    await followLink('Go to Donate', 'Donate Funds');
    await page.getByLabelText('Amount').fill('20');
    await button('Submit').click();
    await expect.element(page.getByText('You reached stage 1')).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'Stages' }).getByRole('listitem').first())
      .toHaveAttribute('aria-current', 'step');
    await expectNoFindings();
    await followLink('See it on the dashboard', 'Financial Overview');
    await settled();
    expect(steps()).toEqual(['Make a deposit (done)', 'Make your first donation (done)', 'Share your link']);
    expect(document.querySelectorAll('h2')[0]?.textContent).toBe('Earnings');
  });

  test('are gone for who has done them', async () => {
    await openHome('member');
    await settled();
    await expect.element(region('Your first steps')).not.toBeInTheDocument();
  });
});

test('where nothing is left to earn before the next donation, a calm sentence says so, with the way to donate', async () => {
  changeReplies({ getProfile: (reply) => replaceFields(reply, { stage_balance: 1e6 }) });
  await openHome('member');
  await settled();
  expect(terms()['Earning Threshold']).toBe('$0.00000');
  const notice = region('Earning Threshold').getByText(
    /^Nothing is left of your earning threshold\. With this programme’s rules, /,
  );
  await expect.element(notice.getByRole('link', { name: 'Donate funds' })).toBeVisible();
  await expect.element(alert()).not.toBeInTheDocument();
  await notice.getByRole('link', { name: 'Donate funds' }).click();
  await expect.element(heading('Donate Funds')).toBeVisible();
});

test.each([
  ['newcomer', {}, 'The threshold begins with your first donation, with this programme’s rules.'],
  [
    'member',
    { stage_balance: 1 },
    /^The threshold is what is left of the \$[\d,]+\.\d{5} that your last donation lets you earn\. At zero, /,
  ],
  [
    'member',
    { stage_balance: 0 },
    /^The threshold is all that your last donation lets you earn: none of it is used yet\. At zero, /,
  ],
] as const)(
  'the earning threshold of a %s with %j is told in a sentence of its own, and no figure stands twice',
  async (as, fields, sentence) => {
    changeReplies({ getProfile: (reply) => replaceFields(reply, fields) });
    await openHome(as);
    await settled();
    const threshold = region('Earning Threshold');
    await expect.element(threshold.getByText(sentence)).toBeVisible();
    const figures = threshold.element().textContent?.match(/\$[\d,]+\.\d{5}/g) ?? [];
    expect(new Set(figures).size).toBe(figures.length);
  },
);

const holdReplies = () => {
  const endpoints = [
    'getProfile',
    'getStages',
    'getStats',
    'getActivityHistory',
    'getActivityStats',
  ] as const;
  return endpoints.map((endpoint) => provider.controls.hold(endpoint));
};

test.each([
  ['newcomer', PHONE],
  ['newcomer', 768],
  ['newcomer', 1280],
  ['member', PHONE],
  ['leader', 1280],
  ['leader', 1440],
] as const)(
  'nothing that is in the window moves while the home of a %s loads, %i px wide',
  async (as, width) => {
    const releases = holdReplies();
    await openScreen('/dashboard', 'Financial Overview', { as, width });
    await expect.poll(sections).toContain('Recent Activity');
    const tops = () =>
      [...document.querySelectorAll('main h2, main h3, main [role=radiogroup]')].flatMap((one) => {
        const top = Math.round(one.getBoundingClientRect().top);
        return top < window.innerHeight ? [[one.textContent, top]] : [];
      });
    const before = tops();
    for (const release of releases) release();
    await settled();
    expect(tops()).toEqual(before);
  },
);

test('every figure waits in a skeleton of its own place', async () => {
  const releases = holdReplies();
  await openHome('member');
  await expect.element(activityTable()).toHaveAttribute('aria-busy', 'true');
  expect(Object.keys(terms())).toEqual(
    expect.arrayContaining(['Total Donation', 'Impact Balance', 'Status']),
  );
  expect(document.body.textContent).not.toContain('$');
  expect(document.querySelectorAll('dl[aria-busy]').length).toBeGreaterThanOrEqual(3);
  for (const release of releases) release();
  await settled();
  expect(terms()['Total Donation']).toMatch(/^\$/);
});

test('on a phone the recent activity is whole', async () => {
  await openHome('member');
  await settled();
  await page.viewport(360, 800);
  const texts = [...activityTable().element().querySelectorAll<HTMLElement>('td:nth-child(2)')];
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) {
    expect(text.querySelector('[data-tail]'), text.innerText).toBeNull();
    expect(text.scrollWidth, text.innerText).toBeLessThanOrEqual(text.clientWidth);
  }
});

describe('copying the referral code', () => {
  test('is confirmed by the button, and where the browser refuses it, shows an alternative', async () => {
    const services = await openHome('member');
    const { profile } = await truth(services);
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    write.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await button('Copy Code').click();
    await expect.element(message('Copying failed. Select the text and copy it by hand.')).toBeVisible();
    await button('Copy Code').click();
    await expect.element(button('Copied!')).toBeVisible();
    expect(write).toHaveBeenLastCalledWith(profile.referral_code);
  });
});

test('a failure in place of both balances has a frame as high as what stands beside it', async () => {
  provider.controls.failNext('getProfile', 'serverError', { sticky: true });
  await openApp('/dashboard', { as: 'member', width: 768 });
  await expect.element(alert().filter({ hasText: 'Your balances could not be loaded.' })).toBeVisible();
  await settled();
  const cell = region('Now').getByRole('alert').first().element().parentElement?.parentElement;
  const { height } = cell?.nextElementSibling?.getBoundingClientRect() ?? new DOMRect();
  expect(height).toBeGreaterThan(0);
  expect(cell?.getBoundingClientRect().height).toBe(height);
});

describe('a section that fails shows its own error, and Retry loads it:', () => {
  const failed = (what: string) => alert().filter({ hasText: `${what} could not be loaded.` });
  const retryOf = (where: ReturnType<typeof region>) => where.getByRole('button', { name: 'Retry' });

  test('the profile', async () => {
    provider.controls.failNext('getProfile', {
      kind: 'serverError',
      message: 'The provider has a problem. Please try again later.',
    });
    await openHome('member');
    await expect
      .element(failed('Your balances'))
      .toHaveTextContent('The provider has a problem. Please try again later.');
    for (const section of ['Lifetime', 'Your stages', 'Referral Code'])
      await expect.element(failed(section)).toBeVisible();
    await expect.element(failed('Earning Threshold')).toBeVisible();
    await expect.element(activityTable()).toBeVisible();
    await expect.poll(() => terms()['Active Members']).toMatch(/^\d+$/);
    expect(terms()['Network size']).toMatch(/^\d+ Members$/);
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
    await settled();
    await expect.element(alert()).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(terms()['Total Donation']).toMatch(/^\$/);
    expect(terms()['Earning Threshold']).toMatch(/^\$/);
  });

  test('where Retry fails, too, it keeps the focus, and the error is announced again', async () => {
    provider.controls.failNext('getActivityStats', 'serverError', { sticky: true });
    await openHome('member');
    await expect.element(failed('Top Referrers')).toBeVisible();
    const announced = failed('Top Referrers').element();
    await userEvent.click(button('Retry').last());
    await expect.poll(() => failed('Top Referrers').query() ?? announced).not.toBe(announced);
    await expect.element(button('Retry').last()).toHaveFocus();
  });

  test('what failed is read again when the browser says that the connection is back, and nothing else', async () => {
    provider.controls.failNext('getStages', 'unreachable', { sticky: true });
    await openHome('member');
    await expect.element(failed('Earning Threshold')).toBeVisible();
    await settled();
    const asked = () => [callsOf('GET /stages'), callsOf('GET /users/profile')] as const;
    const [stages, profiles] = asked();
    provider.controls.clear();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await expect.element(alert()).not.toBeInTheDocument();
    await expect.poll(() => terms()['Earning Threshold']).toMatch(/^\$/);
    expect(asked()).toEqual([stages + 1, profiles]);
  });

  test('an answer that breaks off is said to have broken off: the provider was reached', async () => {
    provider.controls.failNext('getStages', 'responseTruncated');
    await openHome('member');
    await expect
      .element(failed('Earning Threshold'))
      .toHaveTextContent('The provider’s answer broke off before its end. Try again.');
  });

  test('the stages: there is no threshold, no zero in its place, and no gauge that says that nothing is left', async () => {
    provider.controls.failNext('getStages', 'unreachable', { sticky: true });
    const services = await openHome('member');
    // On an entry of the menu, where a test before may have left it, the pointer reads the stages ahead.
    await page.getByRole('heading', { level: 1 }).hover();
    await expect
      .element(failed('Earning Threshold'))
      .toHaveTextContent('The provider cannot be reached. Check your connection.');
    await expect.poll(() => document.querySelectorAll('[aria-busy=true]').length).toBe(0);
    expect(alert().elements()).toHaveLength(1);
    const gauges = () =>
      region('Earning Threshold').element().querySelectorAll('svg[viewBox="0 0 88 48"]').length;
    expect(gauges()).toBe(0);
    await expect.poll(terms).toMatchObject({
      'Earning Threshold': '–not available',
      'Total Donation': expect.stringMatching(/^\$/),
    });
    provider.controls.clear();
    await retryOf(region('Earning Threshold')).click();
    const { threshold } = await truth(services);
    await expect.poll(() => terms()['Earning Threshold']).toBe(dollars(threshold));
    expect(gauges()).toBe(1);
    await expect.element(alert()).not.toBeInTheDocument();
  });

  test.each(['getStages', 'getDonationHistory'] as const)(
    'what is missing to the next stage, by %s, is not put down to the provider',
    async (endpoint) => {
      provider.controls.failNext(endpoint, 'serverError', { sticky: true });
      await openHome('member');
      const stages = region('Your stages');
      const missing = stages.getByText('What is missing to the next stage could not be loaded.');
      await expect.element(missing).toBeVisible();
      expect(stages.element().textContent).not.toContain('The provider does not say');
      await expectNoFindings();
      provider.controls.clear();
      await retryOf(stages).click();
      await expect.element(stages.getByText('Left to reach stage 4 (estimate)')).toBeVisible();
      await expect.element(missing).not.toBeInTheDocument();
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  );

  test('the histories of the totals', async () => {
    const lifetime = region('Lifetime');
    const missing = lifetime.getByText('The history of some of these totals could not be loaded.');
    provider.controls.failNext('getTransactionHistory', 'serverError', { sticky: true });
    await openHome('member');
    await expect.element(missing).toBeVisible();
    expect(terms()['Total Deposit']).toMatch(/^\$/);
    provider.controls.clear();
    await retryOf(lifetime).click();
    await expect.element(missing).not.toBeInTheDocument();
  });

  test('the figures of team and community', async () => {
    provider.controls.failNext('getStats', 'serverError');
    await openHome('member');
    await settled();
    await expect.element(failed('Active Members')).toBeVisible();
    await expect.element(failed('Network size')).toBeVisible();
    expect(alert().elements()).toHaveLength(2);
    expect(terms()['Current Stage']).toBe('Stage 3');
    expect(terms()).not.toHaveProperty('Network size');
    await expect.element(button('Copy Code')).toBeVisible();
    await retryOf(region('Community')).click();
    await settled();
    await expect.element(alert()).not.toBeInTheDocument();
    expect(terms()['Active Members']).toMatch(/^\d+$/);
    expect(terms()['Network size']).toMatch(/^\d+ Members$/);
  });

  test('the recent activity', async () => {
    provider.controls.failNext('getActivityHistory', 'malformed');
    await openHome('member');
    await expect
      .element(failed('Recent Activity'))
      .toHaveTextContent('The provider answered something unexpected. It has been logged.');
    await expect.element(failed('Earnings')).toBeVisible();
    expect(alert().elements()).toHaveLength(2);
    await retryOf(region('Recent Activity')).click();
    await expect.poll(() => rowsOf('Recent Activity')).toHaveLength(5);
    await expect.element(alert()).not.toBeInTheDocument();
  });

  test('the top referrers', async () => {
    provider.controls.failNext('getActivityStats', 'responseLost');
    await openHome('member');
    await expect.element(failed('Top Referrers')).toBeVisible();
    expect(alert().elements()).toHaveLength(1);
    await retryOf(region('Top Referrers')).click();
    await expect.poll(() => referrers()).toContainEqual(expect.stringContaining('referrals'));
    await expect.element(alert()).not.toBeInTheDocument();
  });

  test('where much of the screen is missing, one button loads all of it', async () => {
    const failing = ['getProfile', 'getStats', 'getStages', 'getDonationHistory'] as const;
    for (const endpoint of failing) provider.controls.failNext(endpoint, 'serverError', { sticky: true });
    await openHome('member');
    const notice = page.getByRole('status').filter({ hasText: 'Much of this screen could not be loaded.' });
    await expect.element(notice).toBeVisible();
    await expectNoFindings();
    const retryAll = notice.getByRole('button', { name: 'Retry all' });
    const announced = failed('Lifetime').element();
    await retryAll.click();
    await expect.poll(() => failed('Lifetime').query() ?? announced).not.toBe(announced);
    // That has failed, too.
    await expect.element(retryAll).toHaveFocus();
    provider.controls.clear();
    await retryAll.click();
    await expect.element(notice).not.toBeInTheDocument();
    await settled();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(terms()['Total Donation']).toMatch(/^\$/);
    expect(terms()['Network size']).toMatch(/^\d+ Members$/);
  });

  test('what was missing on an earlier visit is not said to be before it has been asked for again', async () => {
    const failing = ['getProfile', 'getStats', 'getStages'] as const;
    for (const endpoint of failing) provider.controls.failNext(endpoint, 'serverError', { sticky: true });
    await openHome('member');
    const notice = page.getByRole('status').filter({ hasText: 'Much of this screen could not be loaded.' });
    await expect.element(notice).toBeVisible();
    await followLink('Transactions', 'Activity Details');
    await expect.element(notice).not.toBeInTheDocument();
    provider.controls.clear();
    // Twice: strict mode breaks off the first read.
    const releases = [...failing, ...failing].map((endpoint) => provider.controls.hold(endpoint));
    await followLink('Dashboard', 'Financial Overview');
    await expect.element(activityTable()).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
    for (const release of releases) release();
    await settled();
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('is announced while another read of it is not answered', async () => {
    provider.controls.failNext('getStages', 'serverError', { sticky: true });
    const release = provider.controls.hold('getProfile');
    await openHome('member');
    await expect.element(failed('Earning Threshold')).toBeVisible();
    release();
    await settled();
    await expect.element(failed('Earning Threshold')).toBeVisible();
  });

  test('a malformed profile is shown as an error and logged, never as a crash or a zero', async () => {
    provider.controls.failNext('getProfile', 'malformed');
    await openHome('member');
    await expect
      .element(failed('Your balances'))
      .toHaveTextContent('The provider answered something unexpected. It has been logged.');
    const { 'Earned in the last 12 months': _, ...figures } = terms();
    expect(Object.values(figures).filter((value) => value.startsWith('$'))).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
    await expect.poll(() => terms()['Total Donation']).toMatch(/^\$/);
  });
});

test('nothing is defined by what screen readers cannot read', async () => {
  await openHome('member');
  await settled();
  const definitions = [...document.querySelectorAll('main dd:not([aria-hidden])')];
  expect(definitions.length).toBeGreaterThan(8);
  expect(definitions.filter(({ textContent }) => textContent.trim() === '')).toEqual([]);
});
