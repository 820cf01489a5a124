import { notify } from '../../../actors/notify';
import { SessionEndedError, serverText } from '../../../api/errors';
import { somethingWentWrong } from '../../../wording/common';

/** The specification only logs it (section 8); a person who pressed Save Changes has to know as well. */
export function reportSaveFailure(sentence: string, failure: unknown): void {
  if (failure instanceof SessionEndedError) return;
  console.error(sentence, failure);
  notify.failure(serverText(failure) ?? somethingWentWrong);
}
