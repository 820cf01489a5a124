import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { coverage } from '../coverage';
import { explore, type Graph, getNodes } from '../explore';
import { assertNoMissingCases } from '../generatePlans';
import { makePlan } from '../makePlan';
import type { Plan } from '../plan';
import { renderGherkin } from '../render/gherkin';
import { renderJson } from '../render/json';
import { renderMermaid } from '../render/mermaid';
import { renderScenarios, renderText } from '../render/text';
import { edges, type Path, pathsTo, shortest, simplePaths, smoke } from '../strategies';
import type { TestModel } from '../testModel';
import { type PathOptions, parseOptions, UsageError } from './options';
import { messageOf, type Terminal } from './terminal';

type TestModels = Readonly<Record<string, TestModel>>;

/** A machine's graph with the requested plans. */
interface MachinePlans {
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

/** The test models that the options select. Throws a UsageError when no selected machine has the state. */
function selectModels(all: TestModels, { machine, to }: PathOptions): TestModel[] {
  const byMachine = Object.values(all).filter((each) => machine === undefined || each.machine.id === machine);
  const byState = to === undefined ? byMachine : byMachine.filter((each) => stateNames(each).includes(to));
  if (byState.length > 0) return byState;
  const states = byMachine.map((each) => `${each.machine.id} has ${stateNames(each).join(', ')}`);
  throw new UsageError(`There is no state “${to}”: ${states.join('; ')}.`);
}

function findPaths(
  graph: Graph,
  { strategy, max, to }: PathOptions,
  warn: (sentence: string) => void,
): Path[] {
  if (to !== undefined) return pathsTo(graph, to, max);
  if (strategy === 'smoke') return smoke(graph, max);
  if (strategy === 'edges') return edges(graph, max);
  if (strategy === 'shortest') return shortest(graph).filter(({ length }) => length <= max);
  const { paths, leftOut } = simplePaths(graph, max);
  if (leftOut > 0) {
    warn(
      `${graph.model.machine.id}: the first ${paths.length} simple paths; ${leftOut} or more are left out.`,
    );
  }
  return paths;
}

function makePlans(model: TestModel, options: PathOptions, warn: (sentence: string) => void): MachinePlans {
  const graph = explore(model);
  assertNoMissingCases(graph);
  const isSmoke = options.to === undefined && options.strategy === 'smoke';
  const plans = findPaths(graph, options, warn).map((path) => ({ ...makePlan(graph, path), smoke: isSmoke }));
  if (plans.length === 0) {
    warn(
      `${model.machine.id}: no path of at most ${options.max} ${options.max === 1 ? 'step' : 'steps'} matches the options.`,
    );
  }
  return { graph, plans };
}

/** The scenarios to include: all of them with all machines and the default strategy, otherwise none. */
const selectScenarios = (
  scenarios: readonly Plan[],
  { machine, to, strategy, max }: PathOptions,
): readonly Plan[] =>
  machine === undefined && to === undefined && strategy === 'edges'
    ? scenarios.filter(({ steps }) => steps.length <= max)
    : [];

async function render(
  machines: readonly MachinePlans[],
  scenarios: readonly Plan[],
  { format }: PathOptions,
): Promise<string> {
  const plans = [...machines.flatMap((each) => each.plans), ...scenarios];
  if (format === 'json') return renderJson(plans);
  if (format === 'playwright') {
    const { renderPlaywright } = await import('../render/playwright');
    return renderPlaywright(plans);
  }
  const parts = machines.map(({ graph, plans: own }) => {
    const { machine } = graph.model;
    if (format === 'gherkin') return renderGherkin(machine.id, own);
    if (format === 'mermaid') return renderMermaid(machine);
    return renderText(graph, own, coverage(graph, own));
  });
  if (format === 'text' && scenarios.length > 0) parts.push(renderScenarios(scenarios));
  return parts.join('\n\n');
}

const isFolder = (out: string): boolean =>
  statSync(out, { throwIfNoEntry: false })?.isDirectory() ?? path.extname(out) === '';

/** Which machines go into which file; in a folder, only Playwright has all in one file: they share a helper. */
function assignFiles(
  machines: readonly MachinePlans[],
  out: string,
  { format }: PathOptions,
): [string, readonly MachinePlans[]][] {
  const extension = EXTENSION[format];
  if (!isFolder(out)) {
    if (machines.length > 1 && (format === 'gherkin' || format === 'mermaid')) {
      throw new UsageError(
        `A file of ${format} contains one machine: choose it with --machine, or give --out a folder.`,
      );
    }
    return [[out, machines]];
  }
  if (format === 'playwright') return [[path.join(out, `paths.${extension}`), machines]];
  return machines.map((each) => [path.join(out, `${each.graph.model.machine.id}.${extension}`), [each]]);
}

async function run(
  options: PathOptions,
  all: TestModels,
  allScenarios: readonly Plan[],
  terminal: Terminal,
): Promise<void> {
  const warn = (sentence: string) => terminal.writeError(`${sentence}\n`);
  const machines = selectModels(all, options).map((model) => makePlans(model, options, warn));
  const scenarios = selectScenarios(allScenarios, options);
  if (options.out === undefined) {
    terminal.write(await render(machines, scenarios, options));
    return;
  }
  for (const [file, part] of assignFiles(machines, options.out, options)) {
    mkdirSync(path.dirname(file), { recursive: true });
    // Files of a single machine do not contain the scenarios.
    const own = part === machines ? scenarios : [];
    writeFileSync(file, await render(part, own, options));
    const count = part.reduce((sum, { plans }) => sum + plans.length, own.length);
    const what = options.format === 'mermaid' ? 'a diagram' : `${count} ${count === 1 ? 'path' : 'paths'}`;
    terminal.write(`Wrote ${what} to ${file}\n`);
  }
}

/**
 * `npm run paths`. Resolves to the exit code: 0, 1 when something failed, 2 when the arguments are not valid.
 */
export async function pathsCommand(
  args: readonly string[],
  testModels: TestModels,
  terminal: Terminal,
  scenarios: readonly Plan[] = [],
): Promise<number> {
  try {
    const options = parseOptions(args, Object.keys(testModels));
    if (typeof options === 'string') terminal.write(options);
    else await run(options, testModels, scenarios, terminal);
    return 0;
  } catch (error) {
    terminal.writeError(`${messageOf(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}
