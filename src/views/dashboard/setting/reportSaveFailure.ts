import { notify } from '#src/actors/notify.ts';
import { SessionEndedError, serverText } from '#src/api/errors.ts';
import { somethingWentWrong } from '#src/messages/common.ts';

/** The specification only logs it (section 8); a person who pressed Save Changes has to know as well. */
export function reportSaveFailure(sentence: string, failure: unknown): void {
  if (failure instanceof SessionEndedError) return;
  console.error(sentence, failure);
  notify.failure(serverText(failure) ?? somethingWentWrong);
}
