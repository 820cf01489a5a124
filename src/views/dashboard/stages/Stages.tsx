import { Link } from 'wouter';
import { donationHistoryQuery } from '#src/api/donations.ts';
import { stagesQuery } from '#src/api/stages.ts';
import { profileQuery } from '#src/api/users.ts';
import { formatUnits } from '#src/domain/money.ts';
import { getStageDistance, type StageDistance } from '#src/domain/stageDistance.ts';
import { stages as messages } from '#src/messages/stages.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatValue } from '#src/ui/StatValue.tsx';
import { urls } from '#src/urls.ts';
import { QueryFailureLine, QuerySection } from '../QueryError';
import { standingCards } from '../standingCards';
import { useMemberQuery } from '../useMemberQuery';
import { StageLadder } from './StageLadder';
import * as styles from './Stages.css';

const PERFORMANCE = `${urls.reports}?tab=performance`;

/** The member's stage and status, the stages as a picture, and what is missing to the next one. */
export function Stages() {
  const profile = useMemberQuery(profileQuery);
  const stages = useMemberQuery(stagesQuery);
  const donations = useMemberQuery(donationHistoryQuery);
  const member = profile.data?.profile;
  const distance =
    member && stages.data
      ? getStageDistance({ stage: member.stage, stages: stages.data, donations: donations.data ?? [] })
      : undefined;
  // Without the donations nothing is known of the distance, and nothing is said of the provider.
  const needsDonations = distance?.case === 'estimated' || distance?.case === 'unknown';
  const needed = needsDonations ? [stages, donations] : [stages];
  const isKnown = needed.every(({ data }) => data !== undefined);
  const isEstimated = isKnown && distance?.case === 'estimated';
  const missing = isEstimated && {
    title: messages.missing(distance.next),
    value: formatUnits(distance.missing),
  };
  return (
    <QuerySection title={messages.title} queries={[profile]}>
      <Card>
        <div className={styles.columns}>
          <div className={styles.words}>
            <dl className={styles.figures} aria-busy={!member || undefined}>
              {[...standingCards(member), ...(missing ? [missing] : [])].map(({ title, value }) => (
                <div key={title}>
                  <dt className={styles.term}>{title}</dt>
                  <dd>
                    <StatValue value={value} size="medium" />
                  </dd>
                </div>
              ))}
            </dl>
            <div className={styles.explanation}>
              <QueryFailureLine what={messages.distance} queries={needed}>
                {distance && isKnown ? describeDistance(distance, member?.stage) : <Skeleton width="30ch" />}{' '}
                {isEstimated && <Link href={PERFORMANCE}>{messages.details}</Link>}
              </QueryFailureLine>
            </div>
          </div>
          <StageLadder
            stages={(stages.data ?? NO_STAGES).map(({ stage_number }) => stage_number)}
            current={member?.stage}
            progress={isEstimated ? distance.donated / distance.requirement : 0}
          />
        </div>
      </Card>
    </QuerySection>
  );
}

/** While they are loading. */
const NO_STAGES = Array.from({ length: 10 }, (_, index) => ({ stage_number: index + 1 }));

function describeDistance(distance: StageDistance, stage: number | undefined): string {
  switch (distance.case) {
    case 'estimated':
      return messages.estimate;
    case 'notStaged':
      return messages.notStaged;
    case 'last':
      return messages.last;
    case 'unknown':
    case 'noRequirement':
      return messages.unknown(distance.next);
    case 'noStage':
    case 'noRule':
      return stage === undefined ? messages.noStage : messages.noRule(stage);
  }
}
