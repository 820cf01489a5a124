import { useState } from 'react';
import { kinds } from '#machines/models/kinds.ts';
import { testModels } from '#machines/models/testModels.ts';
import { toBaseline } from '#machines/paths/baseline.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { Button, buttonClass } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { demoUrls } from '../demoUrls';
import { listRecordings, removeRecording } from '../paths/recordingStorage';
import { PathItem } from './PathItem';
import * as styles from './TestersPage.css';
import { useLoaded } from './useLoaded';

const CHOICES = [
  ...Object.values(testModels).map(({ machine, start }) => ({
    id: machine.id,
    label: messages.record(machine.id),
    hint: messages.startsWhen(kinds.describeText(start.sentence)),
  })),
  { id: 'all', label: messages.recordAll, hint: messages.recordAllHint },
];

/** Downloads a plan as JSON, which `npm run paths -- --scenario <file>` reads. */
function download(plan: Plan): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(toBaseline(plan.machine, [plan]), null, 2)], { type: 'application/json' }),
  );
  const link = Object.assign(document.createElement('a'), { href: url, download: `${plan.id}.json` });
  link.click();
  URL.revokeObjectURL(url);
}

/** Starts a recording, and lists the recordings of this browser. */
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
      <Section title={messages.recordTitle} description={messages.recordHint}>
        <div className={styles.choices}>
          {CHOICES.map(({ id, label, hint }) => (
            <Card key={id}>
              <div className={styles.choice}>
                <a href={demoUrls.record(id)} className={buttonClass('secondary')}>
                  {label}
                </a>
                <p className={styles.hint}>{hint}</p>
              </div>
            </Card>
          ))}
        </div>
      </Section>
      <Section title={messages.recordedTitle}>
        <p role="status" className={styles.count}>
          {latest === undefined ? '' : messages.removed(latest)}
        </p>
        {failed && <Notice tone="critical">{messages.loadFailed}</Notice>}
        {recordings?.length === 0 && <p>{messages.recordedNone}</p>}
        <ul className={styles.list}>
          {recordings?.map(({ plan }) => (
            <PathItem key={plan.id} plan={plan}>
              <Button variant="quiet" onClick={() => download(plan)}>
                {messages.download}
              </Button>
              <Button variant="quiet" onClick={() => void remove(plan.id)}>
                {messages.remove}
              </Button>
            </PathItem>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
