import { Fragment } from 'react';
import { player as messages } from '#src/messages/player.ts';
import { CopyText } from '../CopyText';
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
      <CopyText
        text={replay}
        label={messages.copy}
        copiedLabel={messages.copied}
        variant="quiet"
        failure={<p className={styles.narrow}>{messages.copyFailed}</p>}
      />
    </div>
  );
}
