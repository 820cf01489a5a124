import { home } from '#src/messages/home.ts';
import { tables } from '#src/messages/tables.ts';
import type { Call } from './appDriver';
import { calls } from './builders';
import {
  type Answers,
  type Item,
  NUMBER,
  read,
  readItems,
  showCount,
  showDate,
  showDollars,
  showText,
  showWord,
} from './walkAnswers';

export interface ShownTable {
  readonly caption: string;
  readonly headers: readonly string[];
  /** the texts of its cells */
  readonly rows: readonly (readonly string[])[];
  /** undefined: it cannot be sorted */
  readonly sort: { readonly header: string; readonly isDescending: boolean } | undefined;
  readonly filter: string;
  /** it is filtered in another way, or shows only the rows that are scrolled to */
  readonly isPartial: boolean;
  /** from 1, and how many rows a page has */
  readonly page: number;
  readonly size: number;
  /** `Rows 1–10 of 12`; undefined without a footer */
  readonly footer: string | undefined;
}

const STATUSES: Readonly<Record<string, string>> = {
  1: 'Completed',
  2: 'Pending',
  3: 'Rejected',
  4: 'Processing',
};

interface Column {
  readonly header: string;
  readonly path: string;
  readonly show: (value: unknown, item: Item) => string;
}
const column = (header: string, path: string, show: Column['show'] = showText): Column => ({
  header,
  path,
  show,
});
const dated = (header: string) => column(header, 'created_at', showDate);

interface ExpectedTable {
  readonly caption: string;
  readonly call: Call;
  /** of the rows in the answer */
  readonly path: string;
  readonly columns: readonly Column[];
  /** so many at most */
  readonly count?: number;
}

/** An amount with the sign of its direction. */
const showSigned =
  (isIncoming: (item: Item) => boolean | undefined): Column['show'] =>
  (value, item) => {
    const isSigned = Number(value) > 0 && isIncoming(item) !== undefined;
    return `${isSigned ? (isIncoming(item) ? '+' : '\u2212') : ''}${showDollars(value)}`;
  };

const INCOMING: Readonly<Record<string, boolean>> = {
  Deposit: true,
  Earning: true,
  Withdrawal: false,
  Donation: false,
};
const isIncomingActivity = ({ type, description }: Item): boolean | undefined => {
  const words = String(description);
  if (type === 'Transfer') return words.startsWith('Transfer received');
  return words.includes('refunded') || INCOMING[String(type)];
};

const activityColumns = [
  column(tables.activities.description, 'description'),
  column(tables.activities.type, 'type'),
  column(tables.activities.amount, 'metadata.amount', (value, item) =>
    showSigned(isIncomingActivity)(value ?? 0, item),
  ),
];

const TABLES: readonly ExpectedTable[] = [
  {
    caption: tables.transactions.title,
    call: calls.getTransactionHistory,
    path: 'data.transactions',
    columns: [
      column(tables.transactions.type, 'type'),
      dated(tables.transactions.date),
      column(
        tables.transactions.amount,
        'amount',
        showSigned(({ type }) => INCOMING[String(type)]),
      ),
      column(tables.transactions.status, 'status', (code) => STATUSES[String(code)] ?? ''),
    ],
  },
  {
    caption: tables.donations.title,
    call: calls.getDonationHistory,
    path: 'data.donations',
    columns: [
      column(tables.donations.id, '_id'),
      dated(tables.donations.date),
      column(
        tables.donations.amount,
        'amount',
        showSigned(() => false),
      ),
      column(tables.donations.status, 'status'),
    ],
  },
  {
    caption: tables.transfers.title,
    call: calls.getTransferHistory,
    path: 'data.transfers',
    columns: [
      column(tables.transfers.id, 'transfer_id'),
      column(tables.transfers.name, 'counterpart.name', (name, { direction }) =>
        direction === 'received' ? tables.transfers.received(showText(name)) : showText(name),
      ),
      column(tables.transfers.email, 'counterpart.email'),
      dated(tables.transfers.date),
      column(
        tables.transfers.amount,
        'amount',
        showSigned(({ direction }) => direction === 'received'),
      ),
      column(tables.transfers.status, 'status'),
    ],
  },
  {
    caption: tables.activities.title,
    call: 'GET /activities/history',
    path: 'data.activities',
    columns: [dated(tables.activities.date), ...activityColumns],
  },
  {
    caption: home.earning.recentActivity,
    call: 'GET /activities/history',
    path: 'data.activities',
    columns: [dated(home.earning.date), ...activityColumns],
    count: 5,
  },
  {
    caption: tables.referrals.title,
    call: 'GET /users/referrals',
    path: 'data.referrals',
    columns: [
      column(tables.referrals.serial, NUMBER),
      column(tables.referrals.name, 'name'),
      column(tables.referrals.email, 'email'),
      column(tables.referrals.position, 'team_tree.position', showWord),
      column(tables.referrals.status, 'status', showWord),
      column(tables.referrals.referralCode, 'referral_code'),
      column(tables.referrals.stage, 'stage'),
      column(tables.referrals.joined, 'joined', showDate),
    ],
  },
];

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
/** By what a column is sorted: moments and amounts by their size, all else as text. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [time, otherTime] = [Date.parse(String(one)), Date.parse(String(other))];
  const isTime = /^\d{4}-/.test(String(one)) && !Number.isNaN(time - otherTime);
  return isTime ? time - otherTime : collator.compare(String(one ?? ''), String(other ?? ''));
}

const SHOWN_AS_SORTED: readonly Column['show'][] = [showText, showDate];
/** Amounts, whatever their direction, and moments are sorted by what they are, what is said in words by the words. */
const getSortValue = ({ path, show }: Column, item: Item): unknown => {
  const value = read(item, path);
  if (path.endsWith('amount')) return Number(value ?? 0);
  return SHOWN_AS_SORTED.includes(show) ? value : show(value, item);
};

/** The call whose answer a table shows. */
export const getTableCall = (caption: string): Call | undefined =>
  TABLES.find((each) => each.caption === caption)?.call;

/** A table against the provider's answer: its rows, their order, its pages, its filter. */
export function findTableProblem(shown: ShownTable, answers: Answers): string | null {
  const expected = TABLES.find(({ caption }) => caption === shown.caption);
  const items = expected && readItems(answers, expected.call, expected.path);
  if (!items || shown.isPartial) return null;
  const known = expected.columns.filter(({ header }) => shown.headers.includes(header));
  const toCells = (item: Item) => known.map(({ path, show }) => show(read(item, path), item));
  const searched = (item: Item) =>
    fold(
      [...toCells(item), ...known.map(({ path }) => showText(read(item, path)).slice(0, 10))]
        .flatMap((text) => [text, text.replace(/[$,]/g, '')])
        .concat(showText(item.type))
        .join('\n'),
    );
  const words = fold(shown.filter).split(/\s+/).filter(Boolean);
  const matching = items.filter((item) => words.every((word) => searched(item).includes(word)));
  const sorted = known.find(({ header }) => header === shown.sort?.header);
  const direction = shown.sort?.isDescending ? -1 : 1;
  const ordered = sorted
    ? matching.toSorted(
        (one, other) => direction * compare(getSortValue(sorted, one), getSortValue(sorted, other)),
      )
    : matching;
  const first = (shown.page - 1) * shown.size;
  const page = ordered.slice(first, first + Math.min(shown.size, expected.count ?? shown.size));
  const place = `The table ${shown.caption}`;
  if (page.length !== shown.rows.length)
    return `${place} has ${shown.rows.length} rows on page ${shown.page}, not ${page.length}.`;
  const last = first + page.length;
  const footer = `${showCount(first + 1)}–${showCount(last)} of ${showCount(matching.length)}`;
  if (shown.footer !== undefined && page.length > 0 && !shown.footer.endsWith(footer))
    return `${place} says ${shown.footer}, not ${footer}.`;
  const rows = shown.rows.map((cells) =>
    known.map(({ header }) => cells[shown.headers.indexOf(header)] ?? ''),
  );
  const all = new Set(items.map((item) => toCells(item).join('\t')));
  const unknown = rows.find((cells) => !all.has(cells.join('\t')));
  if (unknown) return `${place} has a row that the provider has not: ${unknown.join(', ')}.`;
  // Rows of one value may be in any order.
  const at = sorted ? known.indexOf(sorted) : 0;
  const wrong =
    sorted || !shown.sort ? page.findIndex((item, index) => toCells(item)[at] !== rows[index]?.[at]) : -1;
  return wrong < 0 ? null : `${place} is not in order: row ${wrong + 1} is ${rows[wrong]?.join(', ')}.`;
}
