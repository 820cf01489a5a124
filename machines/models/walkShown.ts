import { donate } from '#src/messages/donate.ts';
import { home, standing } from '#src/messages/home.ts';
import { reports } from '#src/messages/reports.ts';
import { transfer } from '#src/messages/transfer.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { calls, VARIABLE } from './builders';
import { type Answers, read, readItems, showCount, showDollars } from './walkAnswers';
import { findTableProblem, getTableCall, type ShownTable } from './walkTables';

const sumEarnings = (answers: Answers): readonly number[] | undefined =>
  readItems(answers, 'GET /activities/history', 'data.activities')
    ?.filter(({ type }) => type === 'Earning')
    .flatMap((item) => {
      const amount = read(item, 'metadata.amount');
      return typeof amount === 'number' ? [Math.round(amount * 1e5)] : [];
    });

const profile =
  (path: string, show: (value: unknown) => string) =>
  (answers: Answers): string | undefined => {
    const value = read(answers.get(calls.getProfile), `data.${path}`);
    return value === undefined ? undefined : show(value);
  };
const stats = (path: string, show: (value: number) => string) => (answers: Answers) => {
  const value = read(answers.get(calls.getStats), path);
  return typeof value === 'number' ? show(value) : undefined;
};

const UNDER_WAY: readonly unknown[] = [2, 4];
const sumOutgoing = (answers: Answers): number | undefined =>
  readItems(answers, calls.getTransactionHistory, 'data.transactions')
    ?.filter(({ type, status }) => type === 'Withdrawal' && UNDER_WAY.includes(status))
    .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 1e5), 0);

const FIGURES: Readonly<Record<string, (answers: Answers) => string | undefined>> = {
  [home.cards.totalDonation]: profile('stats.total_donation', showDollars),
  [home.cards.totalEarn]: profile('stats.total_earn', showDollars),
  [home.cards.totalDeposit]: profile('stats.total_deposit', showDollars),
  [home.cards.totalWithdraw]: profile('stats.total_withdraw', showDollars),
  [home.cards.availableToWithdraw]: profile('balances.balance', showDollars),
  [withdraw.availableBalance]: profile('balances.balance', showDollars),
  [withdraw.outgoing]: (answers) => {
    const units = sumOutgoing(answers);
    return units === undefined ? undefined : showDollars(units / 1e5);
  },
  [home.cards.impactBalance]: profile('balances.deposit_balance', showDollars),
  [standing.currentStage]: profile('profile.stage', (stage) => standing.stage(Number(stage))),
  [home.networkSize]: stats('team.network_size', home.members),
  [home.activeMembers]: stats('stats.active_members', showCount),
  [reports.directReferrals.total]: stats('team.total_referrals', showCount),
  [reports.directReferrals.active]: (answers) => {
    const referrals = readItems(answers, 'GET /users/referrals', 'data.referrals');
    return referrals && showCount(referrals.filter(({ status }) => status === 'active').length);
  },
};
/** Of the report of earnings, while its days are not limited. */
const EARNINGS: typeof FIGURES = {
  [reports.earning.total]: (answers) => {
    const units = sumEarnings(answers)?.reduce((sum, each) => sum + each, 0);
    return units === undefined ? undefined : showDollars(units / 1e5);
  },
  [reports.earning.count]: (answers) => {
    const earnings = sumEarnings(answers);
    return earnings && showCount(earnings.length);
  },
};

/** `$1,234.50000` in units of 0.00001 dollars; undefined for anything else. */
const toUnits = (text: string | undefined): number | undefined =>
  text && /^-?\$[\d,]+\.\d{5}$/.test(text) ? Number(text.replace(/[$,.]/g, '')) : undefined;

/** The amounts in the tables of the earnings: each row's parts sum to its total, and all rows to the figure above. */
function findSumProblem({ caption, rows, footer, filter }: ShownTable, total: number | undefined) {
  if (caption !== reports.earning.overTime && caption !== reports.earning.bySource) return null;
  const amounts = rows.map((row) => row.flatMap((text) => toUnits(text) ?? []));
  const sum = (units: readonly number[]) => units.reduce((all, each) => all + each, 0);
  if (amounts.some((row) => row.length > 1 && sum(row.slice(0, -1)) !== row.at(-1)))
    return `The parts of a row of ${caption} do not sum to its total.`;
  const isWhole = filter === '' && (footer === undefined || footer.endsWith(` of ${rows.length}`));
  const shown = sum(amounts.map((row) => row.at(-1) ?? 0));
  return isWhole && rows.length > 0 && total !== undefined && shown !== total
    ? `The rows of ${caption} sum to ${showDollars(shown / 1e5)}, not to ${showDollars(total / 1e5)}.`
    : null;
}

const HINTS = [
  [withdraw.hint, 'balance'],
  [donate.hint, 'deposit_balance'],
  [transfer.form.hint, 'deposit_balance'],
] as const;

/** What is said to remain of a balance after the typed amount. */
function findHintProblem({ answers, text, typedAmount }: ShownAnswers): string | null {
  const amount = Number(typedAmount || Number.NaN);
  if (Number.isNaN(amount)) return null;
  for (const [hint, balance] of HINTS) {
    const available = read(answers.get(calls.getProfile), `data.balances.${balance}`);
    const left = Math.round(Number(available) * 1e5) - Math.round(amount * 1e5);
    const [beginning = ''] = hint.remaining(showDollars(amount), VARIABLE).split(VARIABLE);
    const expected = hint.remaining(showDollars(amount), showDollars(left / 1e5));
    if (available !== undefined && text.includes(beginning) && !text.includes(expected))
      return `“${expected}” is not what is said of the typed amount.`;
  }
  return null;
}

export interface ShownAnswers {
  readonly address: string;
  /** empty without one */
  readonly typedAmount: string;
  readonly text: string;
  readonly answers: Answers;
  /** the calls whose last answer could not be read, unless what they had answered before was an empty list */
  readonly unreadCalls: readonly string[];
  readonly figures: readonly (readonly [title: string, value: string])[];
  readonly tables: readonly ShownTable[];
}

/** What the screen shows in another way than the provider has answered it, as a sentence. */
export function findAnswerProblem(state: ShownAnswers): string | null {
  const { address, text, answers, figures, tables: shown } = state;
  const isLimited = /[?&](from|to)=/.test(address);
  for (const [title, value] of figures) {
    const expected = (FIGURES[title] ?? (isLimited ? undefined : EARNINGS[title]))?.(answers);
    if (expected !== undefined && value !== expected)
      return `${title} is shown as ${value}, not as ${expected}.`;
  }
  const growth = shown.find(({ caption }) => caption === reports.performance.growth);
  const referrals = readItems(answers, 'GET /users/referrals', 'data.referrals');
  const joined = growth?.rows[0]?.[growth.headers.indexOf(reports.performance.totalSoFar)];
  if (
    growth?.page === 1 &&
    growth.filter === '' &&
    growth.sort?.isDescending &&
    growth.sort.header === growth.headers[0] &&
    referrals &&
    joined !== String(referrals.length)
  )
    return `${growth.caption} ends with ${joined}, not with ${referrals.length}.`;
  const code = profile('profile.referral_code', String)(answers);
  const linked = /[?&]ref=([^\s]+)/.exec(text)?.[1];
  if (code !== undefined && linked !== undefined && decodeURIComponent(linked) !== code)
    return `The referral link has the code ${linked}, not ${code}.`;
  const unread = shown.find(
    ({ caption, rows, filter, isPartial }) =>
      rows.length === 0 &&
      filter === '' &&
      !isPartial &&
      state.unreadCalls.includes(getTableCall(caption) ?? ''),
  );
  if (unread) return `The table ${unread.caption} is empty, and its rows could not be read.`;
  const total = toUnits(figures.find(([title]) => title === reports.earning.total)?.[1]);
  const tableProblem = shown
    .map((one) => findTableProblem(one, answers) ?? findSumProblem(one, total))
    .find((problem) => problem !== null);
  return tableProblem ?? findHintProblem(state);
}
