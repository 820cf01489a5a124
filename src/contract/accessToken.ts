import { isRecord } from './json';

const TOKEN_NAMES = ['token', 'accessToken', 'access_token', 'accesstoken', 'jwt'];
/** In a body or a user `access` says what a member may do. */
const NAMES_AMONG_TOKENS = [...TOKEN_NAMES, 'access'];
/** Of another token, as of Google or against forged requests, wherever an access token is there, too. */
const OTHER_TOKEN_NAMES = ['auth_token', 'session_token', 'bearer_token', 'id_token'];
const TOKEN_PLACES = [
  ...NAMES_AMONG_TOKENS,
  ...['tokens', 'auth', 'authorization', 'session', 'user', 'authentication_result'],
  ...OTHER_TOKEN_NAMES,
];

const isToken = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** As no other text is, with a digit: in place of the data it may be a sentence, or a word as TOKEN_RENEWED. */
const LONE_TOKEN = /^(bearer +)?(?=\S*\d)[\w.~+/=|-]{16,}$/i;

const findLoneToken = (said: unknown): string | undefined =>
  typeof said === 'string' && LONE_TOKEN.test(said) ? said : undefined;

/** Finds a token in an object itself; `place` is the name that has the object, undefined for a body. */
type FindToken = (said: Readonly<Record<string, unknown>>, place?: string) => string | undefined;

const findNamed = (said: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  names.map((name) => said[name]).find(isToken);

const findAccessToken: FindToken = (said, place = 'user') =>
  findNamed(said, place === 'user' ? TOKEN_NAMES : NAMES_AMONG_TOKENS);

const NO_WORDS = /\.|[a-z].*[A-Z]|[A-Z].*[a-z]/;
/** Django answers `access` beside refresh, and alone to one; alone it may also be words, as denied-by-policy-2024. */
const findOtherToken: FindToken = (said, place) =>
  (isToken(said.refresh) ||
  (place === undefined && Object.keys(said).length === 1 && NO_WORDS.test(String(said.access)))
    ? findLoneToken(said.access)
    : undefined) ?? findNamed(said, OTHER_TOKEN_NAMES);

/** A token in an object, or at most two levels below it. */
function findBelow(
  find: FindToken,
  said: Readonly<Record<string, unknown>>,
  place?: string,
  levels = 2,
): string | undefined {
  const found = find(said, place);
  if (found !== undefined || levels === 0) return found;
  return TOKEN_PLACES.map((name) => {
    const inner = said[name];
    return isRecord(inner) ? findBelow(find, inner, name, levels - 1) : undefined;
  }).find((token) => token !== undefined);
}

/** What was said, with the access token under the name that the schema has for it; `body` has more than was said. */
export function withToken(
  shape: Readonly<Record<string, unknown>>,
  said: unknown,
  body: unknown = said,
): unknown {
  const name = TOKEN_NAMES.find((one) => one in shape);
  if (name === undefined || (isRecord(said) && isToken(said[name]))) return said;
  if (!isRecord(body)) {
    const alone = findLoneToken(body);
    return alone === undefined ? said : { [name]: alone };
  }
  const within = isRecord(said) ? said : {};
  const search = (find: FindToken) => findBelow(find, within) ?? findBelow(find, body);
  const token = search(findAccessToken) ?? findLoneToken(body.data) ?? search(findOtherToken);
  return token === undefined ? said : { ...within, [name]: token };
}
