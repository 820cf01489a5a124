import type { AnyStateMachine } from 'xstate';
import type { Diagram as Layout } from '#machines/diagrams/layoutDiagram.ts';
import { describeEvent } from '#machines/paths/describe.ts';
import { getLeafStates, getNodes, getTransitions, type Transition } from '#machines/paths/transitions.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { Section } from '#src/ui/Section.tsx';
import { SimpleTable, type TableColumn } from '#src/ui/SimpleTable.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Diagram } from './Diagram';

const { transitionColumns: headers } = messages;

const columnsFor = (
  machine: AnyStateMachine,
  { arrows }: Layout,
  visited: ReadonlySet<string>,
): readonly TableColumn<Transition>[] => {
  const pathOf = new Map(getNodes(machine).map(({ id, path }) => [id, path.join('.')]));
  const targetOf = new Map(arrows.flatMap(({ to, labels }) => labels.map(({ id }) => [id, pathOf.get(to)])));
  return [
    {
      header: headers.states,
      cell: ({ source, id }) =>
        messages.route(pathOf.get(source) || messages.anyState, targetOf.get(id) || messages.anyState),
    },
    { header: headers.event, cell: ({ event }) => describeEvent(event) },
    { header: headers.description, cell: ({ description }) => description },
    {
      header: headers.visited,
      align: 'nowrap',
      cell: ({ id }) =>
        visited.has(id) ? (
          <StatusBadge tone="done">{messages.visited}</StatusBadge>
        ) : (
          <StatusBadge tone="idle">{messages.notVisited}</StatusBadge>
        ),
    },
  ];
};

const figure = (names: readonly string[], visited: ReadonlySet<string>): string =>
  messages.of(names.filter((name) => visited.has(name)).length, names.length);

interface MachineSectionProps {
  readonly machine: AnyStateMachine;
  readonly layout: Layout;
  readonly visited: ReadonlySet<string>;
}

export function MachineSection({ machine, layout, visited }: MachineSectionProps) {
  const transitions = getTransitions(machine);
  const states = getLeafStates(machine).map((state) => `${machine.id}.${state}`);
  return (
    <Section
      title={machine.id}
      level={3}
      description={messages.visitedOf(
        figure(states, visited),
        figure(
          transitions.map(({ id }) => id),
          visited,
        ),
      )}
    >
      <Diagram machine={machine.id} layout={layout} visited={visited} />
      <SimpleTable
        caption={messages.transitions(machine.id)}
        columns={columnsFor(machine, layout, visited)}
        rows={transitions}
        rowKey={({ id }) => id}
        empty=""
      />
    </Section>
  );
}
