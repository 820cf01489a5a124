import { testModels } from '#machines/models/testModels.ts';
import { type Coverage, coverage, type Figure } from '#machines/paths/coverage.ts';
import { explore } from '#machines/paths/explore.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { SimpleTable, type TableColumn } from '#src/ui/SimpleTable.tsx';
import * as styles from './TestersPage.css';

interface Row {
  readonly machine: string;
  readonly paths: number;
  readonly steps: number;
  readonly covered: Coverage;
}

const { coverageColumns: headers } = messages;
const FIGURES = ['states', 'transitions', 'edges', 'guardsTaken', 'guardsRefused', 'cases'] as const;

const formatFigure = ({ covered, all }: Figure) => messages.of(covered, all);

const columns: readonly TableColumn<Row>[] = [
  { header: headers.machine, cell: ({ machine }) => machine },
  { header: headers.paths, align: 'number', cell: ({ paths }) => paths },
  { header: headers.steps, align: 'number', cell: ({ steps }) => steps },
  ...FIGURES.map(
    (name): TableColumn<Row> => ({
      header: headers[name],
      align: 'number',
      cell: ({ covered }) => formatFigure(covered[name]),
    }),
  ),
];

const createRows = (plans: readonly Plan[]): readonly Row[] =>
  Object.values(testModels).map((model) => {
    const machine = model.machine.id;
    const own = plans.filter((plan) => plan.machine === machine);
    const steps = own.reduce((sum, plan) => sum + plan.steps.length, 0);
    return { machine, paths: own.length, steps, covered: coverage(explore(model), own) };
  });

/** What the baseline of each machine covers, and the names of what it does not cover. */
export function CoverageTable({ plans }: { readonly plans: readonly Plan[] | undefined }) {
  const rows = plans && createRows(plans);
  const missing = (rows ?? []).flatMap(({ machine, covered }) =>
    FIGURES.filter((name) => covered[name].missing.length > 0).map((name) =>
      messages.missing(machine, headers[name], covered[name].missing),
    ),
  );
  return (
    <>
      <SimpleTable
        caption={messages.coverageTitle}
        columns={columns}
        rows={rows}
        rowKey={({ machine }) => machine}
        empty=""
        expectedRows={Object.keys(testModels).length}
      />
      {missing.map((sentence) => (
        <p key={sentence} className={styles.missing}>
          {sentence}
        </p>
      ))}
    </>
  );
}
