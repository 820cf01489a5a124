import { listPages } from './envelope';
import { openTeam } from './flattenTeam';
import { isRecord, openJson, unwrap } from './json';
import { openAllRows, openRows } from './rows';
import { readFlag } from './vocabulary';

/** Where providers say which part of a list an answer has, by names in lower case, without what joins their words. */
const PAGES = /^(pagination|meta|paging|pager|pageinfo|links)$/;
/** Beside the list each may be a sum of money, unless the page is there, too. */
const SHORT_TOTALS = /^(total|count)$/;
const WINDOW = /^(page|currentpage|limit|perpage|pagesize|offset|skip)$/;
const TOTALS = /^(total(count|docs|elements|items|records|results|rows)|odatacount|recordsfiltered)$/;
/** Before a filter, as DataTables says it; the number after it counts where it is there. */
const UNFILTERED_TOTALS = /^recordstotal$/;
const MORE = /^(has(next(page)?|more(pages)?)|more|(is)?truncated)$/;
/** How many pages there are. */
const PAGE_COUNTS = /^(lastpage|(total|num)?pages|pagecount)$/;
const NEXT = /^((odata)?next(page(url|token)?|cursor|link|token)?|continuationtoken)$/;
/** At the end of a list it may be the number of its rows. */
const NEXT_OFFSET = /^nextoffset$/;

type Fields = Readonly<Record<string, unknown>>;

const findAll = (said: Fields, names: RegExp): readonly unknown[] =>
  Object.entries(said).flatMap(([name, value]) =>
    names.test(name.replace(/[^a-z]/gi, '').toLowerCase()) ? [value] : [],
  );

const isAbove = (value: unknown, listed: number): boolean => Number(value) > listed;

/** The address or number of a next page, or an object with its address. */
const isNext = (value: unknown): boolean =>
  isRecord(value)
    ? isNext(value.href)
    : (typeof value === 'string' && value !== '' && value !== 'null') || Number(value) > 0;

const listTotals = (said: Fields): readonly unknown[] => {
  const totals = findAll(said, TOTALS);
  return totals.length > 0 ? totals : findAll(said, UNFILTERED_TOTALS);
};

/** The next page, or the rows from an offset on, unless that is past all that there are. */
function hasNext(said: Fields): boolean {
  const totals = [...listTotals(said), ...findAll(said, SHORT_TOTALS)];
  const isPastAll = (offset: unknown) =>
    totals.some((total) => /^\d+$/.test(String(total)) && Number(total) <= Number(offset));
  return (
    findAll(said, NEXT).some(isNext) ||
    findAll(said, NEXT_OFFSET).some((offset) => isNext(offset) && !isPastAll(offset))
  );
}

/** Whether an object names more rows than are listed: Spring says of a page that it is not the last. */
function saysMore(said: Fields, listed: number): boolean {
  const flags = findAll(said, MORE).map(readFlag);
  return (
    flags.includes(true) ||
    said.last === false ||
    findAll(said, PAGE_COUNTS).some((pages) => isAbove(pages, 1)) ||
    listTotals(said).some((total) => isAbove(total, listed)) ||
    (!flags.includes(false) && hasNext(said))
  );
}

/** Where an object may say so of itself, and one level below it. */
const listPagination = (said: Fields): readonly Fields[] =>
  findAll(said, PAGES)
    .filter(isRecord)
    .flatMap((page) => [page, ...findAll(page, PAGES).filter(isRecord)]);

/** Whether the body of an answer says that there are more rows than those that it has (D751). */
// assumed: an answer with only a part of a list says so by a total, a number of pages, a next page or a flag, beside the list or in its pagination or meta, by the status 206, or by X-Total-Count, X-Pagination, Content-Range or Link; beside the list total and count are of rows where a page, limit or offset is there, too
function isPartialList(said: unknown, listed: number): boolean {
  if (!isRecord(said)) return false;
  // Spring has the totals of a page in it, where others have its number.
  const pages = [...listPagination(said), ...(isRecord(said.page) ? [said.page] : [])];
  const hasWindow = findAll(said, WINDOW).length > 0;
  const counting = hasWindow ? [said, ...pages] : pages;
  return (
    [said, ...pages].some((page) => saysMore(page, listed)) ||
    counting.some((page) => findAll(page, SHORT_TOTALS).some((total) => isAbove(total, listed)))
  );
}

/** The same in the header fields of an answer: `X-Total-Count: 57`, `Link: <…>; rel="next"`. */
export const readListHeaders = (headers: Headers): Fields => ({
  ...Object.fromEntries(
    [...headers].map(([name, value]) => [name.replace(/^x-(wp-)?/, ''), openJson(value)]),
  ),
  totalItems: /^(?!bytes)\w+ .*\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1],
  hasMore: /;\s*rel="?next"?/i.test(headers.get('link') ?? '') || undefined,
});

/** Why a list is not whole: the provider sent a part of it (D751), or rows were left out (D752). */
export type ListGap = 'partial' | 'incomplete';

const isWrapped = (reply: unknown): reply is { readonly data: unknown } => isRecord(reply) && 'data' in reply;
const getData = (reply: unknown): unknown => (isWrapped(reply) ? reply.data : reply);

/** Whether a reply is a list, or has one. */
export function hasList(reply: unknown): boolean {
  const data = getData(reply);
  return Array.isArray(data) || (isRecord(data) && Object.values(data).some(Array.isArray));
}

/**
 * What the list of a reply lacks; `body` is the answer's, `content` is it in the envelope that the reply is read from,
 * `headers` is what its header fields say.
 */
export function findListGap(
  body: unknown,
  content: unknown,
  reply: unknown,
  headers: Fields = {},
): ListGap | undefined {
  const received = getData(content);
  const isPartial = (listed: number, said: unknown) =>
    [said, { pagination: headers }, ...listPages(body)].some((one) => isPartialList(one, listed));
  const data = getData(reply);
  if (Array.isArray(data)) {
    const rows = openTeam(received);
    const count = Array.isArray(rows) ? Math.max(rows.length, data.length) : data.length;
    // The root of a tree has totals of its own. An object that has the stages is opened as one that has a team is.
    const said = getData(body);
    const around = [isWrapped(body) ? body : undefined, openTeam(said) === said ? undefined : said];
    if (around.some((one) => isPartial(count, one))) return 'partial';
    return Array.isArray(rows) && rows.includes(null) ? 'incomplete' : undefined;
  }
  const [name, listed] = isRecord(data)
    ? (Object.entries(data).find(([, rows]) => Array.isArray(rows)) ?? [])
    : [];
  if (name === undefined || !Array.isArray(listed)) return undefined;
  const all = openAllRows(isRecord(received) ? received[name] : undefined);
  const countRows = (rows: unknown): number => (Array.isArray(rows) ? rows.length : listed.length);
  // A row that came twice counts twice in a total.
  if (isPartial(countRows(all), unwrap(body))) return 'partial';
  return countRows(openRows(all)) > listed.length ? 'incomplete' : undefined;
}
