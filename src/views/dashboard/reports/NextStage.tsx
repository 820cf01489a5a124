import { Link } from 'wouter';
import { donationHistoryQuery } from '#src/api/donations.ts';
import { stagesQuery } from '#src/api/stages.ts';
import { profileQuery } from '#src/api/users.ts';
import { formatUnits } from '#src/domain/money.ts';
import { formatPercent } from '#src/domain/percent.ts';
import { getStageDistance, type StageDistance } from '#src/domain/stageDistance.ts';
import { reports } from '#src/messages/reports.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DefinitionList } from '#src/ui/DefinitionList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Money } from '#src/ui/StatValue.tsx';
import { urls } from '#src/urls.ts';
import { orNotAvailable } from '../../NotAvailable';
import { useMemberQuery } from '../useMemberQuery';
import * as styles from './Reports.css';
import { LoadingCard, ReportFallback } from './TabSkeleton';

const messages = reports.performance;

/** As many rows as most members have. Only the name of the first is known; a list's names differ, those of spaces, too. */
const LOADING = [messages.current, '\u00a0', '\u00a0\u00a0', '\u00a0\u00a0\u00a0'].map((term) => ({
  term,
  definition: <Skeleton width="10ch" />,
}));

export function NextStage() {
  const profile = useMemberQuery(profileQuery);
  const stages = useMemberQuery(stagesQuery);
  const donations = useMemberQuery(donationHistoryQuery);

  if (!profile.data || !stages.data || !donations.data) {
    return (
      <Section title={messages.nextStage}>
        <ReportFallback what={messages.nextStage} queries={[profile, stages, donations]}>
          <LoadingCard>
            <div className={styles.stack}>
              <DefinitionList items={LOADING} />
              <div className={styles.progressPlace}>
                <Skeleton width="100%" />
              </div>
            </div>
          </LoadingCard>
        </ReportFallback>
      </Section>
    );
  }
  const { stage } = profile.data.profile;
  const distance = getStageDistance({ stage, stages: stages.data, donations: donations.data });
  return (
    <Section title={messages.nextStage}>
      <Card>
        <div className={styles.stack}>
          <DefinitionList
            items={[
              { term: messages.current, definition: orNotAvailable(stage, messages.stage) },
              ...getDistanceItems(distance),
            ]}
          />
          <Progress distance={distance} />
          <p>{getExplanation(distance, stage)}</p>
          {distance.case !== 'last' && distance.case !== 'noRule' && distance.case !== 'noStage' && (
            <div>
              <Link href={urls.donate} className={buttonClass('secondary')}>
                {messages.donate}
              </Link>
            </div>
          )}
        </div>
      </Card>
    </Section>
  );
}

function getDistanceItems(distance: StageDistance) {
  if (distance.case !== 'estimated' && distance.case !== 'unknown') return [];
  const requirement = {
    term: messages.requirement(distance.next),
    definition: <Money units={distance.requirement} />,
  };
  if (distance.case === 'unknown') return [requirement];
  return [
    requirement,
    { term: messages.donated, definition: <Money units={distance.donated} /> },
    { term: messages.missing, definition: <Money units={distance.missing} /> },
  ];
}

function Progress({ distance }: { readonly distance: StageDistance }) {
  if (distance.case !== 'estimated') return null;
  const { donated, requirement, next } = distance;
  // Rounded down: 100 % only when the requirement is met.
  const sentence = messages.progress(
    formatPercent(Number((BigInt(donated) * 1000n) / BigInt(requirement))),
    next,
  );
  return (
    <div>
      <progress className={styles.progress} value={donated} max={requirement} aria-label={sentence} />
      <p aria-hidden="true" className={styles.quiet}>
        {sentence}
      </p>
    </div>
  );
}

function getExplanation(distance: StageDistance, stage: number | undefined): string {
  switch (distance.case) {
    case 'estimated':
      return messages.estimate;
    case 'unknown':
      return messages.unknown;
    case 'notStaged':
      return distance.least === undefined
        ? messages.notStaged
        : `${messages.notStaged} ${messages.atLeast(formatUnits(distance.least))}`;
    case 'last':
      return messages.last;
    case 'noRequirement':
      return distance.requirement === undefined
        ? messages.requirementNotSaid(distance.next)
        : messages.noRequirement(distance.next);
    case 'noStage':
    case 'noRule':
      return stage === undefined ? messages.noStage : messages.noRule(stage);
  }
}
