import type { ComponentProps } from 'react';
import { notify } from '#src/actors/notify.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { copying } from '#src/messages/common.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';

/** Milliseconds that the confirmation stays, but for the sign-up success screen (specification section 9). */
const COPIED_DURATION_MS = 2000;

/** The specification only logs it (section 8); a person who pressed Copy has to know as well. */
function reportCopyFailure(failure: unknown): void {
  console.error('Copying failed.', failure);
  notify.failure(copying.failed);
}

type CopyToClipboardProps = Omit<
  ComponentProps<typeof CopyButton>,
  'copiedDurationMs' | 'onCopy' | 'onFailure'
> & {
  readonly copiedFor?: number;
};

/** Copies a text to the clipboard; what cannot be copied is said and logged. */
export const CopyToClipboard = ({ copiedFor = COPIED_DURATION_MS, ...rest }: CopyToClipboardProps) => (
  <CopyButton {...rest} copiedDurationMs={copiedFor} onCopy={copyText} onFailure={reportCopyFailure} />
);
