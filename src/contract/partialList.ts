import { isRecord, unwrap } from './envelope';
import { readFlag } from './vocabulary';

/** Where providers say which part of a list an answer has. */
const PAGES = [
  ...['pagination', 'meta', '_meta', 'paging', 'pager', 'page_info', 'pageInfo', 'links', '_links'],
];
/** These say so beside the list, too, where `total` may be a sum of money. */
const UNMISTAKABLE_TOTALS = [
  ...['totalDocs', 'totalElements', 'total_elements', 'totalItems', 'total_items'],
  ...['totalRecords', 'total_records', 'totalResults', 'total_results'],
];
const TOTALS = ['total', 'totalCount', 'total_count', 'count', ...UNMISTAKABLE_TOTALS];
const MORE = [
  ...['hasNextPage', 'has_next_page', 'hasNext', 'has_next', 'hasMore', 'has_more'],
  ...['truncated', 'isTruncated'],
];
/** How many pages there are. */
const PAGE_COUNTS = [
  'last_page',
  'lastPage',
  'totalPages',
  'total_pages',
  'pages',
  'pageCount',
  'page_count',
];
const NEXT = [
  ...['next', 'nextPage', 'next_page', 'nextPageUrl', 'next_page_url', 'nextCursor', 'next_cursor'],
  ...['nextLink', '@odata.nextLink', 'nextToken', 'next_token', 'nextPageToken', 'next_page_token'],
];

type Fields = Readonly<Record<string, unknown>>;

const hasAbove = (said: Fields, names: readonly string[], listed: number): boolean =>
  names.some((name) => Number(said[name]) > listed);

/** The address or number of a next page, or an object with its address. */
const isNext = (value: unknown): boolean =>
  isRecord(value)
    ? isNext(value.href)
    : (typeof value === 'string' && value !== '' && value !== 'null') || Number(value) > 0;

/** Whether a next page is named, where no flag says that there is none. */
const hasNext = (said: Fields): boolean =>
  NEXT.some((name) => isNext(said[name])) && !MORE.some((name) => readFlag(said[name]) === false);

/** Spring says of a page that it is not the last. */
const saysMore = (said: Fields): boolean =>
  MORE.some((name) => readFlag(said[name]) === true) || said.last === false || hasAbove(said, PAGE_COUNTS, 1);

/** Where an object may say so of itself, and one level below it. */
const listPages = (said: Fields): readonly Fields[] =>
  PAGES.map((name) => said[name])
    .filter(isRecord)
    .flatMap((page) => [page, ...PAGES.map((name) => page[name]).filter(isRecord)]);

/** Whether the body of an answer says that there are more rows than the `listed` ones that it has (D751). */
// assumed: an answer with only a part of a list says so by a total, a number of pages, a next page or a flag, beside the list or in its pagination or meta, by the status 206, or by X-Total-Count, Content-Range or Link
function isPartialList(body: unknown, listed: number): boolean {
  const said = unwrap(body);
  if (!isRecord(said)) return false;
  // Spring has the totals of a page in it, where others have its number.
  if (isRecord(said.page) && hasAbove(said.page, UNMISTAKABLE_TOTALS, listed)) return true;
  if (hasNext(said) || hasAbove(said, UNMISTAKABLE_TOTALS, listed) || saysMore(said)) return true;
  return listPages(said).some((page) => hasAbove(page, TOTALS, listed) || saysMore(page) || hasNext(page));
}

/** The same in the header fields of an answer: `X-Total-Count: 57`, `Content-Range: items 0-9/57`, `Link: <…>; rel="next"`. */
export const readListHeaders = (headers: Headers): Fields => ({
  totalItems:
    headers.get('x-total-count') ?? /^(?!bytes)\w+ .*\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1],
  hasMore: /;\s*rel="?next"?/i.test(headers.get('link') ?? ''),
});

/** Why a list is not whole: the provider sent a part of it (D751), or rows were left out (D752). */
export type ListGap = 'partial' | 'incomplete';

const getData = (reply: unknown): unknown => (isRecord(reply) && 'data' in reply ? reply.data : reply);

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
  const isPartial = (listed: number) => isPartialList(body, listed) || isPartialList(headers, listed);
  const data = getData(reply);
  if (Array.isArray(data)) return isPartial(data.length) ? 'partial' : undefined;
  const [name, listed] = isRecord(data)
    ? (Object.entries(data).find(([, rows]) => Array.isArray(rows)) ?? [])
    : [];
  if (name === undefined || !Array.isArray(listed)) return undefined;
  const received = getData(content);
  const rows = isRecord(received) ? received[name] : undefined;
  const sent = Array.isArray(rows) ? rows.length : listed.length;
  if (isPartial(sent)) return 'partial';
  return sent > listed.length ? 'incomplete' : undefined;
}
