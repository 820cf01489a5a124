import { testModels } from '#machines/models/testModels.ts';
import { type Coverage, coverage } from '#machines/paths/coverage.ts';
import { explore } from '#machines/paths/explore.ts';
import type { PlanResult } from './planResult';

const FIGURES: readonly (readonly [name: string, keyof Coverage])[] = [
  ['States', 'states'],
  ['Transitions', 'transitions'],
  ['State × case', 'edges'],
  ['Guards true', 'guardsTaken'],
  ['Guards false', 'guardsRefused'],
];

/** How much of each machine the plans that passed have covered. */
export function MachineTable({ results }: { readonly results: readonly PlanResult[] }) {
  const machines = Object.values(testModels).flatMap((model) => {
    const own = results.filter(({ plan }) => plan.machine === model.machine.id);
    const passed = own.filter(({ state }) => state === 'passed').map(({ plan }) => plan);
    return own.length > 0
      ? [{ id: model.machine.id, own, passed, figures: coverage(explore(model), passed) }]
      : [];
  });
  if (machines.length === 0) return null;
  return (
    <section aria-labelledby="machines">
      <h2 id="machines">What the plans that passed cover</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="card scroll" tabIndex={0} aria-label="Coverage of each machine">
        <table>
          <thead>
            <tr>
              {['Machine', 'Passed', ...FIGURES.map(([name]) => name)].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {machines.map(({ id, own, passed, figures }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td>
                  {passed.length} of {own.length}
                </td>
                {FIGURES.map(([name, key]) => (
                  <td key={name}>
                    {figures[key].covered} of {figures[key].all}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
