import { notify } from '#src/actors/notify.ts';
import { SessionEndedError, serverText } from '#src/api/errors.ts';
import { somethingWentWrong } from '#src/messages/common.ts';

/**
 * Logs why a form could not be sent, and shows the provider's reason. `field` is the field of the reply that has it,
 * whichever is there unless given. Nothing is shown when the session ended meanwhile: sign-in says so.
 */
export function reportFailure(logMessage: string, failure: unknown, field?: 'error' | 'message'): void {
  if (failure instanceof SessionEndedError) return;
  console.error(logMessage, failure);
  notify.failure(serverText(failure, field) ?? somethingWentWrong);
}
