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
  /** ids of the transitions and states that are lit up */
  readonly visited: ReadonlySet<string>;
}

/** A machine as a diagram, with what was visited lit up. */
export function Diagram({ machine, visited }: DiagramProps) {
  const [draw] = useState(() => () => drawDiagram(machine));
  const { value: svg, failed } = useLoaded(draw);
  const drawn = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!drawn.current || svg === undefined) return;
    drawn.current.innerHTML = svg;
    const drawing = drawn.current.querySelector('svg');
    if (drawing) spreadLabels(drawing);
  }, [svg]);
  useEffect(() => {
    if (drawn.current && svg !== undefined) highlightVisited(drawn.current, machine, visited);
  }, [svg, machine, visited]);
  if (failed) return <Notice tone="warning">{messages.drawFailed}</Notice>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <div className={styles.frame} tabIndex={0} role="img" aria-label={messages.diagram(machine.id)}>
      {svg === undefined && <Spinner />}
      <div ref={drawn} className={styles.drawn} aria-busy={svg === undefined || undefined} />
    </div>
  );
}
