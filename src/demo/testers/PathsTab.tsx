import { useId, useMemo, useState } from 'react';
import type { Plan } from '../../../machines/paths/plan';
import { vocabularies } from '../../../machines/paths/vocabularies/all';
import { sayNames } from '../../../machines/paths/words';
import { Select } from '../../ui/dataTable/Select';
import { Field } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { Page, Section } from '../../ui/Section';
import { testers as sentences } from '../../wording/testers';
import { listPlans } from '../paths/plans';
import { CoverageTable } from './CoverageTable';
import { PathItem } from './PathItem';
import * as styles from './TestersPage.css';
import { useLoaded } from './useLoaded';

const EVERY = '';
const TOGETHER = 'together';

/** All that is searched of a plan. */
const wordsOf = ({ id, title, steps }: Plan): string =>
  [id, title, ...steps.map(({ sentence }) => sentence)].map(sayNames).join('\n').toLowerCase();

/** The paths with their coverage, by machine and text. */
export function PathsTab() {
  const { value: plans, failed } = useLoaded(listPlans);
  const [machine, setMachine] = useState(EVERY);
  const [text, setText] = useState('');
  const machineId = useId();
  const words = useMemo(() => new Map(plans?.map((plan) => [plan, wordsOf(plan)])), [plans]);
  const wanted = text.trim().toLowerCase();
  const shown = (plans ?? []).filter(
    (plan) => (machine === EVERY || plan.machine === machine) && (words.get(plan) ?? '').includes(wanted),
  );
  if (failed) return <Notice tone="critical">{sentences.loadFailed}</Notice>;
  return (
    <Page>
      <Section title={sentences.coverageTitle} description={sentences.coverageHint}>
        <CoverageTable plans={plans} />
      </Section>
      <Section title={sentences.pathsTitle}>
        <div className={styles.filters}>
          <div className={styles.filter}>
            <label htmlFor={machineId} className={styles.filterLabel}>
              {sentences.machineFilter}
            </label>
            <Select id={machineId} value={machine} onChange={setMachine}>
              <option value={EVERY}>{sentences.everyMachine}</option>
              {Object.keys(vocabularies).map((id) => (
                <option key={id} value={id}>
                  {id}
                </option>
              ))}
              <option value={TOGETHER}>{sentences.together}</option>
            </Select>
          </div>
          <Field
            label={sentences.textFilter}
            name="text"
            type="search"
            hint={sentences.textHint}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        {plans && (
          <p role="status" className={styles.count}>
            {shown.length > 0 ? sentences.shown(shown.length, plans.length) : sentences.noMatch}
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
