import type { Endpoint } from './endpoint';
import { isNothing, isRecord } from './envelope';
import { listSentences, readErrorBody } from './errors';
import { isUnauthorizedBody, readSuccess } from './refusal';

/** What frameworks answer in place of a 401: Laravel, IIS and ArcGIS. */
const UNAUTHORIZED: readonly number[] = [401, 419, 440, 498];
const TOKEN_ENDED = [
  /\b(token|jwt)\b.*\b(expired|invalid|malformed|revoked|blacklisted|not valid)\b/i,
  /\b(expired|invalid|malformed|revoked|no)\b[\w\s]*\b(token|jwt)\b/i,
  /\bsession (has )?(expired|ended)\b|\bsignature has expired\b|TokenExpiredError|credentials were not provided/i,
  /^(unauthenticated|not authenticated)[.!]?$/i,
];
/** Tokens of something else than the session, also those that money is sent in. */
const OTHER_TOKEN =
  /\b(otp|csrf|factor|reset|verification|limit|sale)\b|\b(contract|bep-?20|erc-?20|trc-?20|usd[tc]|busd|bnb|bsc) tokens?\b|\btoken (contract|address|balance)\b|\bnot valid on\b/i;

/** Whether sentences say that the session's token is no longer good. */
export const saysTokenEnded = (sentences: readonly string[]): boolean =>
  sentences.some((one) => TOKEN_ENDED.some((pattern) => pattern.test(one)) && !OTHER_TOKEN.test(one));

/** What frameworks say with a 403 that has no reason of its own. */
const NO_REASON = /^(forbidden( resource)?|access( is)? denied|403)[.!]?$/i;
/** That the current passcode is wrong which a form asks for: nothing about the token. */
const WRONG_PASSCODE =
  /\b(wrong|incorrect|invalid)\b.*\bpass(word|code)\b|\bpass(word|code)\b.*\b(wrong|incorrect|invalid|mismatch|(not|n['’]t) (valid|correct|match))\b/i;

/**
 * Whether an answer says that the token is no longer good: by its status, in words, or by the body of a 2xx. `said` is
 * its body, or its text where that is no JSON. A read may be answered in more ways, as it can be repeated.
 */
// assumed: 419, 440 and 498 are answers to a token that has ended, as 401 is; so are a 403 whose sentence says so of a token or session, and a 2xx without success whose body has the status 401; to a read also a 403 without a reason, and any failure that says so of a token or session
export function isUnauthorized(status: number, said: unknown, method: Endpoint['method']): boolean {
  const isRead = method === 'GET';
  const sentences = listSentences(readErrorBody(said));
  if (UNAUTHORIZED.includes(status))
    return isRead || saysTokenEnded(sentences) || !sentences.some((one) => WRONG_PASSCODE.test(one));
  if (status < 300) return isUnauthorizedBody(said) || (isRead && isEmptyFailure(said, sentences));
  if (isRead && status === 403 && isWithoutReason(said, sentences)) return true;
  return (isRead || status === 403) && saysTokenEnded(sentences);
}

const isEmptyFailure = (body: unknown, sentences: readonly string[]): boolean =>
  isRecord(body) && isNothing(body.data ?? null) && readSuccess(body) !== true && saysTokenEnded(sentences);

/** A page is that of a firewall, to which no token matters; a code of its own is a reason. */
function isWithoutReason(said: unknown, sentences: readonly string[]): boolean {
  const codes = isRecord(said) ? [said.code, said.error_code].filter((code) => code !== undefined) : [];
  const reasons = [...sentences, ...codes.map((code) => String(code).replaceAll('_', ' '))];
  return (reasons.length > 0 || said === '' || isRecord(said)) && reasons.every((one) => NO_REASON.test(one));
}
