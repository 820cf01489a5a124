import path from 'node:path';
import { coverage } from '../coverage';
import { countOf } from '../describe';
import { explore, type Graph } from '../explore';
import { assertModelFits } from '../generatePlans';
import { makePlan } from '../makePlan';
import type { Plan } from '../plan';
import { renderGherkin } from '../render/gherkin';
import { renderJson } from '../render/json';
import { renderMermaid } from '../render/mermaid';
import { renderScenarios, renderText } from '../render/text';
import { edges, type Path, pathsTo, shortest, simplePaths, smoke } from '../strategies';
import type { TestModel } from '../testModel';
import { getNodes } from '../transitions';
import { readRecording } from './baselineFiles';
import { type PathOptions, parseOptions, UsageError } from './options';
import { assertWritable, findEntry, writeOutput } from './outputFiles';
import { requirementsCommand } from './requirementsCommand';
import type { Suite } from './suite';
import type { Terminal } from './terminal';

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
function selectModels(all: Suite['models'], { machine, to }: PathOptions): TestModel[] {
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
  assertModelFits(graph);
  const isSmoke = options.to === undefined && options.strategy === 'smoke';
  const plans = findPaths(graph, options, warn).map((path) => ({ ...makePlan(graph, path), smoke: isSmoke }));
  if (plans.length === 0) {
    warn(`${model.machine.id}: no path of at most ${countOf(options.max, 'step')} matches the options.`);
  }
  return { graph, plans };
}

/** The scenarios to include: all of them with all machines and the default strategy, otherwise none. */
const selectScenarios = (
  scenarios: readonly Plan[],
  { machine, to, strategy }: PathOptions,
): readonly Plan[] => (machine === undefined && to === undefined && strategy === 'edges' ? scenarios : []);

/** What is written to a file or printed, with how many paths it has and which were left out. */
interface Rendered {
  readonly text: string;
  readonly count: number;
  readonly leftOut: readonly string[];
}

async function render(
  machines: readonly MachinePlans[],
  scenarios: readonly Plan[],
  { format }: PathOptions,
  suite: Suite,
): Promise<Rendered> {
  const plans = [...machines.flatMap((each) => each.plans), ...scenarios];
  const whole = (text: string): Rendered => ({ text, count: plans.length, leftOut: [] });
  if (format === 'json') return whole(renderJson(plans));
  if (format === 'playwright') {
    const { renderPlaywright } = await import('../render/playwright');
    const { spec, leftOut } = await renderPlaywright(plans, suite.kinds, suite.playwright);
    return { text: spec, count: plans.length - leftOut.length, leftOut };
  }
  const parts = machines.map(({ graph, plans: own }) => {
    const { machine, kinds } = graph.model;
    if (format === 'gherkin') return renderGherkin(kinds, machine.id, own);
    if (format === 'mermaid') return renderMermaid(machine);
    return renderText(graph, own, coverage(graph, own));
  });
  if (format === 'text' && scenarios.length > 0) parts.push(renderScenarios(suite.kinds, scenarios));
  return whole(parts.join('\n\n'));
}

const isFolder = (out: string): boolean => findEntry(out)?.isDirectory() ?? path.extname(out) === '';

/** A file to write, with its machines and whether it has the scenarios. */
interface Output {
  readonly file: string;
  readonly machines: readonly MachinePlans[];
  readonly scenarios: readonly Plan[];
}

/** Which machines go into which file; in a folder, only Playwright has all in one file: they share a helper. */
function assignFiles(
  machines: readonly MachinePlans[],
  scenarios: readonly Plan[],
  out: string,
  { format }: PathOptions,
): readonly Output[] {
  const extension = EXTENSION[format];
  if (!isFolder(out)) {
    if (machines.length > 1 && (format === 'gherkin' || format === 'mermaid')) {
      throw new UsageError(
        `A file of ${format} contains one machine: choose it with --machine, or give --out a folder.`,
      );
    }
    return [{ file: out, machines, scenarios }];
  }
  if (format === 'playwright') return [{ file: path.join(out, `paths.${extension}`), machines, scenarios }];
  const files = machines.map((each) => ({
    file: path.join(out, `${each.graph.model.machine.id}.${extension}`),
    machines: [each],
    scenarios: [],
  }));
  const hasScenarios = scenarios.length > 0 && (format === 'text' || format === 'json');
  return hasScenarios
    ? [...files, { file: path.join(out, `scenarios.${extension}`), machines: [], scenarios }]
    : files;
}

/** `paths`, which is called by `program`. Resolves to the exit code; throws a UsageError when the arguments are not valid. */
export async function pathsCommand(
  args: readonly string[],
  program: string,
  suite: Suite,
  terminal: Terminal,
): Promise<number> {
  const options = parseOptions(args, program, Object.keys(suite.models), terminal);
  if (!options) return 0;
  const { out, format, scenario, requirements } = options;
  if (requirements !== undefined)
    return requirementsCommand(requirements === true ? undefined : requirements, suite, terminal);
  const warn = (sentence: string) => terminal.writeError(`${sentence}\n`);
  if (out !== undefined) assertWritable(out);
  if (scenario !== undefined && (format === 'gherkin' || format === 'mermaid'))
    throw new UsageError(`--scenario has no ${format}: its formats are text, json and playwright.`);
  const machines =
    scenario === undefined
      ? selectModels(suite.models, options).map((model) => makePlans(model, options, warn))
      : [];
  const scenarios =
    scenario === undefined ? selectScenarios(suite.scenarios, options) : readRecording(scenario, suite.kinds);
  const outputs =
    out === undefined
      ? [{ file: undefined, machines, scenarios }]
      : assignFiles(machines, scenarios, out, options);
  for (const { file, ...part } of outputs) {
    const { text, count, leftOut } = await render(part.machines, part.scenarios, options, suite);
    if (file === undefined) {
      terminal.write(text);
      continue;
    }
    writeOutput(file, text);
    terminal.write(`Wrote ${format === 'mermaid' ? 'a diagram' : countOf(count, 'path')} to ${file}\n`);
    if (leftOut.length > 0) {
      const sentences = leftOut.map((each) => `  ${each}\n`).join('');
      terminal.write(
        `Left out ${countOf(leftOut.length, 'path')}, which cannot run from outside the page:\n${sentences}`,
      );
    }
  }
  return 0;
}
