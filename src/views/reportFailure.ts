import { formFailureText } from '#src/actors/failureText.ts';
import { notify } from '#src/actors/notify.ts';
import { ApiError, isRefused, SessionEndedError, serverText } from '#src/api/errors.ts';
import { somethingWentWrong } from '#src/messages/common.ts';

/** Why something could not be sent, in words, and the field of the request that is at fault, if the provider names one. */
export interface FormFailure {
  readonly text: string;
  readonly field?: string | undefined;
}

/**
 * Logs why a form could not be sent, shows the provider's reason, from `source` of the reply or from any, and returns
 * what its form is to say. Where the provider may have carried it out all the same, `unknown` says so, after the words that
 * are specified for a failure. Shows nothing when the session has ended, which the sign-in screen explains.
 */
export function reportFailure(
  logMessage: string,
  failure: unknown,
  { source, unknown }: { readonly source?: 'error' | 'message'; readonly unknown?: string } = {},
): FormFailure | undefined {
  if (failure instanceof SessionEndedError) return undefined;
  console.error(logMessage, failure);
  const sentence = serverText(failure, source);
  notify.failure(sentence ?? somethingWentWrong);
  if (unknown !== undefined && !isRefused(failure)) {
    notify.warning(unknown);
    return { text: sentence === undefined ? unknown : `${sentence} ${unknown}` };
  }
  return {
    text: formFailureText(failure, sentence),
    field: failure instanceof ApiError ? failure.body.field : undefined,
  };
}
