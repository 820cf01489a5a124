import { useEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { testers as messages } from '#src/messages/testers.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import * as styles from './Diagram.css';
import { drawDiagram, highlightVisited } from './drawDiagram';
import { spreadLabels } from './spreadLabels';
import { useLoaded } from './useLoaded';

interface DiagramProps {
  readonly machine: AnyStateMachine;
  /** ids of the transitions and states to highlight */
  readonly visited: ReadonlySet<string>;
}

/** A machine as a diagram, with the visited states and transitions highlighted. */
export function Diagram({ machine, visited }: DiagramProps) {
  const [draw] = useState(() => () => drawDiagram(machine));
  const { value: svg, failed } = useLoaded(draw);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current || svg === undefined) return;
    container.current.innerHTML = svg;
    const element = container.current.querySelector('svg');
    if (element) spreadLabels(element);
  }, [svg]);
  useEffect(() => {
    if (container.current && svg !== undefined) highlightVisited(container.current, machine, visited);
  }, [svg, machine, visited]);
  if (failed) return <Notice tone="warning">{messages.drawFailed}</Notice>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable
    <div className={styles.frame} tabIndex={0} role="img" aria-label={messages.diagram(machine.id)}>
      {svg === undefined && <Spinner />}
      <div ref={container} className={styles.drawn} aria-busy={svg === undefined || undefined} />
    </div>
  );
}
