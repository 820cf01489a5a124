import { recorder as messages } from '#src/messages/recorder.ts';
import { CopyText } from '../CopyText';
import * as styles from './RecorderBar.css';

interface OfferedCaseProps {
  readonly machine: string;
  /** for the `cases` of the test model */
  readonly source: string;
}

/** The case that the test model does not have, to be copied into it. */
export function OfferedCase({ machine, source }: OfferedCaseProps) {
  return (
    <>
      <p>{messages.offer(machine)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text must be focusable */}
      <section className={styles.source} aria-label={messages.source} tabIndex={0}>
        {source}
      </section>
      <CopyText
        text={source}
        label={messages.copy}
        copiedLabel={messages.copied}
        failure={<p role="alert">{messages.copyFailed}</p>}
      />
    </>
  );
}
