import { DAY_MS } from '#src/domain/durations.ts';
import { DomainError } from '../rules/domainErrors';
import { digestPasscode } from '../rules/secrets';
import type { World } from '../world/world';
import { HttpError, toHttpError } from './httpErrors';
import { errorReply, jsonResponse } from './responses';

const HEADER = 'idempotency-key';
/** A string of structured fields, as draft-ietf-httpapi-idempotency-key-header requires. */
const KEY_PATTERN = /^"([\x20\x21\x23-\x5b\x5d-\x7e]{1,255})"$/;
/** Of provider time. A key may be used anew after that. */
const KEY_LIFETIME_MS = DAY_MS;

interface KeyedRequest {
  readonly request: Request;
  /** who sends it: keys of different members have nothing to do with each other */
  readonly caller: string;
  readonly body: unknown;
}

/**
 * Carries a request out once for its `Idempotency-Key`: the same request again gets the first answer, a refusal
 * included, and changes nothing. Throws a 422 for another body under the same key, a 400 for a malformed key. Without
 * a key each request is carried out. Runs within the transaction of the request, so that none can come in between.
 */
export function carryOutOnce(
  { database, clock }: World,
  { request, caller, body }: KeyedRequest,
  carryOut: () => unknown,
): Response {
  const header = request.headers.get(HEADER);
  if (header === null) return jsonResponse(200, carryOut());
  const [, key] = KEY_PATTERN.exec(header) ?? [];
  if (key === undefined) throw new HttpError(400, 'Idempotency-Key must be a text in quotes.');

  const id = [caller, new URL(request.url).pathname, key].join(' ');
  const body_digest = digestPasscode(JSON.stringify(body), id);
  const now = clock.now();
  database.idempotencyKey.deleteMany({ where: { created_at: { lte: now - KEY_LIFETIME_MS } } });
  const first = database.idempotencyKey.findFirst({ where: { id: { equals: id } } });
  if (first) {
    if (first.body_digest !== body_digest) {
      throw new HttpError(422, 'This Idempotency-Key was used for another request.');
    }
    return jsonResponse(first.status, JSON.parse(first.reply));
  }

  const answer = answerWith(carryOut);
  database.idempotencyKey.create({
    id,
    body_digest,
    status: answer.status,
    reply: JSON.stringify(answer.reply),
    created_at: now,
  });
  return jsonResponse(answer.status, answer.reply);
}

/** A rule that was broken is an answer, too; a mistake of the provider is none. */
function answerWith(carryOut: () => unknown): { readonly status: number; readonly reply: unknown } {
  try {
    return { status: 200, reply: carryOut() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const refusal = toHttpError(error);
    return { status: refusal.status, reply: errorReply(refusal) };
  }
}
