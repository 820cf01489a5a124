import { useState } from 'react';
import { copying } from '#src/messages/common.ts';
import { recorder as messages } from '#src/messages/recorder.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import * as styles from './RecorderBar.css';

const COPIED_DURATION_MS = 2000;

interface OfferedCaseProps {
  readonly machine: string;
  /** for the `cases` of the test model */
  readonly source: string;
}

/** The case that the test model does not have, to be copied into it. */
export function OfferedCase({ machine, source }: OfferedCaseProps) {
  const [copyFailed, setCopyFailed] = useState(false);
  return (
    <>
      <p>{messages.offer(machine)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text must be focusable */}
      <section className={styles.source} aria-label={messages.source} tabIndex={0}>
        {source}
      </section>
      <CopyButton
        text={source}
        label={messages.copy}
        copiedLabel={messages.copied}
        copiedDurationMs={COPIED_DURATION_MS}
        onCopy={(text) => navigator.clipboard.writeText(text)}
        selectedLabel={copying.selected}
        onFailure={(failure) => {
          console.error('Copying failed.', failure);
          setCopyFailed(true);
        }}
      />
      {copyFailed && <p role="alert">{messages.copyFailed}</p>}
    </>
  );
}
