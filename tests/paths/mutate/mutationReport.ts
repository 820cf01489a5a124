import type { Candidate } from './suite';

/** What became of a mutant. */
export interface Verdict {
  readonly candidate: Candidate;
  /** the plan that failed, and why; null: the mutant survived */
  readonly killed: { readonly plan: string; readonly step: number; readonly problem: string } | null;
}

/** Goals of the two parts, as shares of the mutants that are not listed as equivalent. */
export const GOALS = { machines: 0.99, views: 0.97 } as const;

const TITLES = { machines: 'Machines', views: 'Views and services' } as const;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function table(verdicts: readonly Verdict[], groupOf: (verdict: Verdict) => string): readonly string[] {
  const groups = [...new Set(verdicts.map(groupOf))];
  const width = Math.max(...groups.map(({ length }) => length));
  return groups.map((group) => {
    const found = verdicts.filter((verdict) => groupOf(verdict) === group);
    const killed = found.filter((verdict) => verdict.killed).length;
    const runaways = found.filter(({ killed: by }) => by?.problem.startsWith('runaway')).length;
    const suffix = runaways > 0 ? `, ${runaways} of them runaway` : '';
    return `  ${group.padEnd(width)}  ${killed}/${found.length}${suffix}`;
  });
}

export interface Report {
  readonly text: string;
  readonly reached: boolean;
}

/** Figures and survivors of one part. */
export function reportPart(
  part: Candidate['part'],
  all: readonly Verdict[],
  equivalent: Readonly<Record<string, string>>,
): Report {
  const verdicts = all.filter(({ candidate }) => candidate.part === part);
  const isListed = ({ candidate }: Verdict) => Object.hasOwn(equivalent, candidate.name);
  const killed = verdicts.filter((verdict) => verdict.killed);
  const survivors = verdicts.filter((verdict) => !verdict.killed);
  const unlisted = survivors.filter((verdict) => !isListed(verdict));
  const listed = survivors.filter(isListed);
  const share = killed.length / (verdicts.length - listed.length);
  const reached = share >= GOALS[part];
  const places = part === 'machines' ? [...table(verdicts, ({ candidate }) => candidate.place), ''] : [];
  const lines = [
    TITLES[part],
    ...places,
    ...table(verdicts, ({ candidate }) => candidate.operator),
    '',
    `  ${killed.length} of ${verdicts.length} killed (${percent(killed.length / verdicts.length)}), ` +
      `${percent(share)} without ${listed.length} listed equivalents; the goal is ${percent(GOALS[part])}`,
    ...unlisted.map(({ candidate: { place, name, plans } }) => {
      const executed = plans.length > 0 ? `executed by ${plans.length} plans` : 'no difference in any plan';
      return `  survived: ${place}  ${name} (${executed})`;
    }),
    ...listed.map(({ candidate: { name } }) => `  equivalent: ${name}: ${equivalent[name]}`),
  ];
  return { text: lines.join('\n'), reached };
}

/** Entries of the list of equivalents that are out of date. */
export function staleEntries(
  all: readonly Verdict[],
  names: ReadonlySet<string>,
  equivalent: Readonly<Record<string, string>>,
): readonly string[] {
  const unknown = Object.keys(equivalent).filter((name) => !names.has(name));
  const killedEntries = all.filter(
    ({ candidate, killed }) => killed && Object.hasOwn(equivalent, candidate.name),
  );
  return [
    ...unknown.map((name) => `listed as equivalent, but there is no such mutant: ${name}`),
    ...killedEntries.map(
      ({ candidate, killed }) =>
        `listed as equivalent, but ${killed?.plan} fails at step ${killed?.step} (${killed?.problem}): ${candidate.name}`,
    ),
  ];
}
