import { type ComponentProps, type CSSProperties, useState } from 'react';
import type { Box, DiagramArrow, DiagramState, Diagram as Layout } from '#machines/diagrams/layoutDiagram.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { classNames } from '#src/ui/classNames.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { getArrowPath } from './arrowPath';
import * as styles from './Diagram.css';
import { TransitionPlans } from './TransitionPlans';

/** The diagram grows with the text. */
const toRem = (pixels: number): string => `${pixels / 16}rem`;

const toStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  insetInlineStart: toRem(x),
  insetBlockStart: toRem(y),
  width: toRem(width),
  height: toRem(height),
});

const Tick = () => (
  <>
    <span aria-hidden="true" className={styles.tick}>
      ✓
    </span>
    <VisuallyHidden>{messages.visitedMark}</VisuallyHidden>
  </>
);

interface StateBoxProps {
  readonly state: DiagramState;
  readonly isInitial: boolean;
  readonly isVisited: boolean;
}

function StateBox({ state, isInitial, isVisited }: StateBoxProps) {
  const { kind, name, description, invokes, isRegion, isCompound } = state;
  if (kind === 'initial') return <li aria-hidden="true" className={styles.dot} style={toStyle(state)} />;
  if (kind === 'history' || kind === 'deepHistory')
    return (
      <li className={styles.history} style={toStyle(state)}>
        <span aria-hidden="true">{kind === 'history' ? 'H' : 'H*'}</span>
        <VisuallyHidden>{messages.kinds[kind](name)}</VisuallyHidden>
      </li>
    );
  return (
    <li
      className={classNames(
        isCompound ? styles.compound : styles.state,
        kind === 'final' && styles.final,
        isRegion && styles.region,
        isVisited && styles.visitedState,
      )}
      style={toStyle(state)}
    >
      <p className={styles.name}>
        {isVisited && <Tick />}
        {name}
        {isInitial && <VisuallyHidden>{messages.kinds.initial}</VisuallyHidden>}
        {kind === 'final' && <VisuallyHidden>{messages.kinds.final}</VisuallyHidden>}
        {kind === 'parallel' && <VisuallyHidden>{messages.kinds.parallel}</VisuallyHidden>}
      </p>
      {description !== '' && <p className={styles.description}>{description}</p>}
      {invokes.map((id) => (
        <p key={id} className={styles.description}>
          {messages.invokes(id)}
        </p>
      ))}
    </li>
  );
}

type Pressed = Omit<ComponentProps<typeof TransitionPlans>, 'onClose'>;

interface ArrowProps {
  readonly arrow: DiagramArrow;
  readonly size: Pick<Box, 'width' | 'height'>;
  readonly nameOf: (state: string) => string;
  readonly visited: ReadonlySet<string>;
  readonly onPress: (pressed: Pressed) => void;
}

function Arrow({ arrow: { points, labels, from, to }, size, nameOf, visited, onPress }: ArrowProps) {
  const { line, head } = getArrowPath(points);
  const isVisited = labels.some(({ id }) => visited.has(id));
  return (
    <li className={styles.arrow} aria-hidden={labels.length === 0 || undefined}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        className={isVisited ? styles.visitedLines : styles.lines}
      >
        <path d={line} className={styles.line} />
        <path d={head} className={styles.head} />
      </svg>
      {labels.map((label) => (
        <button
          key={label.id}
          type="button"
          className={visited.has(label.id) ? styles.visitedLabel : styles.label}
          style={toStyle(label)}
          aria-haspopup="dialog"
          onClick={() => onPress({ label, from: nameOf(from), to: nameOf(to) })}
        >
          {visited.has(label.id) && <Tick />}
          <span className={styles.event}>{label.event}</span>{' '}
          {label.description !== '' && <span className={styles.description}>{label.description}</span>}
          <VisuallyHidden>{messages.fromTo(nameOf(from), nameOf(to))}</VisuallyHidden>
        </button>
      ))}
    </li>
  );
}

interface DiagramProps {
  readonly machine: string;
  readonly layout: Layout;
  /** ids of the transitions and states to highlight */
  readonly visited: ReadonlySet<string>;
}

/** A machine as a diagram, with the visited states and transitions highlighted; a transition lists its paths. */
export function Diagram({ machine, layout, visited }: DiagramProps) {
  const [opened, setOpened] = useState<Pressed>();
  const { states, arrows } = layout;
  const byId = new Map(states.map((state) => [state.id, state]));
  const initial = new Set(
    arrows.filter(({ from }) => byId.get(from)?.kind === 'initial').map(({ to }) => to),
  );
  // The outermost state always is.
  const isVisited = (id: string) =>
    id !== states[0]?.id && [...visited].some((one) => one === id || one.startsWith(`${id}.`));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable */}
      <figure className={styles.frame} tabIndex={0} aria-label={messages.diagram(machine)}>
        <div className={styles.drawing} style={{ width: toRem(layout.width), height: toRem(layout.height) }}>
          <ul aria-label={messages.statesOf(machine)}>
            {states.map((state) => (
              <StateBox
                key={state.id}
                state={state}
                isInitial={initial.has(state.id)}
                isVisited={isVisited(state.id)}
              />
            ))}
          </ul>
          <ul aria-label={messages.transitions(machine)}>
            {arrows.map((arrow) => (
              <Arrow
                key={`${arrow.from} ${arrow.to}`}
                arrow={arrow}
                size={layout}
                nameOf={(state) => byId.get(state)?.name ?? state}
                visited={visited}
                onPress={setOpened}
              />
            ))}
          </ul>
        </div>
      </figure>
      {opened && <TransitionPlans {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
