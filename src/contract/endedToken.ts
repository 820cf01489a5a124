import { type Endpoint, movesMoney } from './endpoint';
import { type ErrorBody, listSentences, readErrorBody } from './errors';
import { isNothing, isRecord } from './json';
import { isUnauthorizedBody } from './refusal';
import { toWords } from './sentences';
import { getProfile } from './users';
import { readSuccess } from './verdicts';

/** What frameworks answer in place of a 401: Laravel, IIS and ArcGIS. */
const UNAUTHORIZED: readonly number[] = [401, 419, 440, 498];
const TOKEN_ENDED = [
  /\b(token|jwt)\b.*\b(expired|invalid|malformed|revoked|blacklisted|not valid)\b/i,
  /\b(expired|invalid|malformed|revoked|missing)\b[\w\s]*\b(token|jwt|authorization header)\b/i,
  /\bno (\w+ )?(token|jwt)( (was|is|has been))?( (provided|found|supplied|sent|given|present))?[.!]?$/i,
  /\b(token|jwt)( is)? (missing|required)\b|\b(authentication|log ?in|sign ?in)( is)? required\b/i,
  /\bnot (logged|signed) in\b|^(please |you (must|need to) )?(log|sign) ?in (first|again|to (continue|proceed))\b/i,
  /\bsession (has )?(expired|ended)\b|\bsignature has expired\b|credentials were not provided/i,
  /^(unauthenticated|not authenticated)[.!]?$/i,
];
/** Tokens of something else than the session, also those that money is sent in. */
const OTHER_TOKEN =
  /\b([tmh]?otp|[cx]srf|[2m]fa|factor|captcha|recaptcha|forgery|device|api|reset|verification|limit|sale)\b|\b(contract|bep-?20|erc-?20|trc-?20|usd[tc]|busd|bnb|bsc) tokens?\b|\btokens? (contract|address|balance|symbol|allowance|amount|type|transactions?|deposits?|transfers?)\b|\bnot valid on\b/i;

/** No sentence about a token is longer, and the search in a long text would take seconds. */
const MAX_SENTENCE_LENGTH = 1000;

/** Whether sentences say that the session's token is no longer good. */
export const saysTokenEnded = (sentences: readonly string[]): boolean =>
  sentences
    .map((one) => one.slice(0, MAX_SENTENCE_LENGTH))
    .some((one) => TOKEN_ENDED.some((pattern) => pattern.test(one)) && !OTHER_TOKEN.test(one));

/** What frameworks say with a 403 that has no reason of its own. */
const NO_REASON = /^(forbidden( resource)?|access( is)? denied|403)[.!]?$/i;
const WRONG = "(?:wrong|incorrect|bad|invalid|mismatch\\w*|(?:not|n[’']t) (?:valid|correct|match(?:ed)?))";
const SECRET = 'pass(?:word|code)s?';
/** That the current passcode is wrong which a form asks for: nothing about the token. */
const WRONG_PASSCODE = new RegExp(`\\b${WRONG}\\b.*\\b${SECRET}\\b|\\b${SECRET}\\b.*\\b${WRONG}\\b`, 'i');

/**
 * Whether an answer says that the token is no longer good: by its status, in words, or by the body of a 2xx. `said` is
 * its body, or its text where that is no JSON. A read may be answered in more ways, as it can be repeated.
 */
// assumed: 419, 440 and 498 are answers to a token that has ended, as 401 is; so are a 403 whose sentence says so of a token or session, and a 2xx without success whose body has the status 401; to a read also any failure that says so of a token or session, and to that of the own profile a 403 without a reason
export function isUnauthorized(
  status: number,
  said: unknown,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'access' | 'needsIdempotencyKey'>,
): boolean {
  const { method, path } = endpoint;
  const isRead = method === 'GET';
  // Most answers are no failure: what they hold need not be searched for sentences.
  if (status < 300) return isUnauthorizedBody(said, movesMoney(endpoint)) || (isRead && isEmptyFailure(said));
  const sentences = listSentences(readErrorBody(said));
  if (UNAUTHORIZED.includes(status)) {
    // No other change than that of the passcode sends credentials; a token may be called so.
    const isOfPasscode = (one: string) =>
      WRONG_PASSCODE.test(one) || (method === 'PUT' && /\bcredentials\b/i.test(one));
    return isRead || saysTokenEnded(sentences) || !sentences.some(isOfPasscode);
  }
  // What else a member may read is up to the provider.
  if (isRead && path === getProfile.path && status === 403 && isWithoutReason(said, sentences)) return true;
  return (isRead || status === 403) && saysTokenEnded(sentences);
}

const isEmptyFailure = (body: unknown): boolean =>
  isRecord(body) &&
  isNothing(body.data ?? null) &&
  readSuccess(body) !== true &&
  saysTokenEnded(listSentences(readErrorBody(body)));

/** A page is that of a firewall, to which no token matters; a code of its own is a reason. */
function isWithoutReason(said: unknown, sentences: readonly string[]): boolean {
  const codes = isRecord(said) ? [said.code, said.error_code].filter((code) => code !== undefined) : [];
  const reasons = [...sentences, ...codes.map((code) => toWords(String(code)))];
  return (reasons.length > 0 || said === '' || isRecord(said)) && reasons.every((one) => NO_REASON.test(one));
}

/** Those of a proxy, Request Timeout, Conflict and Locked (as by another refresh), Too Early and Too Many Requests. */
const NO_REFUSALS: readonly number[] = [407, 408, 409, 423, 425, 429];
const OF_SESSION =
  /\b(tokens?|jwt|signature|refresh|sessions?|cookies?|grant|accounts?|users?(?! agent)|members?|credentials?|(log|logged|sign|signed) ?in|login|(un)?auth\w*)\b/i;
/** What is said where there is no such call, and what another time may be otherwise. */
const NO_REASON_OF_SESSION =
  /\w\/(\w+\/\w|refresh)|(^|[\s"'])\/\w|\btoo many\b|\btemporar|\bunavailable\b|\bwi-?fi\b|\bnetwork\b|\bproxy\b/i;

/**
 * Whether a failure clearly says that the session is not renewed: by its status, or in words of the session. Anything
 * else may be the answer of a proxy, a firewall or the sign-in page of a network.
 */
// assumed: a refresh is refused by 401, 419, 440 or 498, or where another 4xx or a 2xx says so in words of a token, session, account or the like
export function refusesRenewal(status: number, body: ErrorBody): boolean {
  if (UNAUTHORIZED.includes(status)) return true;
  if (status >= 500 || NO_REFUSALS.includes(status)) return false;
  return listSentences(body).some((one) => OF_SESSION.test(one) && !NO_REASON_OF_SESSION.test(one));
}
