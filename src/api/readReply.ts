import * as z from 'zod/mini';
import { withoutOtherCurrencies } from '#src/contract/currency.ts';
import { type Endpoint, movesMoney, type ReplyOf } from '#src/contract/endpoint.ts';
import { alignEnvelope } from '#src/contract/envelope.ts';
import { readErrorBody, readRefusal, saysNoRows } from '#src/contract/errors.ts';
import { isRecord } from '#src/contract/json.ts';
import { readMovementVerdict } from '#src/contract/movementVerdict.ts';
import { findListGap, hasList, type ListGap, readListHeaders } from '#src/contract/partialList.ts';
import {
  hasMovement,
  isRefusal,
  isUnauthorizedBody,
  readErrorStatus,
  saysSuccess,
} from '#src/contract/refusal.ts';
import { ApiError, getSentence, MalformedReplyError } from './errors';

interface Answer {
  readonly response: Response;
  readonly text: string;
  /** of the text; undefined where it is no JSON */
  readonly body: unknown;
}

interface Reply<E extends Endpoint> {
  readonly reply: ReplyOf<E>;
  /** Whether it has less than a whole list, and why. */
  readonly listGap: ListGap | undefined;
}

export const NO_CONTENT = 204;
const PARTIAL_CONTENT = 206;
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

export const NOTHING = { data: null };

/** Of a movement whose answer has its sentence in a list or an object, which decides whether it was accepted. */
function withSentence(endpoint: Endpoint, content: unknown): unknown {
  if (!movesMoney(endpoint) || !isRecord(content) || typeof content.message !== 'object') return content;
  return { ...content, message: readErrorBody({ errors: content.message }).errors };
}

/** What an answer says, by the contract of its call. Throws ApiError (refused) or MalformedReplyError. */
export function readReply<E extends Endpoint>(endpoint: E, { response, text, body }: Answer): Reply<E> {
  const isRead = endpoint.method === 'GET';
  const name = `${endpoint.method} ${endpoint.path}`;
  const parse = (content: unknown) => z.safeParse<E['reply']>(endpoint.reply, content);
  const content = withoutOtherCurrencies(alignEnvelope(endpoint.reply, body));
  // A private key is told once: an account that comes with it was made, whatever else is said, also by a fault of the server.
  const isMade =
    !movesMoney(endpoint) &&
    endpoint.needsIdempotencyKey &&
    (response.ok || response.status >= 500) &&
    parse(content).success;
  if (!response.ok && !isMade) {
    if (response.status === NOT_FOUND && isRead && saysNoRows(body)) {
      const empty = parse(alignEnvelope(endpoint.reply, NOTHING));
      if (empty.success && hasList(empty.data)) return { reply: empty.data, listGap: undefined };
    }
    // A sentence may come alone, without JSON around it; one about a server is nothing for members.
    const said = body === undefined ? text : body;
    const isOfServer = typeof said === 'string' && response.status >= 500;
    throw new ApiError(response.status, readRefusal(isOfServer ? undefined : said));
  }
  if (!isMade && isRefusal(body, endpoint)) {
    const said = readRefusal(body);
    // Were it an answer to the token, it would have been sent again.
    const isOpen = readErrorStatus(body) === UNAUTHORIZED && !isUnauthorizedBody(body, true);
    if (movesMoney(endpoint) && (hasMovement(body) || saysSuccess(body) || isOpen))
      throw new MalformedReplyError(
        `${name} was answered with a fault beside success or the movement.`,
        getSentence(said),
      );
    throw new ApiError(readErrorStatus(body) ?? response.status, said);
  }
  const isAccepted = movesMoney(endpoint) ? readMovementVerdict(body) : undefined;
  if (movesMoney(endpoint) && !isAccepted) {
    const sentence = getSentence(readErrorBody(body ?? text));
    // An empty one says nothing where another field does.
    const hasMessage =
      isRecord(content) &&
      'message' in content &&
      (sentence === undefined || getSentence(readErrorBody({ message: content.message })) !== undefined);
    if (isAccepted === false || !hasMessage)
      throw new MalformedReplyError(`${name} left open whether it was carried out.`, sentence);
  }
  const reply = parse(
    isAccepted ? { ...(isRecord(content) ? content : {}), success: true } : withSentence(endpoint, content),
  );
  if (!reply.success) {
    throw new MalformedReplyError(
      `${name} broke the contract: ${describeIssues(reply.error.issues)}`,
      getSentence(readErrorBody(body ?? text)),
    );
  }
  const isList = hasList(reply.data);
  if (response.status === NO_CONTENT && isRead && !isList)
    throw new MalformedReplyError(`${name} was answered without a body.`);
  const isPart = response.status === PARTIAL_CONTENT && isList;
  const listGap = isPart
    ? 'partial'
    : findListGap(body, content, reply.data, readListHeaders(response.headers));
  return { reply: reply.data, listGap };
}

const MAX_LOGGED_ISSUES = 5;

/** The fields that cannot be read, by path; their values are the member's. */
function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const named = issues
    .slice(0, MAX_LOGGED_ISSUES)
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
  const more = issues.length - named.length;
  return named.join('; ') + (more > 0 ? `; and ${more} more` : '');
}
