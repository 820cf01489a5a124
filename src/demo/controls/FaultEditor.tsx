import type { ReactNode } from 'react';
import type { FaultKind, FaultOutcome, FaultRule } from '#mocks/faultRules.ts';
import { demoNetwork as messages } from '#src/messages/demoNetwork.ts';
import { ControlField } from './ControlField';
import * as styles from './ControlPanel.css';
import { ControlSelect } from './ControlSelect';
import { createOutcome } from './createOutcome';
import { NumberField } from './NumberField';

type Fault = Omit<FaultRule, 'call'>;
type When = 'next' | 'always' | 'percent';

const MAX_DELAY_MS = 120_000;
const DEFAULT_PERCENT = 30;

const OUTCOMES = Object.fromEntries(
  Object.entries(messages.outcomes).map(([kind, [label]]) => [kind, label]),
);

const isFaultKind = (kind: string): kind is FaultKind => kind !== 'answer' && kind in messages.outcomes;

const toWhen = (name: string): FaultRule['when'] =>
  name === 'next' || name === 'always' ? name : { percent: DEFAULT_PERCENT };

interface DetailsProps {
  readonly outcome: FaultOutcome;
  readonly onChange: (outcome: FaultOutcome) => void;
}

function OutcomeDetails({ outcome, onChange }: DetailsProps): ReactNode {
  switch (outcome.kind) {
    case 'refusal':
    case 'unsuccessful':
      return (
        <ControlField
          label={messages.sentence}
          hint={messages.sentenceHint}
          isWide
          maxLength={300}
          value={outcome.message}
          onChange={(event) => onChange({ ...outcome, message: event.target.value })}
        />
      );
    case 'serverError':
      return (
        <NumberField
          label={messages.status}
          value={outcome.status ?? 500}
          min={500}
          max={599}
          error={messages.statusError}
          onChange={(status) => onChange({ ...outcome, status })}
        />
      );
    case 'slow':
      return (
        <>
          <NumberField
            label={messages.delay}
            value={outcome.milliseconds}
            min={0}
            max={MAX_DELAY_MS}
            error={messages.delayError}
            onChange={(milliseconds) => onChange({ ...outcome, milliseconds })}
          />
          <NumberField
            label={messages.spread}
            value={outcome.spread ?? 0}
            min={0}
            max={MAX_DELAY_MS}
            error={messages.delayError}
            onChange={(spread) => onChange({ ...outcome, spread })}
          />
        </>
      );
    default:
      return null;
  }
}

interface FaultEditorProps {
  readonly fault: Fault | undefined;
  readonly onChange: (fault: Fault | undefined) => void;
}

/** How a call ends, and which of its calls do. What is changed applies at once. */
export function FaultEditor({ fault, onChange }: FaultEditorProps) {
  const when: When = fault === undefined ? 'next' : typeof fault.when === 'string' ? fault.when : 'percent';
  const setOutcome = (kind: string) =>
    onChange(isFaultKind(kind) ? { when: fault?.when ?? 'next', outcome: createOutcome(kind) } : undefined);
  return (
    <div className={styles.fields}>
      <ControlSelect
        label={messages.outcome}
        value={fault?.outcome.kind ?? 'answer'}
        options={OUTCOMES}
        isWide
        onChange={setOutcome}
      />
      {fault && (
        <>
          <ControlSelect
            label={messages.when}
            value={when}
            options={messages.whens}
            onChange={(chosen) => onChange({ ...fault, when: toWhen(chosen) })}
          />
          {typeof fault.when === 'object' && (
            <NumberField
              label={messages.percent}
              value={fault.when.percent}
              min={1}
              max={100}
              error={messages.percentError}
              onChange={(percent) => onChange({ ...fault, when: { percent } })}
            />
          )}
          <OutcomeDetails
            key={fault.outcome.kind}
            outcome={fault.outcome}
            onChange={(outcome) => onChange({ ...fault, outcome })}
          />
        </>
      )}
    </div>
  );
}
