import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { coverage } from '../coverage';
import { explore, type Graph, getNodes } from '../explore';
import { assertNoMissingCases } from '../generatePlans';
import { makePlan } from '../makePlan';
import type { Plan } from '../plan';
import { renderGherkin } from '../render/gherkin';
import { renderJson } from '../render/json';
import { mermaidOf } from '../render/mermaid';
import { renderScenarios, renderText } from '../render/text';
import { edges, type Path, pathsTo, shortest, simplePaths, smoke } from '../strategies';
import type { TestModel } from '../testModel';
import { type PathOptions, readOptions, UsageError } from './options';
import { messageOf, type Terminal } from './terminal';

type Vocabularies = Readonly<Record<string, TestModel>>;

/** A machine with the paths that were asked for. */
interface Walked {
  readonly graph: Graph;
  readonly plans: readonly Plan[];
}

const EXTENSION = {
  text: 'txt',
  gherkin: 'feature',
  json: 'json',
  mermaid: 'mmd',
  playwright: 'spec.ts',
} as const;

const stateNames = ({ machine }: TestModel): string[] =>
  getNodes(machine).flatMap(({ path: at, type }) =>
    at.length > 0 && type !== 'history' ? [at.join('.')] : [],
  );

/** The vocabularies that the options speak of. */
function chosen(all: Vocabularies, { machine, to }: PathOptions): TestModel[] {
  const named = Object.values(all).filter((each) => machine === undefined || each.machine.id === machine);
  const fitting = to === undefined ? named : named.filter((each) => stateNames(each).includes(to));
  if (fitting.length > 0) return fitting;
  const states = named.map((each) => `${each.machine.id} has ${stateNames(each).join(', ')}`);
  throw new UsageError(`There is no state “${to}”: ${states.join('; ')}.`);
}

function pathsOf(graph: Graph, { strategy, max, to }: PathOptions, note: (sentence: string) => void): Path[] {
  if (to !== undefined) return pathsTo(graph, to, max);
  if (strategy === 'smoke') return smoke(graph, max);
  if (strategy === 'edges') return edges(graph, max);
  if (strategy === 'shortest') return shortest(graph).filter(({ length }) => length <= max);
  const { paths, leftOut } = simplePaths(graph, max);
  if (leftOut > 0) {
    note(
      `${graph.model.machine.id}: the first ${paths.length} simple paths; ${leftOut} or more are left out.`,
    );
  }
  return paths;
}

function walk(model: TestModel, options: PathOptions, note: (sentence: string) => void): Walked {
  const graph = explore(model);
  assertNoMissingCases(graph);
  const isSmoke = options.to === undefined && options.strategy === 'smoke';
  const plans = pathsOf(graph, options, note).map((way) => ({ ...makePlan(graph, way), smoke: isSmoke }));
  if (plans.length === 0) {
    note(
      `${model.machine.id}: no path of at most ${options.max} ${options.max === 1 ? 'step' : 'steps'} does what is asked for.`,
    );
  }
  return { graph, plans };
}

/** The plans listed by hand that belong to what is asked for: all of them, when that is everything. */
const listedFor = (listed: readonly Plan[], { machine, to, strategy, max }: PathOptions): readonly Plan[] =>
  machine === undefined && to === undefined && strategy === 'edges'
    ? listed.filter(({ steps }) => steps.length <= max)
    : [];

async function render(
  walked: readonly Walked[],
  listed: readonly Plan[],
  { format }: PathOptions,
): Promise<string> {
  const plans = [...walked.flatMap((each) => each.plans), ...listed];
  if (format === 'json') return renderJson(plans);
  if (format === 'playwright') {
    const { renderPlaywright } = await import('../render/playwright');
    return renderPlaywright(plans);
  }
  const parts = walked.map(({ graph, plans: own }) => {
    const { machine } = graph.model;
    if (format === 'gherkin') return renderGherkin(machine.id, own);
    if (format === 'mermaid') return mermaidOf(machine);
    return renderText(graph, own, coverage(graph, own));
  });
  if (format === 'text' && listed.length > 0) parts.push(renderScenarios(listed));
  return parts.join('\n\n');
}

const isFolder = (place: string): boolean =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? path.extname(place) === '';

/** What goes where; only Playwright takes all machines in one file of a folder, as they share a helper. */
function filesOf(
  walked: readonly Walked[],
  out: string,
  { format }: PathOptions,
): [string, readonly Walked[]][] {
  const extension = EXTENSION[format];
  if (!isFolder(out)) {
    if (walked.length > 1 && (format === 'gherkin' || format === 'mermaid')) {
      throw new UsageError(
        `A file of ${format} holds one machine: name it with --machine, or let --out be a folder.`,
      );
    }
    return [[out, walked]];
  }
  if (format === 'playwright') return [[path.join(out, `paths.${extension}`), walked]];
  return walked.map((each) => [path.join(out, `${each.graph.model.machine.id}.${extension}`), [each]]);
}

async function run(
  options: PathOptions,
  all: Vocabularies,
  byHand: readonly Plan[],
  terminal: Terminal,
): Promise<void> {
  const note = (sentence: string) => terminal.writeError(`${sentence}\n`);
  const walked = chosen(all, options).map((model) => walk(model, options, note));
  const listed = listedFor(byHand, options);
  if (options.out === undefined) {
    terminal.write(await render(walked, listed, options));
    return;
  }
  for (const [file, part] of filesOf(walked, options.out, options)) {
    mkdirSync(path.dirname(file), { recursive: true });
    // Where each machine has a file of its own, none of them is theirs.
    const theirs = part === walked ? listed : [];
    writeFileSync(file, await render(part, theirs, options));
    const count = part.reduce((sum, { plans }) => sum + plans.length, theirs.length);
    const what = options.format === 'mermaid' ? 'a diagram' : `${count} ${count === 1 ? 'path' : 'paths'}`;
    terminal.write(`Wrote ${what} to ${file}\n`);
  }
}

/**
 * `npm run paths`. `byHand`: plans that no machine gives, told with the rest when everything is asked for. Resolves to
 * the exit code: 0, 1 for what cannot be done, 2 for what there is not.
 */
export async function pathsCommand(
  words: readonly string[],
  testModels: Vocabularies,
  terminal: Terminal,
  byHand: readonly Plan[] = [],
): Promise<number> {
  try {
    const options = readOptions(words, Object.keys(testModels));
    if (typeof options === 'string') terminal.write(options);
    else await run(options, testModels, byHand, terminal);
    return 0;
  } catch (error) {
    terminal.writeError(`${messageOf(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}
