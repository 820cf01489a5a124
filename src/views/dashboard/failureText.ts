import { ConnectionError, MalformedReplyError, serverText } from '#src/api/errors.ts';
import { reading } from '#src/messages/common.ts';

/** The reason of a failed query; undefined if none is known. */
export function failureText(failure: unknown): string | undefined {
  if (failure instanceof ConnectionError) return failure.hasBroken ? reading.broken : reading.offline;
  if (failure instanceof MalformedReplyError) return reading.malformed;
  return serverText(failure);
}
