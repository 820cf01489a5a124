import { expect, test } from 'vitest';
import { type PersonaId, personas } from '#mocks/seed/personas.ts';
import { createClient } from '#src/api/client.ts';
import { getActivityHistory } from '#src/contract/activities.ts';
import { getDonationHistory } from '#src/contract/donations.ts';
import { getReferrals } from '#src/contract/referrals.ts';
import { getStages } from '#src/contract/stages.ts';
import { getTeamTree } from '#src/contract/team.ts';
import { getTransactionHistory } from '#src/contract/transactions.ts';
import { getTransferHistory } from '#src/contract/transfers.ts';
import { getProfile } from '#src/contract/users.ts';
import { callSample } from '../../contract/callSample';
import { openApp, provider, signInDirectly } from '../support/openApp';

const MEMBERS = 60;
/** Dollars in ten thousandths of a cent, exactly. */
const UNITS = 100_000;
const COMPLETED = 1;
const REJECTED = 3;

/** Two personas in one world. Where the variable `VITE_SUMS` is `all`, or a number, every persona in ten worlds, or in that one. */
const { VITE_SUMS: chosen } = import.meta.env;
const seeds = chosen === 'all' ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [Number(chosen ?? 3)];
const ids: readonly PersonaId[] =
  chosen === undefined ? ['member', 'newcomer'] : personas.map(({ id }) => id);
const combinations = seeds.flatMap((seed) => ids.map((id) => [id, seed] as const));

const toExactUnits = (dollars: number): bigint => BigInt(Math.round(dollars * UNITS));
const add = (amounts: readonly number[]): bigint =>
  amounts.reduce((sum, dollars) => sum + toExactUnits(dollars), 0n);

/** As screens show it; negative amounts do not occur. */
function showDollars(units: bigint): string {
  const digits = units.toString().padStart(6, '0');
  return `$${digits.slice(0, -5).replace(/\B(?=(\d{3})+$)/g, ',')}.${digits.slice(-5)}`;
}

/** The units of an amount on a screen, with its sign. */
function readUnits(shown = ''): bigint {
  const units = BigInt(shown.replace(/\D/g, ''));
  return /^[-−]/.test(shown) ? -units : units;
}

/** The lists of a member, and what each figure has to be: their sums. */
async function addUp(id: PersonaId) {
  const { token, user } = await signInDirectly(id);
  const client = createClient({
    baseUrl: '/api',
    fetch: provider.fetch,
    session: { getToken: () => token, onUnauthorized: async () => token },
  });
  const [profile, stages, referrals, team, transactions, donations, transfers, activities] =
    await Promise.all([
      callSample(client, getProfile, {}),
      callSample(client, getStages, {}),
      callSample(client, getReferrals, {}),
      callSample(client, getTeamTree, { query: {} }),
      callSample(client, getTransactionHistory, {}),
      callSample(client, getDonationHistory, {}),
      callSample(client, getTransferHistory, {}),
      callSample(client, getActivityHistory, {}),
    ]);
  const rows = transactions.data.transactions;
  const sum = (type: string, counts: (status: number | undefined) => boolean) =>
    add(rows.filter((row) => row.type === type && counts(row.status)).map(({ amount }) => amount));
  const moved = (direction: string) =>
    add(transfers.data.transfers.flatMap((row) => (row.direction === direction ? [row.amount] : [])));
  const given = donations.data.donations;
  const earnings = activities.data.activities.filter(({ type }) => type === 'Earning');
  const earned = add(earnings.map(({ metadata }) => metadata?.amount ?? 0));
  const donated = add(given.map(({ amount }) => amount));
  const deposited = sum('Deposit', (status) => status === COMPLETED);
  const [last] = given;
  const since = earnings.filter(({ created_at }) => last && created_at > last.created_at);
  const rule = stages.find(({ stage_number }) => stage_number === user.stage);
  const limit =
    last && rule ? (toExactUnits(last.amount) * toExactUnits(rule.earning_multiplier)) / BigInt(UNITS) : 0n;
  const left = limit - add(since.map(({ metadata }) => metadata?.amount ?? 0));
  const people = referrals.data.referrals;
  const below = team.data.filter(({ email }) => email !== profile.data.profile.email);
  const isActive = ({ status }: { readonly status?: string | undefined }) => status === 'active';
  return {
    donated,
    earned,
    deposited,
    withdrawn: sum('Withdrawal', (status) => status === COMPLETED),
    available: earned - sum('Withdrawal', (status) => status !== REJECTED),
    impact: deposited + moved('received') - moved('sent') - donated,
    threshold: left > 0n ? left : 0n,
    earnings: earnings.length,
    referrals: people.length,
    activeReferrals: people.filter(isActive).length,
    team: below.length,
    activeTeam: below.filter(isActive).length,
    rows: [rows.length, people.length, activities.data.activities.length],
    deposits: rows.filter(({ type }) => type === 'Deposit').length,
  };
}

/** A screen of the app that is open, as by one of its links. */
function navigate(path: string): void {
  history.pushState(null, '', path);
}

const readText = (element: Element | null | undefined) => element?.textContent.trim() ?? '';

/** The figures on the screen by their names, each with its description where it has one. */
const readFigures = (scope: ParentNode = document) =>
  new Map(
    [...scope.querySelectorAll('main dt, dl > div > dt')].map((term) => {
      const [value, description] = [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(readText);
      return [readText(term), { value, description }] as const;
    }),
  );

async function expectFigures(path: string, expected: Readonly<Record<string, string>>): Promise<void> {
  navigate(path);
  const read = () => {
    const figures = readFigures();
    return Object.fromEntries(Object.keys(expected).map((name) => [name, figures.get(name)?.value]));
  };
  await expect.poll(read, { message: path, timeout: 10_000 }).toEqual(expected);
}

/** How many rows the tables of the screen have, in their order; tables without rows say none. */
const readRowCounts = () =>
  [...document.querySelectorAll('main p')].flatMap((paragraph) => {
    const [, count] = /^(?:Rows .+ of )?([\d,]+)(?: rows?)?$/.exec(readText(paragraph)) ?? [];
    return count === undefined ? [] : [Number(count.replaceAll(',', ''))];
  });

/** A balance of the statement as it is printed, with all its lines: its figures, and its lines added up. */
function readStatement(title: string) {
  window.dispatchEvent(new Event('beforeprint'));
  const section = [...document.querySelectorAll('main section')].find(
    (one) => readText(one.querySelector('h2, h3')) === title,
  );
  if (!section) return undefined;
  const figures = readFigures(section);
  const amounts = [...section.querySelectorAll('tbody tr')].map((row) =>
    readUnits(readText(row.querySelector('td:nth-child(3)'))),
  );
  const direction = (sign: bigint) =>
    amounts.reduce((sum, units) => (units * sign > 0n ? sum + units * sign : sum), 0n);
  const units = (name: string) => readUnits(figures.get(name)?.value?.replace(/^[+−-]/, ''));
  return {
    opening: units('Opening balance'),
    closing: units('Closing balance'),
    isIncomingRight: units('Money in') === direction(1n),
    isOutgoingRight: units('Money out') === direction(-1n),
    sum: units('Opening balance') + amounts.reduce((sum, amount) => sum + amount, 0n),
  };
}

test.each(combinations)(
  'each screen shows %s the exact sums of the histories, with seed %i',
  { timeout: 60_000 },
  async (id, seed) => {
    await provider.worlds.open({ seed, members: MEMBERS });
    const sums = await addUp(id);
    const impact = { 'Impact Balance': showDollars(sums.impact) };
    await openApp('/dashboard', { as: id });
    await expectFigures('/dashboard', {
      'Total Donation': showDollars(sums.donated),
      'Total Earn': showDollars(sums.earned),
      'Total Deposit': showDollars(sums.deposited),
      'Total Withdraw': showDollars(sums.withdrawn),
      'Available To Withdraw': showDollars(sums.available),
      'Network size': `${sums.team} Members`,
      'Earning Threshold': showDollars(sums.threshold),
      ...impact,
    });
    await expectFigures('/dashboard/donate', impact);
    await expectFigures('/dashboard/fund-transfer', impact);
    await expectFigures('/dashboard/withdraw', { 'Available Balance': showDollars(sums.available) });
    await expectFigures('/dashboard/reports', {
      'Total Referrals': String(sums.referrals),
      'Active Referrals': String(sums.activeReferrals),
    });
    await expectFigures(
      '/dashboard/reports?tab=earning',
      sums.earnings === 0 ? {} : { Earned: showDollars(sums.earned), Earnings: String(sums.earnings) },
    );

    navigate('/dashboard/reports?tab=performance');
    await expect
      .poll(() =>
        [...readFigures().values()].map(({ description }) => description?.replace(/ members?$/, '')),
      )
      .toEqual(
        expect.arrayContaining([
          `${sums.activeTeam} of ${sums.team}`,
          `${sums.activeReferrals} of ${sums.referrals}`,
        ]),
      );
    const withRows = (counts: readonly number[]) => counts.filter((count) => count > 0);
    navigate('/dashboard/network?tab=team');
    await expect.poll(() => withRows(readRowCounts())).toEqual(withRows([sums.team]));
    await expectFigures('/dashboard/deposit', impact);
    await expect.poll(() => withRows(readRowCounts())).toEqual(withRows([sums.deposits]));
    navigate('/dashboard/transactions');
    await expect.poll(() => withRows(readRowCounts())).toEqual(withRows(sums.rows));

    navigate('/dashboard/statement');
    const balance = (closing: bigint) => ({
      opening: 0n,
      closing,
      isIncomingRight: true,
      isOutgoingRight: true,
      sum: closing,
    });
    await expect.poll(() => readStatement('Available To Withdraw')).toEqual(balance(sums.available));
    expect(readStatement('Impact Balance')).toEqual(balance(sums.impact));
    window.dispatchEvent(new Event('afterprint'));
  },
);
