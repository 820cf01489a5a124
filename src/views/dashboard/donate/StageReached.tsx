import { useSelector } from '@xstate/react';
import { type RefObject, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useDonation } from '#src/actors/moneyMovement.ts';
import { stagesQuery } from '#src/api/stages.ts';
import { profileQuery } from '#src/api/users.ts';
import { stages as messages } from '#src/messages/stages.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useResultFocus } from '#src/ui/useResultFocus.ts';
import { urls } from '#src/urls.ts';
import { StageLadder } from '../stages/StageLadder';
import { useMemberQuery } from '../useMemberQuery';
import * as styles from './StageReached.css';

interface StageReachedProps {
  /** the result of the donation, from which the focus goes on to this */
  readonly after: RefObject<HTMLElement | null>;
}

/** After a donation, as soon as the provider says a higher stage than before it: the new stage, on the ladder (D403). */
export function StageReached({ after }: StageReachedProps) {
  const frame = useRef<HTMLDivElement>(null);
  const donation = useDonation();
  const isBusy = useSelector(donation, (snapshot) => snapshot.hasTag('busy'));
  // The same sent again still belongs to the stage before it was sent first.
  const isFirstSending = useSelector(donation, (snapshot) => snapshot.matches('submitting'));
  const stage = useMemberQuery(profileQuery).data?.profile.stage;
  const stages = useMemberQuery(stagesQuery).data;
  const [sending, setSending] = useState({ isNow: false, stage });
  if (sending.isNow !== isFirstSending) {
    setSending({ isNow: isFirstSending, stage: isFirstSending ? stage : sending.stage });
  }
  const hasRisen = stage !== undefined && sending.stage !== undefined && stage > sending.stage;
  const isShown = hasRisen && !isBusy;
  useResultFocus(frame, isShown, after);
  if (!isShown) return null;
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <Notice tone="success" role="status">
        <p className={styles.sentence}>{messages.newStage(stage)}</p>
        {stages && (
          <StageLadder stages={stages.map(({ stage_number }) => stage_number)} current={stage} isNew />
        )}
        <p className={styles.way}>
          <Link href={urls.dashboard}>{messages.seeHome}</Link>
        </p>
      </Notice>
    </div>
  );
}
