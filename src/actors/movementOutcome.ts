import type { MovementOutcome } from '#machines/moneyMovement.ts';
import { ApiError, SessionEndedError, serverText } from '#src/api/errors.ts';

interface MovementReply {
  readonly success?: boolean | undefined;
  readonly message?: string | undefined;
}

interface OutcomeOptions<Reply, Accepted> {
  /** the movement, for the log: `withdrawal` */
  readonly name: string;
  /** the field of a refusal that holds its sentence (R8.1 to R8.14); either where it is left out */
  readonly messageField?: 'error' | 'message';
  /** what an accepted reply comes with; undefined where the reply does not hold it */
  readonly getAccepted: (reply: Reply) => Accepted | undefined;
}

/**
 * The one rule for every movement of money. Refused is what the provider says so of: an error status or
 * `success: false`. Whatever else fails after sending is unknown: it may or may not have gone through. Failures are
 * logged here. Never rejects.
 */
export async function toMovementOutcome<Reply extends MovementReply, Accepted extends object>(
  replying: Promise<Reply>,
  { name, messageField, getAccepted }: OutcomeOptions<Reply, Accepted>,
): Promise<MovementOutcome<Accepted>> {
  try {
    const reply = await replying;
    const { message } = reply;
    if (reply.success === false) return { outcome: 'refused', message };
    const accepted = getAccepted(reply);
    return accepted ? { outcome: 'accepted', message, ...accepted } : { outcome: 'unknown' };
  } catch (failure) {
    if (!(failure instanceof SessionEndedError)) console.error(`The ${name} failed.`, failure);
    return failure instanceof ApiError
      ? { outcome: 'refused', message: serverText(failure, messageField) }
      : { outcome: 'unknown' };
  }
}
