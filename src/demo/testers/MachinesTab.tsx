import { useState } from 'react';
import { vocabularies } from '../../../machines/paths/vocabularies/all';
import { Button } from '../../ui/Button';
import { Page, Section } from '../../ui/Section';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { testers as sentences } from '../../wording/testers';
import { MachineSection } from './MachineSection';
import * as styles from './TestersPage.css';
import { useVisited } from './useVisited';

/** The three machines, with what was visited in this browser lit up as it happens. */
export function MachinesTab() {
  const { visited, forget } = useVisited();
  const [wasReset, setWasReset] = useState(false);
  const reset = () => {
    setWasReset(true);
    void forget();
  };
  return (
    <Section
      title={sentences.visitedTitle}
      actions={
        <Button variant="secondary" onClick={reset}>
          {sentences.reset}
        </Button>
      }
    >
      <p className={styles.explanation}>{sentences.visitedHint}</p>
      <VisuallyHidden role="status">
        {wasReset && visited.size === 0 ? sentences.resetDone : ''}
      </VisuallyHidden>
      <Page>
        {Object.values(vocabularies).map(({ machine }) => (
          <MachineSection key={machine.id} machine={machine} visited={visited} />
        ))}
      </Page>
    </Section>
  );
}
