import { isRecord, unwrap } from './envelope';
import { readFlag } from './scalars';

/** Where providers say which part of a list an answer has. */
const PAGES = ['pagination', 'meta', '_meta', 'paging', 'pager', 'page_info', 'pageInfo', 'links', '_links'];
const TOTALS = ['total', 'totalDocs', 'totalElements', 'totalItems', 'totalCount', 'total_count', 'count'];
/** These say so beside the list, too, where `total` may be a sum of money. */
const UNMISTAKABLE_TOTALS = ['totalDocs', 'totalElements', 'totalItems'];
const MORE = ['hasNextPage', 'has_next_page', 'hasNext', 'has_next', 'hasMore', 'has_more'];
const NEXT = ['next', 'nextPage', 'next_page', 'nextPageUrl', 'next_page_url', 'nextCursor', 'next_cursor'];

type Fields = Readonly<Record<string, unknown>>;

const hasAbove = (said: Fields, names: readonly string[], listed: number): boolean =>
  names.some((name) => Number(said[name]) > listed);

const saysMore = (said: Fields): boolean => MORE.some((name) => readFlag(said[name]) === true);

/** Whether the body of an answer says that there are more rows than the `listed` ones that it has (D751). */
// assumed: an answer with only a part of a list says so by a total, a next page or a flag in its pagination or meta
export function isPartialList(body: unknown, listed: number): boolean {
  const said = unwrap(body);
  if (!isRecord(said)) return false;
  if (hasAbove(said, UNMISTAKABLE_TOTALS, listed) || saysMore(said)) return true;
  return PAGES.map((name) => said[name])
    .filter(isRecord)
    .some(
      (page) => hasAbove(page, TOTALS, listed) || saysMore(page) || NEXT.some((name) => Boolean(page[name])),
    );
}

/** How many rows a reply lists; undefined for one without a list. */
export function countRows(reply: unknown): number | undefined {
  const data = isRecord(reply) && 'data' in reply ? reply.data : reply;
  if (Array.isArray(data)) return data.length;
  const lists = isRecord(data) ? Object.values(data).filter(Array.isArray) : [];
  return lists[0]?.length;
}
