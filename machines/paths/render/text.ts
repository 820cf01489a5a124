import type { Coverage, Figure } from '../coverage';
import { countOf, describeEvent, describeGuard, toSentence } from '../describe';
import type { Graph } from '../explore';
import { nodeName, transitionId } from '../identifiers';
import type { Registry } from '../kinds';
import { getDescription } from '../makePlan';
import type { Plan } from '../plan';
import { getNodes, getTransitionDefinitions } from '../transitions';
import { pathLines } from './pathText';
import { table } from './table';

const formatNode = (node: ReturnType<typeof getNodes>[number]): string => nodeName(node) || 'anywhere';

function transitionLines({ model }: Graph, { guardsTaken, guardsRefused }: Coverage): string[] {
  const wasSeen = ({ missing }: Figure, id: string) => (missing.includes(id) ? 'NO' : 'yes');
  const rows = getNodes(model.machine).flatMap((node) =>
    getTransitionDefinitions(node).map((definition) => {
      const { eventType, guard, target, description } = definition;
      const id = transitionId(definition);
      const to = target?.map(formatNode).join(' & ') ?? 'stays';
      const guards =
        guard === undefined
          ? ['', '', '']
          : [describeGuard(guard), wasSeen(guardsTaken, id), wasSeen(guardsRefused, id)];
      return [formatNode(node), describeEvent(eventType), ...guards, to, description ?? ''];
    }),
  );
  return table(['from', 'event', 'guard', 'true', 'false', 'to', 'description'], rows);
}

function stateLines({ model }: Graph): string[] {
  const states = getNodes(model.machine).filter(({ parent }) => parent !== undefined);
  return table(
    ['state', 'description'],
    states.map((node) => [formatNode(node), getDescription(node)]),
  );
}

function caseLines({ model, edges }: Graph): string[] {
  const { initiators, describeText } = model.kinds;
  const rows = new Map(
    edges.map(({ event, case: { sentence, by } }) => [
      sentence,
      [describeEvent(event.type), initiators[by] ?? by, describeText(sentence)],
    ]),
  );
  const states = (sentence: string) => edges.filter((edge) => edge.case.sentence === sentence);
  const withCounts = [...rows].map(([sentence, row]) => {
    const refused = states(sentence).filter(({ took }) => took.length === 0).length;
    return [...row, String(states(sentence).length), refused > 0 ? String(refused) : ''];
  });
  return table(['event', 'by', 'case', 'states', 'refused in'], withCounts);
}

const FIGURES: readonly (readonly [keyof Coverage, string])[] = [
  ['states', 'states'],
  ['transitions', 'transitions'],
  ['edges', 'state × case'],
  ['guardsTaken', 'guards that were true'],
  ['guardsRefused', 'guards that were false'],
  ['cases', 'cases'],
];

/** How much of a machine the plans cover, and the names of what they do not cover. */
function coverageLines(kinds: Registry, coverage: Coverage): string[] {
  const rows = FIGURES.map(([key, name]) => {
    const { covered, all } = coverage[key];
    return [name, String(covered), String(all), all > 0 ? `${Math.floor((100 * covered) / all)} %` : '–'];
  });
  const missing = FIGURES.flatMap(([key, name]) => {
    const names = coverage[key].missing;
    return names.length > 0
      ? ['', `Not covered, ${name}:`, ...names.map((each) => `  ${kinds.describeText(each)}`)]
      : [];
  });
  return [...table(['', 'covered', 'of', ''], rows), ...missing];
}

const allPathLines = (kinds: Registry, plans: readonly Plan[]): string[] =>
  plans.flatMap((plan, index) => pathLines(kinds, plan, `Path ${index + 1} of ${plans.length}`));

/** Hand-written scenarios as text. */
export function renderScenarios(kinds: Registry, plans: readonly Plan[]): string {
  return `${[
    'SCENARIOS',
    '=========',
    `${countOf(plans.length, 'path')}: paths across machines, written by hand.`,
    ...allPathLines(kinds, plans),
  ].join('\n')}\n`;
}

const heading = (text: string, underline: string): string[] => ['', text, underline.repeat(text.length)];

/** A machine and its plans as text: states, transitions, cases, coverage, and every path step by step. */
export function renderText(graph: Graph, plans: readonly Plan[], coverage: Coverage): string {
  const { machine, start, kinds } = graph.model;
  const steps = plans.reduce((sum, plan) => sum + plan.steps.length, 0);
  const longest = Math.max(0, ...plans.map((plan) => plan.steps.length));
  return `${[
    machine.id.toUpperCase(),
    '='.repeat(machine.id.length),
    `${countOf(plans.length, 'path')}, ${steps} steps, the longest of ${longest}. ${toSentence(kinds.describeText(`start: ${start.sentence}`))}`,
    ...heading('States', '-'),
    ...stateLines(graph),
    ...heading('Transitions', '-'),
    ...transitionLines(graph, coverage),
    ...heading('Cases', '-'),
    ...caseLines(graph),
    ...heading('Coverage', '-'),
    ...coverageLines(kinds, coverage),
    ...heading('Paths', '-'),
    ...allPathLines(kinds, plans),
  ].join('\n')}\n`;
}
