import { notify } from '#src/actors/notify.ts';
import { SessionEndedError, serverText } from '#src/api/errors.ts';
import { somethingWentWrong } from '#src/messages/common.ts';

/**
 * Logs why a form could not be sent, and shows the provider's reason, from `field` of the reply or from any. Shows
 * nothing when the session has ended, which the sign-in screen explains.
 */
export function reportFailure(logMessage: string, failure: unknown, field?: 'error' | 'message'): void {
  if (failure instanceof SessionEndedError) return;
  console.error(logMessage, failure);
  notify.failure(serverText(failure, field) ?? somethingWentWrong);
}
