import { type ReactNode, useState } from 'react';
import { copying } from '#src/messages/common.ts';
import type { ButtonVariant } from '#src/ui/Button.tsx';
import { CopyButton } from '#src/ui/CopyButton.tsx';

const COPIED_DURATION_MS = 2000;

interface CopyTextProps {
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  readonly variant?: ButtonVariant;
  /** shown where copying is refused */
  readonly failure: ReactNode;
}

/** A button that copies a text of the demo's own pages and bars. */
export function CopyText({ text, label, copiedLabel, variant = 'secondary', failure }: CopyTextProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <CopyButton
        text={text}
        label={label}
        copiedLabel={copiedLabel}
        copiedDurationMs={COPIED_DURATION_MS}
        variant={variant}
        onCopy={(copied) => navigator.clipboard.writeText(copied)}
        selectedLabel={copying.selected}
        onFailure={(reason) => {
          console.error('Copying failed.', reason);
          setHasFailed(true);
        }}
      />
      {hasFailed && failure}
    </>
  );
}
