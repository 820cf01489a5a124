import { replaySteps } from './makePlan';
import type { Plan } from './plan';
import type { TestModel } from './testModel';

export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** what the table itself names as proof, the titles of tests for example */
  readonly proofs: readonly string[];
}

const ROW = /^\| (?<id>\S+) \| (?<text>.*?) \| (?<proofs>.*?) *\|$/;

/**
 * The rows of all tables `| id | requirement | proven by |` of a Markdown text, in their order; proofs are in backquotes.
 * Throws on a row of another shape.
 */
export function readRequirements(markdown: string): Requirement[] {
  const rows = markdown.split('\n').filter((line) => /^\|(?! id | ---)/.test(line));
  return rows.map((row) => {
    const { id, text, proofs } = ROW.exec(row)?.groups ?? {};
    if (!id || !text) throw new Error(`not a row of requirements: ${row}`);
    return {
      id,
      text,
      proofs: [...(proofs ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, proof]) => proof ?? []),
    };
  });
}

/** Ids of the requirements that a plan proves: its own, or those of the cases and states that it replays. */
export const getProvenIds = (models: Readonly<Record<string, TestModel>>, plan: Plan): readonly string[] => {
  const model = models[plan.machine];
  const ids = plan.proves ?? (model ? replaySteps(model, plan.steps).proves : []);
  return [...new Set(ids)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
};

export interface ProofMatrix {
  readonly rows: readonly { readonly requirement: Requirement; readonly plans: readonly string[] }[];
  readonly plans: readonly { readonly plan: Plan; readonly ids: readonly string[] }[];
  /** requirements that neither a plan nor their row proves */
  readonly unproven: readonly Requirement[];
  /** ids that plans name and the table does not have */
  readonly unknown: readonly string[];
}

export function createProofMatrix(
  requirements: readonly Requirement[],
  models: Readonly<Record<string, TestModel>>,
  allPlans: readonly Plan[],
): ProofMatrix {
  const plans = allPlans.map((plan) => ({ plan, ids: getProvenIds(models, plan) }));
  const rows = requirements.map((requirement) => ({
    requirement,
    plans: plans.filter(({ ids }) => ids.includes(requirement.id)).map(({ plan }) => plan.id),
  }));
  const known = new Set(requirements.map(({ id }) => id));
  return {
    rows,
    plans,
    unproven: rows
      .filter((row) => row.plans.length === 0 && row.requirement.proofs.length === 0)
      .map(({ requirement }) => requirement),
    unknown: [...new Set(plans.flatMap(({ ids }) => ids))].filter((id) => !known.has(id)),
  };
}
