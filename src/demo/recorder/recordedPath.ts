import * as z from 'zod/mini';
import { type Assertion, kinds } from '#machines/models/kinds.ts';
import { testModels } from '#machines/models/testModels.ts';
import { type Edge, explore, type Graph } from '#machines/paths/explore.ts';
import { hash, makePlan } from '#machines/paths/makePlan.ts';
import type { Plan } from '#machines/paths/plan.ts';
import type { TestModel } from '#machines/paths/testModel.ts';

const schema = z.strictObject({
  machine: z.string(),
  steps: z.readonly(
    z.array(
      z.strictObject({
        /** the event's type */
        event: z.string(),
        /** names the case of the test model */
        sentence: z.string(),
        /** what a person has asserted after it, besides what the test model asserts */
        checks: z.readonly(z.array(z.custom<Assertion>(kinds.isAssertion))),
      }),
    ),
  ),
});

/** A path as it was recorded: names of cases, and what a person asserted. Its plan follows from the test model. */
export type RecordedPath = Readonly<z.infer<typeof schema>>;
export type RecordedStep = RecordedPath['steps'][number];

/** Throws for a value that is not a recorded path. */
export const parseRecordedPath = (value: unknown): RecordedPath => schema.parse(value);

const graphs = new WeakMap<TestModel, Graph>();

/** The states and cases of a test model, explored once. */
export function getGraph(model: TestModel): Graph {
  const graph = graphs.get(model) ?? explore(model);
  graphs.set(model, graph);
  return graph;
}

/** The edges of the steps, up to the first step that is not a case of the state then reached. */
function findEdges(graph: Graph, steps: readonly RecordedStep[]): readonly Edge[] {
  const edges: Edge[] = [];
  for (const { event, sentence } of steps) {
    const known = graph.edgesFrom.get(edges.at(-1)?.to ?? graph.start) ?? [];
    const edge = known.find((each) => each.event.type === event && each.case.sentence === sentence);
    if (!edge) break;
    edges.push(edge);
  }
  return edges;
}

/** Steps with different assertions are different cases: their sentences tell them apart. */
const withChecks = ({ sentence, checks }: RecordedStep): string =>
  [sentence, ...checks.map(kinds.describeAssertion)].join(', and ');

export const getRecordingId = ({ machine, steps }: RecordedPath): string =>
  `recorded-${machine}-${hash(steps.map(withChecks).join('\n'))}`;

interface ReadPath {
  /** absent when the path has no steps, or one that the test model does not have there */
  readonly plan?: Plan;
  /** how many of its steps the test model has in this order */
  readonly fitting: number;
  /** the sentences of the cases of the state that these steps lead to */
  readonly nextCases: readonly string[];
}

/** The plan of a recorded path, or up to which step the test model has it. */
export function toPlan(path: RecordedPath): ReadPath {
  const model = Object.values(testModels).find(({ machine }) => machine.id === path.machine);
  if (!model) return { fitting: 0, nextCases: [] };
  const graph = getGraph(model);
  const edges = findEdges(graph, path.steps);
  const next = graph.edgesFrom.get(edges.at(-1)?.to ?? graph.start) ?? [];
  const read = { fitting: edges.length, nextCases: next.map((edge) => edge.case.sentence) };
  if (edges.length === 0 || edges.length < path.steps.length) return read;
  const plan = makePlan(graph, edges);
  const steps = plan.steps.map((step, index) => {
    const recorded = path.steps[index];
    return recorded
      ? { ...step, sentence: withChecks(recorded), assertions: [...step.assertions, ...recorded.checks] }
      : step;
  });
  return { ...read, plan: { ...plan, id: getRecordingId(path), steps } };
}
