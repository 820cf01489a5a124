import { notify } from '../actors/notify';
import { copying } from '../wording/common';

/** The specification only logs it (section 8); a person who pressed Copy has to know as well. */
export function reportCopyFailure(failure: unknown): void {
  console.error('Copying failed.', failure);
  notify.failure(copying.failed);
}
