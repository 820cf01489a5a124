import { Fragment, useState } from 'react';
import { copying } from '#src/messages/common.ts';
import { player as messages } from '#src/messages/player.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import * as styles from './PlayerBar.css';
import type { Failure } from './playback';

interface PlanFailureNoticeProps {
  readonly failure: Failure;
  /** `Failed at step 3 of 12` */
  readonly title: string;
  readonly sentence: string;
  /** the URL that replays the plan */
  readonly replay: string;
}

/** Where and why a plan failed, with the URL that replays it. */
export function PlanFailureNotice({ failure, title, sentence, replay }: PlanFailureNoticeProps) {
  const [copyFailed, setCopyFailed] = useState(false);
  const details = [
    [messages.failure.step, sentence],
    [messages.failure.state, failure.state],
    [messages.failure.problem, failure.problem],
    [messages.failure.replay, replay],
  ] as const;
  return (
    <div role="alert">
      <p className={styles.failed}>{title}</p>
      <dl className={styles.failure}>
        {details.map(([term, value]) => (
          <Fragment key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.meaning}>{value}</dd>
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
        selectedLabel={copying.selected}
        onFailure={(failure) => {
          console.error('Copying failed.', failure);
          setCopyFailed(true);
        }}
      />
      {copyFailed && <p className={styles.narrow}>{messages.copyFailed}</p>}
    </div>
  );
}
