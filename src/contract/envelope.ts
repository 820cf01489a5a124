import * as z from 'zod/mini';
import { withToken } from './accessToken';
import { isNothing, isRecord, openJson, unwrap } from './json';

/** All that stands beside the attributes of a record of JSON:API, and beside the node of an edge of GraphQL. */
const BESIDE_ATTRIBUTES = ['attributes', 'id', 'type', 'lid', 'relationships', 'links', 'meta'];
const BESIDE_NODE = ['node', 'cursor', '__typename'];

/** The attributes of a record, as JSON:API writes it, and the node of an edge, as GraphQL does. A record with other names is its own. */
export function openRecord(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const { attributes, node } = given;
  const hasOnly = (names: readonly string[]) => Object.keys(given).every((name) => names.includes(name));
  if (isRecord(attributes) && hasOnly(BESIDE_ATTRIBUTES)) return { id: given.id, ...attributes };
  return isRecord(node) && hasOnly(BESIDE_NODE) ? node : given;
}

const BESIDE_RELATED = ['data', 'links', 'meta'];

/** The one of a list of one. */
const openOne = (given: unknown): unknown => (Array.isArray(given) && given.length === 1 ? given[0] : given);

/** What an object has of another record: in data, as JSON:API and Strapi write it, or in a list of one, as PostgREST does. */
export function openRelated(given: unknown): unknown {
  const one = openOne(given);
  const isWrapped =
    isRecord(one) && 'data' in one && Object.keys(one).every((name) => BESIDE_RELATED.includes(name));
  return openRecord(isWrapped ? one.data : one);
}

/** A user, as its text of JSON, in a list of one, in data or as a record of JSON:API; undefined for anything else. */
function openUser(given: unknown): Readonly<Record<string, unknown>> | undefined {
  const opened = typeof given === 'string' ? openJson(given) : given;
  const user = openRecord(unwrap(Array.isArray(opened) ? opened[0] : opened));
  return isRecord(user) ? user : undefined;
}

/** What a body says, with its user, if there is one, and with a key beside the user in it, as it is usual. */
function unwrapUser(body: unknown): unknown {
  const said = unwrap(body);
  if (!isRecord(said) || !('user' in said)) return said;
  const { user: given, ...others } = said;
  const user =
    openUser(given) ?? (isRecord(body) && isRecord(body.data) ? openUser(body.data.user) : undefined);
  if (!user) return others;
  if (!user.user_pk && 'user_pk' in said) return { ...said, user: { ...user, user_pk: said.user_pk } };
  return user === given ? said : { ...said, user };
}

/** One of these says that an object is a user. */
const USER_FIELDS = ['user_pk', 'email', 'role'];
const isOfUser = (said: Readonly<Record<string, unknown>>): boolean =>
  USER_FIELDS.some((name) => name in said);

/** The rows of a page, by the frameworks that make it: Laravel, Django, Mongoose, Spring, .NET, Sequelize; OData, Hydra and GraphQL. */
const PAGE_ROWS = [
  ...['data', 'results', 'docs', 'content', 'items', '$values', 'rows', 'list', 'records'],
  ...['value', 'member', 'nodes', 'edges'],
];

/** What a page says of the number of its rows. */
const ROW_COUNTS = ['total', 'count', 'total_count', 'total_items'];

/** Whether a page has null in place of its rows, as Go writes it, or leaves them out, as Spring does, and says that there are none. */
function isEmptyPage(page: Readonly<Record<string, unknown>>): boolean {
  if (isRecord(page.page) && page.page.total_elements === 0) return true;
  const counts = ROW_COUNTS.map((name) => page[name]).filter((count) => count !== undefined);
  return (
    PAGE_ROWS.some((name) => page[name] === null) && counts.length > 0 && counts.every((count) => count === 0)
  );
}

/** The rows of an object that is a page of them; anything else as it is. */
// assumed: a list may be a page with its rows as data, results, docs, content, items, $values, rows, list, records, value, member, nodes or edges
export function openPage(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const rows = PAGE_ROWS.map((name) => given[name]).find(Array.isArray);
  return rows?.map(openRecord) ?? (isEmptyPage(given) ? [] : given);
}

/** One of these says whose a profile is: without them it cannot be told from another member's. */
const OWNER_FIELDS = ['user_pk', 'email', 'referral_code'];
const saysOwner = (said: Readonly<Record<string, unknown>>): boolean =>
  OWNER_FIELDS.map((name) => said[name]).some(
    (one) => typeof one === 'number' || (typeof one === 'string' && one.trim() !== ''),
  );

/** The one list that an object without anything of a member has, by a name of its own: `{stages: […]}`. */
export function openOnly(given: unknown, isList: (one: object, name: string) => boolean): unknown {
  if (!isRecord(given) || ['_id', 'id', 'name', ...OWNER_FIELDS].some((name) => name in given)) return given;
  const [only, ...more] = Object.entries(given).flatMap(([name, one]) =>
    typeof one === 'object' && one !== null ? [{ name, one }] : [],
  );
  return only && more.length === 0 && !isNothing(only.one) && isList(only.one, only.name) ? only.one : given;
}

/** A profile with its figures, where it comes without {profile: …} around it; anything else as it is. */
function withProfile(shape: Readonly<Record<string, unknown>>, said: unknown): unknown {
  if (!('profile' in shape) || !isRecord(said) || 'profile' in said) return said;
  const own = isRecord(said.user) ? said.user : said;
  return saysOwner(own) ? { profile: own, stats: own, balances: own, ...said } : said;
}

/** The name of the list that is all that is read of an object: it may come without its name. */
function findListName(data: unknown): string | undefined {
  const [[name, field] = [], ...others] = data instanceof z.ZodMiniObject ? Object.entries(data.shape) : [];
  const isList = field instanceof z.ZodMiniPipe && field._zod.def.out instanceof z.ZodMiniArray;
  return isList && others.length === 0 ? name : undefined;
}

/** The pages of rows within a body; with a schema, and without data, only that of its list: others have a status of their own. */
export function listPages(body: unknown, schema?: z.ZodMiniType): readonly unknown[] {
  const data = isRecord(body) ? body.data : undefined;
  const said = data ?? body;
  const listName = schema instanceof z.ZodMiniObject ? findListName(schema.shape.data) : undefined;
  const isRead = (name: string) => !schema || isRecord(data) || name === listName;
  const within = Object.entries(isRecord(said) ? said : {}).filter(([name]) => isRead(name));
  return [data, ...within.map(([, one]) => one)].filter((one) => openPage(one) !== one);
}

/**
 * The body of a reply with `{data: …}` around it, or not, as its schema has it: the specification does not show
 * everywhere which it is. An optional `data` is never added.
 */
// assumed: every reply may come with or without {data: …} around it
// assumed: a list may come as data itself, without its name; the stages also as the only list in an object
// assumed: data that are null, an empty list or an empty object hold nothing: of a history no rows
// assumed: the user of a sign-in or sign-up may come without {user: …} around it, or in a list, as a text of JSON, in data or in attributes
// assumed: the profile may come as user, or without {profile: …} around it where it has a user_pk, email or referral_code, with stats and balances in it or beside its own fields
// assumed: the access token of a sign-in or a refresh is token, accessToken, access_token or jwt, in the body, its data, or in tokens, authorization, authentication_result, session or user there, or access in tokens; or it is all that there is of data or body; else it is access beside refresh, or alone, where it is as long as a token, or auth_token, session_token, bearer_token or id_token
export function alignEnvelope(schema: z.ZodMiniType, body: unknown): unknown {
  if (schema instanceof z.ZodMiniArray) {
    const items = openOnly(openPage(isRecord(body) && 'data' in body ? body.data : body), Array.isArray);
    return items === null || (isRecord(items) && items !== body && isNothing(items)) ? [] : items;
  }
  if (!(schema instanceof z.ZodMiniObject)) return body;
  const data = schema.shape.data;
  if (data === undefined) {
    // What a movement is answered with is read as it is.
    const said = withToken(schema.shape, unwrapUser('success' in schema.shape ? body : openOne(body)));
    if (!isRecord(said) || 'user' in said || !('user' in schema.shape)) return said;
    // Beside attributes may stand more than JSON:API has there, as a version.
    const own = isRecord(said.attributes) ? { ...said.attributes, ...said } : said;
    return isOfUser(own) && !('user' in own) ? { ...own, user: own } : own;
  }
  if (data._zod.optout === 'optional' && !Array.isArray(body)) return body;
  const isWrapped = isRecord(body) && 'data' in body;
  const listName = findListName(data);
  const own = isWrapped ? body.data : body;
  const given = data instanceof z.ZodMiniObject && listName === undefined ? openOne(own) : own;
  const read =
    data instanceof z.ZodMiniObject ? withProfile(data.shape, withToken(data.shape, given, body)) : given;
  if (read !== own) return { ...(isRecord(body) ? body : {}), data: read };
  const rows = listName !== undefined && isRecord(given) && !(listName in given) ? openPage(given) : given;
  if (listName !== undefined && (Array.isArray(rows) || (isWrapped && isNothing(given))))
    return {
      ...(isRecord(body) ? body : {}),
      data: { [listName]: Array.isArray(rows) ? rows : null },
    };
  if (data instanceof z.ZodMiniObject && !isRecord(given) && isNothing(given))
    return {
      ...(isRecord(body) ? body : {}),
      data: Object.fromEntries(Object.keys(data.shape).map((name) => [name, null])),
    };
  if (isWrapped || !isRecord(body)) return Array.isArray(body) ? { data: given } : body;
  return { ...body, data: body };
}
