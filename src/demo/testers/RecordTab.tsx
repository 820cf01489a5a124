import { useState } from 'react';
import type { Plan } from '../../../machines/paths/plan';
import { vocabularies } from '../../../machines/paths/vocabularies/all';
import { sayNames } from '../../../machines/paths/words';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/buttonClass';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Page, Section } from '../../ui/Section';
import { testers as sentences } from '../../wording/testers';
import { addresses } from '../addresses';
import { listRecordings, removeRecording } from '../paths/recordings';
import { PathItem } from './PathItem';
import * as styles from './TestersPage.css';
import { useLoaded } from './useLoaded';

const CHOICES = [
  ...Object.values(vocabularies).map(({ machine, start }) => ({
    id: machine.id,
    label: sentences.record(machine.id),
    hint: sentences.begins(sayNames(start.sentence)),
  })),
  { id: 'all', label: sentences.recordAll, hint: sentences.beginsAll },
];

/** The plan as a file, as the generator's `--format json` writes one. */
function download(plan: Plan): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(plan, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${plan.id}.json` });
  link.click();
  URL.revokeObjectURL(url);
}

/** Where a recording begins, and those that there are. */
export function RecordTab() {
  const { value: stored, failed } = useLoaded(listRecordings);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const recordings = stored?.filter(({ plan }) => !removed.includes(plan.id));
  const remove = async (id: string) => {
    await removeRecording(id);
    setRemoved((before) => [...before, id]);
  };
  const latest = removed.at(-1);
  return (
    <Page>
      <Section title={sentences.recordTitle} description={sentences.recordHint}>
        <div className={styles.choices}>
          {CHOICES.map(({ id, label, hint }) => (
            <Card key={id}>
              <div className={styles.choice}>
                <a href={addresses.record(id)} className={buttonClass('secondary')}>
                  {label}
                </a>
                <p className={styles.hint}>{hint}</p>
              </div>
            </Card>
          ))}
        </div>
      </Section>
      <Section title={sentences.recordedTitle}>
        <p role="status" className={styles.count}>
          {latest === undefined ? '' : sentences.removed(latest)}
        </p>
        {failed && <Notice tone="critical">{sentences.loadFailed}</Notice>}
        {recordings?.length === 0 && <p>{sentences.recordedNone}</p>}
        <ul className={styles.list}>
          {recordings?.map(({ plan }) => (
            <PathItem key={plan.id} plan={plan}>
              <Button variant="quiet" onClick={() => download(plan)}>
                {sentences.download}
              </Button>
              <Button variant="quiet" onClick={() => void remove(plan.id)}>
                {sentences.remove}
              </Button>
            </PathItem>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
