import { ConnectionError, MalformedReplyError } from '#src/api/errors.ts';

/** Whether a movement of money failed in such a way that the provider may have carried it out all the same. */
export const isOutcomeUnknown = (failure: unknown): boolean =>
  failure instanceof ConnectionError || failure instanceof MalformedReplyError;
