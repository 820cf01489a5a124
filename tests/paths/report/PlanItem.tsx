import { kinds } from '#machines/models/kinds.ts';
import { testModels } from '#machines/models/testModels.ts';
import { describeToast, toSentence } from '#machines/paths/describe.ts';
import type { ExpectedState, Plan, Step } from '#machines/paths/plan.ts';
import { getNewAssertions } from '#machines/paths/render/pathText.ts';
import { getProvenIds } from '#machines/paths/requirements.ts';
import type { PlanResult } from './planResult';

const { describeAction, describeAssertion, describeText } = kinds;

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul>
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{toSentence(sentence)}</li>
      ))}
    </ul>
  );
}

interface StepItemProps {
  readonly step: Pick<Step, 'sentence' | 'actions' | 'assertions' | 'expected'> & Partial<Step>;
  /** what was true before it */
  readonly previous: ExpectedState | undefined;
  readonly isFailed: boolean;
}

/** A step: what is done, which state that leads to, and what is new there. */
function StepItem({ step, previous, isFailed }: StepItemProps) {
  const { sentence, before, actions, toasts = [], assertions, took, expected } = step;
  const asserted = previous ? getNewAssertions(kinds, expected, previous) : expected.assertions;
  const isRefused = took?.length === 0 && step.event !== '';
  return (
    <li className={isFailed ? 'here' : undefined}>
      <p>
        {toSentence(describeText(sentence))}
        {isFailed && ' Failed here.'}
      </p>
      <Sentences sentences={[...(before?.actions ?? []), ...actions].map(describeAction)} />
      {expected.state !== '' && (
        <p className="to">
          {isRefused ? 'stays in ' : '→ '}
          {expected.state}
          {expected.description !== '' && `: ${expected.description}`}
        </p>
      )}
      <Sentences
        sentences={[
          ...toasts.map((toast) => `the toast appears: ${describeText(describeToast(toast))}`),
          ...[...assertions, ...asserted].map(describeAssertion),
        ]}
      />
    </li>
  );
}

/** Every step of a plan, the start as number 0. */
const StepList = ({ plan, failedStep }: { readonly plan: Plan; readonly failedStep: number | undefined }) => (
  <ol className="steps" start={0}>
    {[plan.start, ...plan.steps].map((step, index, all) => (
      <StepItem
        // biome-ignore lint/suspicious/noArrayIndexKey: steps may repeat, and their order is fixed
        key={index}
        step={step}
        previous={all[index - 1]?.expected}
        isFailed={failedStep === index}
      />
    ))}
  </ol>
);

/** A plan as a line that opens into its steps. */
export function PlanItem({
  result: { plan, state, milliseconds, failure },
}: {
  readonly result: PlanResult;
}) {
  const ids = getProvenIds(testModels, plan);
  return (
    <li>
      <details>
        <summary>
          <span className={`state ${state}`}>{state}</span>
          <span className="title">{describeText(plan.title)}</span>
          <span className="time">{(milliseconds / 1000).toFixed(2)} s</span>
          <small className="more">
            <span className="code">{plan.id}</span> · {plan.steps.length} steps
            {ids.length > 0 && ` · proves ${ids.join(', ')}`}
          </small>
        </summary>
        <StepList plan={plan} failedStep={failure?.step} />
      </details>
    </li>
  );
}
