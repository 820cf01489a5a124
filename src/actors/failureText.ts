import {
  ApiError,
  ConnectionError,
  MalformedReplyError,
  serverText,
  UnconfirmedSessionError,
} from '#src/api/errors.ts';
import { reading, somethingWentWrong } from '#src/messages/common.ts';
import { movement } from '#src/messages/movement.ts';
import { session as messages } from '#src/messages/session.ts';

/** Statuses of a provider that takes no more calls for now. */
const BUSY: readonly number[] = [429, 503];

/** The reason why a call failed; undefined if none is known. */
export function failureText(failure: unknown): string | undefined {
  if (failure instanceof ConnectionError) return failure.hasBroken ? reading.broken : reading.offline;
  if (failure instanceof MalformedReplyError) return reading.malformed;
  if (failure instanceof UnconfirmedSessionError) return messages.unconfirmed;
  const isBusy = failure instanceof ApiError && BUSY.includes(failure.status);
  return serverText(failure) ?? (isBusy ? reading.busy : undefined);
}

/**
 * What a form says of why it could not be sent: the provider's sentence, else the words that are specified for a
 * failure (R8.1 to R8.4) and the reason.
 */
export function formFailureText(failure: unknown, sentence: string | undefined): string {
  const answered = failure instanceof MalformedReplyError ? failure.sentence : undefined;
  const reason = answered === undefined ? failureText(failure) : movement.answered(answered);
  return sentence ?? (reason === undefined ? somethingWentWrong : `${somethingWentWrong}. ${reason}`);
}
