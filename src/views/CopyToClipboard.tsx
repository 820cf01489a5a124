import type { ComponentProps } from 'react';
import { notify } from '#src/actors/notify.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { copying } from '#src/messages/common.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';

/** R9.4. The sign-up success screen has its own. */
const COPIED_DURATION_MS = 2000;

/** The specification only logs it (R8.16); the app also shows it. */
export function reportCopyFailure(failure: unknown): void {
  console.error('Copying failed.', failure);
  notify.failure(copying.failed);
}

interface CopyToClipboardProps extends Pick<ComponentProps<typeof CopyButton>, 'text' | 'appearance'> {
  readonly messages: { readonly copy: string; readonly copied: string };
  readonly copiedFor?: number;
}

/** A copy button for the clipboard; failures are shown and logged. */
export const CopyToClipboard = ({
  messages,
  copiedFor = COPIED_DURATION_MS,
  ...rest
}: CopyToClipboardProps) => (
  <CopyButton
    {...rest}
    label={messages.copy}
    copiedLabel={messages.copied}
    copiedDurationMs={copiedFor}
    onCopy={copyText}
    onFailure={reportCopyFailure}
    selectedLabel={copying.selected}
  />
);
