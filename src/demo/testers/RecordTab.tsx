import { useState } from 'react';
import { kinds } from '#machines/models/kinds.ts';
import { testModels } from '#machines/models/testModels.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { demoUrls } from '../demoUrls';
import { listRecordings, type Recording, removeRecording, saveRecording } from '../paths/recordingStorage';
import { getRecordingId, type RecordedPath } from '../recorder/recordedPath';
import { RecordingItem } from './RecordingItem';
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

export function RecordTab() {
  const { value: stored, failed } = useLoaded(listRecordings);
  const [changed, setChanged] = useState<readonly Recording[]>();
  const [notice, setNotice] = useState('');
  const recordings = changed ?? stored;
  const remove = async (recording: Recording) => {
    const id = getRecordingId(recording.path);
    await removeRecording(id);
    setChanged(recordings?.filter((each) => each !== recording));
    setNotice(messages.removed(id));
  };
  const save = async (recording: Recording, path: RecordedPath) => {
    await saveRecording(path, recording.recordedAt);
    const id = getRecordingId(recording.path);
    if (id !== getRecordingId(path)) await removeRecording(id);
    // What had this name before has been replaced, too.
    setChanged(
      recordings?.flatMap((each) => {
        if (each === recording) return [{ ...recording, path }];
        return getRecordingId(each.path) === getRecordingId(path) ? [] : [each];
      }),
    );
    setNotice(messages.saved);
  };
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
          {notice}
        </p>
        {failed && <Notice tone="critical">{messages.loadFailed}</Notice>}
        {recordings?.length === 0 && <p>{messages.recordedNone}</p>}
        <ul className={styles.list}>
          {recordings?.map((recording) => (
            <RecordingItem
              key={getRecordingId(recording.path)}
              path={recording.path}
              onRemove={() => remove(recording)}
              onSave={(path) => save(recording, path)}
            />
          ))}
        </ul>
      </Section>
    </Page>
  );
}
