import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useServices } from '../../../actors/context';
import { donationHistoryQuery } from '../../../api/donations';
import { stagesQuery } from '../../../api/stages';
import { profileQuery } from '../../../api/users';
import { distanceToNextStage, type StageDistance } from '../../../domain/growthStage';
import { formatUnits } from '../../../domain/money';
import { buttonClass } from '../../../ui/buttonClass';
import { Card } from '../../../ui/Card';
import { DefinitionList } from '../../../ui/DefinitionList';
import { Money } from '../../../ui/Figure';
import { Section } from '../../../ui/Section';
import { urls } from '../../../urls';
import { reports } from '../../../wording/reports';
import { percent } from './figures';
import { ReportFailure } from './ReportFailure';
import * as styles from './Reports.css';
import { TabSkeleton } from './TabSkeleton';

const sentences = reports.performance;

/** How far the next stage is and what is missing, out of the stages' rules and the member's donations. */
export function NextStage() {
  const { client } = useServices();
  const profile = useQuery(profileQuery(client));
  const stages = useQuery(stagesQuery(client));
  const donations = useQuery(donationHistoryQuery(client));
  const queries = [profile, stages, donations];

  if (!profile.data || !stages.data || !donations.data) {
    const failed = queries.some(({ error }) => error);
    return (
      <Section title={sentences.nextStage}>
        {failed ? <ReportFailure title={sentences.nextStage} queries={queries} /> : <TabSkeleton />}
      </Section>
    );
  }
  const { stage } = profile.data.profile;
  const distance = distanceToNextStage({ stage, stages: stages.data, donations: donations.data });
  return (
    <Section title={sentences.nextStage}>
      <Card>
        <div className={styles.stack}>
          <DefinitionList
            items={[
              { term: sentences.current, definition: sentences.stage(stage) },
              ...distanceItems(distance),
            ]}
          />
          <Progress distance={distance} />
          <p>{explanation(distance, stage)}</p>
          {distance.case !== 'last' && distance.case !== 'noRule' && (
            <div>
              <Link href={urls.donate} className={buttonClass('secondary')}>
                {sentences.donate}
              </Link>
            </div>
          )}
        </div>
      </Card>
    </Section>
  );
}

function distanceItems(distance: StageDistance) {
  if (distance.case !== 'estimated' && distance.case !== 'unknown') return [];
  const requirement = {
    term: sentences.requirement(distance.next),
    definition: <Money units={distance.requirement} />,
  };
  if (distance.case === 'unknown') return [requirement];
  return [
    requirement,
    { term: sentences.donated, definition: <Money units={distance.donated} /> },
    { term: sentences.missing, definition: <Money units={distance.missing} /> },
  ];
}

function Progress({ distance }: { readonly distance: StageDistance }) {
  if (distance.case !== 'estimated') return null;
  const { donated, requirement, next } = distance;
  // Cut, not rounded: the way is not done before it is.
  const sentence = sentences.progress(percent(Number((BigInt(donated) * 1000n) / BigInt(requirement))), next);
  return (
    <div>
      <progress className={styles.progress} value={donated} max={requirement} aria-label={sentence} />
      <p aria-hidden="true" className={styles.quiet}>
        {sentence}
      </p>
    </div>
  );
}

function explanation(distance: StageDistance, stage: number): string {
  switch (distance.case) {
    case 'estimated':
      return sentences.estimate;
    case 'unknown':
      return sentences.unknown;
    case 'notStaged':
      return sentences.notStaged(formatUnits(distance.least));
    case 'last':
      return sentences.last;
    case 'noRule':
      return sentences.noRule(stage);
  }
}
