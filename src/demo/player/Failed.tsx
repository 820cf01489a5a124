import { Fragment, useState } from 'react';
import { player as messages } from '#src/messages/player.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import * as styles from './PlayerBar.css';
import type { Failure } from './playback';

interface FailedProps {
  readonly failure: Failure;
  /** `Failed at step 3 of 12` */
  readonly place: string;
  readonly sentence: string;
  /** the address that plays the plan again */
  readonly replay: string;
}

/** Where a plan went wrong, what was wrong, and the address that shows it again. */
export function Failed({ failure, place, sentence, replay }: FailedProps) {
  const [notCopied, setNotCopied] = useState(false);
  const said = [
    [messages.failure.step, sentence],
    [messages.failure.state, failure.state],
    [messages.failure.wrong, failure.wrong],
    [messages.failure.replay, replay],
  ] as const;
  return (
    <div role="alert">
      <p className={styles.failed}>{place}</p>
      <dl className={styles.failure}>
        {said.map(([term, meaning]) => (
          <Fragment key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
      <CopyButton
        text={replay}
        label={messages.copy}
        copiedLabel={messages.copied}
        copiedDurationMs={2000}
        variant="quiet"
        onCopy={(text) => navigator.clipboard.writeText(text)}
        onFailure={(failure) => {
          console.error('Copying failed.', failure);
          setNotCopied(true);
        }}
      />
      {notCopied && <p className={styles.narrow}>{messages.copyFailed}</p>}
    </div>
  );
}
