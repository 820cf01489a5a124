import type { ComponentProps } from 'react';
import { notify } from '#src/actors/notify.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { copying } from '#src/messages/common.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';

/** Milliseconds that the confirmation stays, but for the sign-up success screen (specification section 9). */
const COPIED_FOR = 2000;

/** The specification only logs it (section 8); a person who pressed Copy has to know as well. */
function reportFailure(failure: unknown): void {
  console.error('Copying failed.', failure);
  notify.failure(copying.failed);
}

type CopyProps = Omit<ComponentProps<typeof CopyButton>, 'copiedFor' | 'onCopy' | 'onFailure'> & {
  readonly copiedFor?: number;
};

/** Copies a text to the clipboard; what cannot be copied is said and logged. */
export const Copy = ({ copiedFor = COPIED_FOR, ...rest }: CopyProps) => (
  <CopyButton {...rest} copiedFor={copiedFor} onCopy={copyText} onFailure={reportFailure} />
);
