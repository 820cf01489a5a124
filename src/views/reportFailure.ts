import { notify } from '#src/actors/notify.ts';
import { ApiError, SessionEndedError, serverText } from '#src/api/errors.ts';
import { somethingWentWrong } from '#src/messages/common.ts';

/** Why something could not be sent, in words, and the field of the request that is at fault, if the provider names one. */
export interface FormFailure {
  readonly text: string;
  readonly field?: string | undefined;
}

/**
 * Logs why a form could not be sent, shows the provider's reason, from `source` of the reply or from any, and returns
 * what its form is to say. Shows nothing when the session has ended, which the sign-in screen explains.
 */
export function reportFailure(
  logMessage: string,
  failure: unknown,
  source?: 'error' | 'message',
): FormFailure | undefined {
  if (failure instanceof SessionEndedError) return undefined;
  console.error(logMessage, failure);
  const text = serverText(failure, source) ?? somethingWentWrong;
  notify.failure(text);
  return { text, field: failure instanceof ApiError ? failure.body.field : undefined };
}
