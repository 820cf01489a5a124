import type { DiagramLabel } from '#machines/diagrams/layoutDiagram.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { loadPlans } from '../paths/loadPlans';
import { PathItem } from './PathItem';
import * as styles from './TestersPage.css';
import { useLoaded } from './useLoaded';

interface TransitionPlansProps {
  readonly label: DiagramLabel;
  /** names of states */
  readonly from: string;
  readonly to: string;
  readonly onClose: () => void;
}

/** A sheet with the paths that take a transition. */
export function TransitionPlans({ label, from, to, onClose }: TransitionPlansProps) {
  const { id, event, description } = label;
  const { value: plans, failed } = useLoaded(loadPlans);
  const taking = plans?.filter(({ steps }) => steps.some(({ took }) => took.includes(id)));
  return (
    <Sheet title={event} closeLabel={messages.close} isWide onClose={onClose}>
      <p>{messages.transition(from, to, description)}</p>
      {failed && <Notice tone="critical">{messages.loadFailed}</Notice>}
      <p role="status" className={styles.count}>
        {taking && messages.taking(taking.length)}
      </p>
      <ul>
        {taking?.map((plan) => (
          <PathItem key={plan.id} plan={plan} />
        ))}
      </ul>
    </Sheet>
  );
}
