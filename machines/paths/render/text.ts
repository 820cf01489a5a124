import type { Coverage, Figure } from '../coverage';
import { describeEvent, resolveForReader, toSentence } from '../describe';
import { type Graph, getNodes, getTransitionDefinitions, transitionId } from '../explore';
import { guardName } from '../guardName';
import { getDescription } from '../makePlan';
import type { Initiator, Plan } from '../plan';
import { pathLines } from './pathText';
import { table } from './table';

const BY: Record<Initiator, string> = {
  member: 'the member',
  provider: 'the provider',
  clock: 'the clock',
  browser: 'the browser',
  otherTab: 'another tab',
};

const nodeName = (node: ReturnType<typeof getNodes>[number]): string => node.path.join('.') || 'anywhere';

function transitionLines({ model }: Graph, { guardsTaken, guardsRefused }: Coverage): string[] {
  const seen = ({ missing }: Figure, id: string) => (missing.includes(id) ? 'NO' : 'yes');
  const rows = getNodes(model.machine).flatMap((node) =>
    getTransitionDefinitions(node).map((definition) => {
      const { eventType, guard, target, description } = definition;
      const id = transitionId(definition);
      const to = target?.map(nodeName).join(' & ') ?? 'stays';
      const guards =
        guard === undefined
          ? ['', '', '']
          : [guardName(guard), seen(guardsTaken, id), seen(guardsRefused, id)];
      return [
        nodeName(node),
        describeEvent(eventType === '' ? 'always' : eventType),
        ...guards,
        to,
        description ?? '',
      ];
    }),
  );
  return table(['from', 'when', 'if', 'lets pass', 'refuses', 'to', 'which means'], rows);
}

function stateLines({ model }: Graph): string[] {
  const states = getNodes(model.machine).filter(({ parent }) => parent !== undefined);
  return table(
    ['state', 'which means'],
    states.map((node) => [nodeName(node), getDescription(node)]),
  );
}

function caseLines({ edges }: Graph): string[] {
  const rows = new Map(
    edges.map(({ event, case: { sentence, by } }) => [
      sentence,
      [describeEvent(event.type), BY[by], resolveForReader(sentence)],
    ]),
  );
  const states = (sentence: string) => edges.filter((edge) => edge.case.sentence === sentence);
  const withCounts = [...rows].map(([sentence, row]) => {
    const refused = states(sentence).filter(({ took }) => took.length === 0).length;
    return [...row, String(states(sentence).length), refused > 0 ? String(refused) : ''];
  });
  return table(['event', 'by', 'case', 'tried in states', 'refused in'], withCounts);
}

const FIGURES: readonly (readonly [keyof Coverage, string])[] = [
  ['states', 'states'],
  ['transitions', 'transitions'],
  ['edges', 'state × case'],
  ['guardsTaken', 'guards that let pass'],
  ['guardsRefused', 'guards that refuse'],
  ['cases', 'cases'],
];

/** How much of a machine the plans cover, and by name what they do not. */
export function coverageLines(coverage: Coverage): string[] {
  const rows = FIGURES.map(([key, name]) => {
    const { covered, all } = coverage[key];
    return [name, String(covered), String(all), all > 0 ? `${Math.floor((100 * covered) / all)} %` : '–'];
  });
  const missing = FIGURES.flatMap(([key, name]) => {
    const names = coverage[key].missing;
    return names.length > 0
      ? ['', `Not covered, ${name}:`, ...names.map((each) => `  ${resolveForReader(each)}`)]
      : [];
  });
  return [...table(['', 'covered', 'of', ''], rows), ...missing];
}

/** Plans that no machine gives, for a person to read. */
export function renderScenarios(plans: readonly Plan[]): string {
  return `${[
    'LISTED BY HAND',
    '==============',
    `${plans.length === 1 ? '1 path' : `${plans.length} paths`}: what crosses machines, or lies beside them.`,
    ...plans.flatMap((plan, index) => pathLines(plan, `Path ${index + 1} of ${plans.length}`)),
  ].join('\n')}\n`;
}

const heading = (text: string, under: string): string[] => ['', text, under.repeat(text.length)];

/** A machine and the plans of it, for a person to read: what it is, how much is covered, and every path step by step. */
export function renderText(graph: Graph, plans: readonly Plan[], coverage: Coverage): string {
  const { machine, start } = graph.model;
  const steps = plans.reduce((sum, plan) => sum + plan.steps.length, 0);
  const longest = Math.max(0, ...plans.map((plan) => plan.steps.length));
  const count = plans.length === 1 ? '1 path' : `${plans.length} paths`;
  return `${[
    machine.id.toUpperCase(),
    '='.repeat(machine.id.length),
    `${count}, ${steps} steps, the longest of ${longest}. ${toSentence(resolveForReader(`each begins so: ${start.sentence}`))}`,
    ...heading('States', '-'),
    ...stateLines(graph),
    ...heading('Transitions', '-'),
    ...transitionLines(graph, coverage),
    ...heading('Cases', '-'),
    ...caseLines(graph),
    ...heading('Coverage', '-'),
    ...coverageLines(coverage),
    ...heading('Paths', '-'),
    ...plans.flatMap((plan, index) => pathLines(plan, `Path ${index + 1} of ${plans.length}`)),
  ].join('\n')}\n`;
}
