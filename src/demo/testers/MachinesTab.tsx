import { diagrams } from 'virtual:diagrams';
import { useState } from 'react';
import { testModels } from '#machines/models/testModels.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { Button } from '#src/ui/Button.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { MachineSection } from './MachineSection';
import * as styles from './TestersPage.css';
import { useVisited } from './useVisited';

/** All machines, with the states and transitions visited in this browser highlighted. */
export function MachinesTab() {
  const { visited, clear } = useVisited();
  const [wasReset, setWasReset] = useState(false);
  const reset = () => {
    void clear().then(() => setWasReset(true));
  };
  return (
    <Section
      title={messages.visitedTitle}
      actions={
        <Button variant="quiet" onClick={reset}>
          {messages.reset}
        </Button>
      }
    >
      <p className={styles.explanation}>{messages.visitedHint}</p>
      <VisuallyHidden role="status">
        {wasReset && visited.size === 0 ? messages.resetDone : ''}
      </VisuallyHidden>
      <Page>
        {Object.values(testModels).map(({ machine }) => {
          const layout = diagrams[machine.id];
          return (
            layout && <MachineSection key={machine.id} machine={machine} layout={layout} visited={visited} />
          );
        })}
      </Page>
    </Section>
  );
}
