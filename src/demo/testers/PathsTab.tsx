import { useMemo, useState } from 'react';
import { kinds } from '#machines/models/kinds.ts';
import { testModels } from '#machines/models/testModels.ts';
import { type Plan, SCENARIO } from '#machines/paths/plan.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { FilterSelect } from '#src/ui/dataTable/FilterSelect.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { loadPlans } from '../paths/loadPlans';
import { CoverageTable } from './CoverageTable';
import { PathItem } from './PathItem';
import * as styles from './TestersPage.css';
import { useLoaded } from './useLoaded';

const ALL_MACHINES = '';
const MACHINES = [
  { value: ALL_MACHINES, label: messages.allMachines },
  ...Object.keys(testModels).map((id) => ({ value: id, label: id })),
  { value: SCENARIO, label: messages.scenarios },
];

const getSearchText = ({ id, title, steps }: Plan): string =>
  [id, title, ...steps.map(({ sentence }) => sentence)].map(kinds.describeText).join('\n').toLowerCase();

/** The paths with their coverage, by machine and text. */
export function PathsTab() {
  const { value: plans, failed } = useLoaded(loadPlans);
  const [machine, setMachine] = useState(ALL_MACHINES);
  const [text, setText] = useState('');
  const searchTexts = useMemo(() => new Map(plans?.map((plan) => [plan, getSearchText(plan)])), [plans]);
  const query = text.trim().toLowerCase();
  const shown = (plans ?? []).filter(
    (plan) =>
      (machine === ALL_MACHINES || plan.machine === machine) && (searchTexts.get(plan) ?? '').includes(query),
  );
  if (failed) return <Notice tone="critical">{messages.loadFailed}</Notice>;
  return (
    <Page>
      <Section title={messages.coverageTitle} description={messages.coverageHint}>
        <CoverageTable plans={plans} />
      </Section>
      <Section title={messages.pathsTitle}>
        <div className={styles.filters}>
          <FilterSelect
            className={styles.filter}
            label={messages.machineFilter}
            value={machine}
            options={MACHINES}
            onChange={setMachine}
          />
          <Field
            label={messages.textFilter}
            name="text"
            type="search"
            hint={messages.textHint}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        {plans && (
          <p role="status" className={styles.count}>
            {shown.length > 0 ? messages.shown(shown.length, plans.length) : messages.noMatch}
          </p>
        )}
        <ul className={styles.list}>
          {shown.map((plan) => (
            <PathItem key={plan.id} plan={plan} />
          ))}
        </ul>
      </Section>
    </Page>
  );
}
