import { ConnectionError, MalformedReplyError, serverText } from '#src/api/errors.ts';
import { reading } from '#src/messages/common.ts';

/** Why a read failed, for the person who waits for it; undefined when there is nothing to add. */
export function failureText(failure: unknown): string | undefined {
  if (failure instanceof ConnectionError) return reading.offline;
  if (failure instanceof MalformedReplyError) return reading.malformed;
  return serverText(failure);
}
