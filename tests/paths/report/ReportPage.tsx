import { kinds } from '#machines/models/kinds.ts';
import { SCENARIO } from '#machines/paths/plan.ts';
import { MachineTable } from './MachineTable';
import { PlanItem } from './PlanItem';
import type { PlanResult } from './planResult';

/** Where `npm start` serves the demo. */
const DEMO = 'http://localhost:5173';

const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** A failed plan with what is wrong, where, and the screen at that moment. */
function Failure({ result: { plan, errors, failure } }: { readonly result: PlanResult }) {
  const at = failure?.step === undefined ? undefined : [plan.start, ...plan.steps][failure.step];
  return (
    <article className="card failure" aria-labelledby={`failure-${plan.id}`}>
      <div>
        <h3 id={`failure-${plan.id}`}>{kinds.describeText(plan.title)}</h3>
        <p className="muted code">{plan.id}</p>
      </div>
      <p className="problem">{failure?.problem ?? errors[0]}</p>
      {at && (
        <p>
          At step {failure?.step} of {plan.steps.length}, “{kinds.describeText(at.sentence)}”, which leads to{' '}
          {at.expected.state || 'where the machine was'}.
        </p>
      )}
      {failure?.picture && <img src={failure.picture} alt={`The screen when ${plan.id} failed`} />}
      <p>
        <a href={`${DEMO}/?path=${encodeURIComponent(plan.id)}`}>Replay {plan.id} in the demo</a>{' '}
        <small>(while npm start is running)</small>
      </p>
      {errors.map((error) => (
        <pre key={error} className="muted">
          {error}
        </pre>
      ))}
    </article>
  );
}

interface ReportPageProps {
  readonly results: readonly PlanResult[];
  readonly finished: Date;
}

/** The whole report: figures, failures, machines with their coverage, and every plan in words. */
export function ReportPage({ results, finished }: ReportPageProps) {
  const withState = (state: PlanResult['state']) => results.filter((result) => result.state === state);
  const failed = withState('failed');
  const machines = [...new Set(results.map(({ plan }) => plan.machine))];
  const milliseconds = results.reduce((sum, result) => sum + result.milliseconds, 0);
  const figures: readonly (readonly [name: string, figure: number | string, className?: string])[] = [
    ['Plans', results.length],
    ['Passed', withState('passed').length],
    ['Failed', failed.length, failed.length > 0 ? 'failed' : ''],
    ['Played for', formatSeconds(milliseconds)],
  ];
  return (
    <main>
      <header>
        <h1>Path tests</h1>
        <dl className="figures">
          {figures.map(([name, figure, className]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={className}>{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="muted">
          Finished <time dateTime={finished.toISOString()}>{finished.toUTCString()}</time>
        </p>
      </header>
      {failed.length > 0 && (
        <section aria-labelledby="failures">
          <h2 id="failures">Failures</h2>
          {failed.map((result) => (
            <Failure key={result.plan.id} result={result} />
          ))}
        </section>
      )}
      <MachineTable results={results} />
      {machines.map((machine) => (
        <section key={machine} aria-labelledby={`plans-${machine}`}>
          <h2 id={`plans-${machine}`}>
            {machine === SCENARIO ? 'Scenarios across machines' : `Plans of ${machine}`}
          </h2>
          <ul className="plans">
            {results
              .filter(({ plan }) => plan.machine === machine)
              .map((result) => (
                <PlanItem key={result.plan.id} result={result} />
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
