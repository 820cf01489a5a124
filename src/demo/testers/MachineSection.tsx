import type { AnyStateMachine } from 'xstate';
import { nodesOf, statesOf, type Transition, transitionsOf } from '../../../machines/paths/explore';
import { sayEvent } from '../../../machines/paths/words';
import { Section } from '../../ui/Section';
import { SimpleTable, type TableColumn } from '../../ui/SimpleTable';
import { StatusBadge } from '../../ui/StatusBadge';
import { testers as sentences } from '../../wording/testers';
import { Diagram } from './Diagram';

const { transitionColumns: headers } = sentences;

const columnsFor = (
  machine: AnyStateMachine,
  visited: ReadonlySet<string>,
): readonly TableColumn<Transition>[] => {
  const pathOf = new Map(nodesOf(machine).map(({ id, path }) => [id, path.join('.')]));
  return [
    { header: headers.from, cell: ({ source }) => pathOf.get(source) || sentences.everywhere },
    { header: headers.event, cell: ({ event }) => sayEvent(event) },
    { header: headers.description, cell: ({ description }) => description },
    {
      header: headers.visited,
      align: 'whole',
      cell: ({ id }) =>
        visited.has(id) ? (
          <StatusBadge tone="done">{sentences.visited}</StatusBadge>
        ) : (
          <StatusBadge tone="idle">{sentences.notVisited}</StatusBadge>
        ),
    },
  ];
};

const figure = (names: readonly string[], visited: ReadonlySet<string>): string =>
  sentences.of(names.filter((name) => visited.has(name)).length, names.length);

interface MachineSectionProps {
  readonly machine: AnyStateMachine;
  readonly visited: ReadonlySet<string>;
}

/** A machine as a diagram, and its transitions in words. */
export function MachineSection({ machine, visited }: MachineSectionProps) {
  const transitions = transitionsOf(machine);
  const states = statesOf(machine).map((state) => `${machine.id}.${state}`);
  return (
    <Section
      title={machine.id}
      level={3}
      description={sentences.visitedOf(
        figure(states, visited),
        figure(
          transitions.map(({ id }) => id),
          visited,
        ),
      )}
    >
      <Diagram machine={machine} visited={visited} />
      <SimpleTable
        caption={sentences.transitions(machine.id)}
        columns={columnsFor(machine, visited)}
        rows={transitions}
        rowKey={({ id }) => id}
        empty=""
      />
    </Section>
  );
}
