import type { MovementOutcome, Sending } from '#machines/movementOutcome.ts';
import type { Client } from '#src/api/client.ts';
import {
  ApiError,
  getSentence,
  isRefused,
  MalformedReplyError,
  SessionEndedError,
  serverText,
  UnconfirmedSessionError,
} from '#src/api/errors.ts';
import { sendsIdempotencyKey } from '#src/api/idempotencyKey.ts';
import {
  isRecorded,
  type MovementKind,
  recordMovement,
  withMovementLock,
} from '#src/browser/pendingMovements.ts';
import { toOwner } from '#src/browser/privateKeyHash.ts';
import { movement as messages } from '#src/messages/movement.ts';
import { session as sessionMessages } from '#src/messages/session.ts';
import { refusesRepetition, saysItHasIt, saysTimedOut } from './movementFailure';
import { notify } from './notify';
import type { Services } from './services';
import { saysWithdrawalMade } from './withdrawalSentences';

interface MovementReply {
  readonly success?: boolean | undefined;
  readonly message?: string | undefined;
}

interface OutcomeOptions<Reply, Accepted> {
  readonly kind: MovementKind;
  /** the field of a refusal that is read first (R8.1 to R8.14) */
  readonly messageField: 'error' | 'message';
  /** what an accepted reply comes with; undefined where the reply does not say that it was accepted */
  readonly getAccepted: (reply: Reply) => Accepted | undefined;
}

/** A 200 says that money was moved by its verdict, which is read with it; without one it says nothing (D32). */
export const saysAccepted = ({ success }: MovementReply): boolean => success === true;

/**
 * Of a withdrawal's answer the specification shows nothing but `message`: where that is there it says so, too (D32).
 * An answer with words of a refusal, or with an empty message beside anything else, does not come this far.
 */
export function saysWithdrawn(reply: MovementReply): boolean {
  if (saysAccepted(reply)) return true;
  return reply.message === undefined ? 'message' in reply : saysWithdrawalMade(reply.message);
}

/**
 * The one rule for every movement of money. Refused is what the provider says so of: a 4xx status, or a 200 whose body
 * does; the exceptions are in `isRefused`. Whatever else fails after sending is unknown: it may or may not have gone
 * through. `isRepeated`: it was sent before, with an unknown outcome. Failures are logged here. Never rejects.
 */
export async function toMovementOutcome<Reply extends MovementReply, Accepted extends object>(
  replying: Promise<Reply>,
  { kind, messageField, getAccepted }: OutcomeOptions<Reply, Accepted>,
  isRepeated = false,
): Promise<MovementOutcome<Accepted>> {
  try {
    const reply = await replying;
    const accepted = getAccepted(reply);
    if (accepted) return { outcome: 'accepted', message: reply.message, ...accepted };
    throw new MalformedReplyError(
      `The answer does not say what became of the ${kind}.`,
      getSentence({ message: reply.message }),
    );
  } catch (failure) {
    if (!(failure instanceof SessionEndedError)) console.error(`The ${kind} failed.`, failure);
    const unconfirmed = failure instanceof UnconfirmedSessionError ? sessionMessages.unconfirmed : undefined;
    if (isRepeated && unconfirmed) notify.failure(unconfirmed);
    const message = serverText(failure, messageField);
    const isConclusive = isRefused(failure) && (!isRepeated || refusesRepetition(failure, kind));
    return isConclusive && !saysTimedOut(failure) && !saysItHasIt(failure)
      ? {
          outcome: 'refused',
          message: unconfirmed ?? message,
          field: failure instanceof ApiError ? failure.body.field : undefined,
        }
      : {
          outcome: 'unknown',
          message: failure instanceof MalformedReplyError ? failure.sentence : message,
        };
  }
}

interface Movement<Draft, Reply, Accepted> extends OutcomeOptions<Reply, Accepted> {
  readonly send: (client: Client, draft: Draft, idempotencyKey: string) => Promise<Reply>;
}

/**
 * Sends a movement, one of its kind and member at a time in all tabs of the browser (D34). Of what is under way a record
 * is stored that outlives the session and the page, until the outcome is known (D36). Never rejects.
 */
export async function moveMoney<
  Draft extends { readonly amount: number },
  Reply extends MovementReply,
  Accepted extends object,
>(
  { client, session }: Services,
  { draft, key, isRepeated: isSentAgain = false }: Sending<Draft>,
  { send, ...options }: Movement<Draft, Reply, Accepted>,
): Promise<MovementOutcome<Accepted>> {
  const { kind } = options;
  if (isSentAgain) notify.clearOutcomes();
  const owner = toOwner(session.getSnapshot().context.auth?.user.user_pk ?? '');
  // The member may have looked it up in another tab, which removes the record; or the page is another than that of the machine.
  const isRepeated = isSentAgain || isRecorded(key);
  const outcome = await withMovementLock({ kind, owner }, () =>
    recordMovement<MovementOutcome<Accepted>>(
      { kind, amount: draft.amount, key, owner, sentAt: Date.now() },
      {
        call: async () => {
          const result = await toMovementOutcome(send(client, draft, key), options, isRepeated);
          if (result.outcome === 'unknown' && result.message !== undefined)
            notify.warning(messages.answered(result.message));
          const isOver = session.getSnapshot().context.auth === null;
          // The screen that would tell of it is gone.
          if (result.outcome === 'refused' && isOver) notify.lasting(messages.notCarriedOut(kind));
          return result;
        },
        // Without a key a refusal of the repetition says nothing about what was sent first.
        isSettledBy: (result) =>
          result.outcome === 'accepted' ||
          (result.outcome === 'refused' && (!isRepeated || sendsIdempotencyKey)),
      },
    ),
  );
  if (outcome) return outcome;
  if (!isRepeated) return { outcome: 'refused', message: messages.underWayElsewhere(kind) };
  // What was sent before is as unknown as it was, and keeps its key.
  notify.failure(messages.notSentAgain(kind));
  return { outcome: 'unknown' };
}
