import { useEffect, useId, useRef } from 'react';
import type { DiagramLabel } from '#machines/diagrams/layoutDiagram.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons/actions.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { loadPlans } from '../paths/loadPlans';
import { PathItem } from './PathItem';
import * as styles from './TransitionPlans.css';
import { useLoaded } from './useLoaded';

interface TransitionPlansProps {
  readonly label: DiagramLabel;
  /** names of states */
  readonly from: string;
  readonly to: string;
  readonly onClose: () => void;
}

/** A dialog with the paths that take a transition. The browser gives the focus back when it closes. */
export function TransitionPlans({ label, from, to, onClose }: TransitionPlansProps) {
  const { id, event, description } = label;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { value: plans, failed } = useLoaded(loadPlans);
  const taking = plans?.filter(({ steps }) => steps.some(({ took }) => took.includes(id)));
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.head}>
        <h4 id={titleId} className={styles.title}>
          {event}
        </h4>
        <IconButton label={messages.close} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </div>
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
    </dialog>
  );
}
