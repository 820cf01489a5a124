import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { loadRecordedPlans } from '#machines/models/recordedEffects.ts';
import { testModels } from '#machines/models/testModels.ts';
import { countOf } from '#machines/paths/describe.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { getTransitions } from '#machines/paths/transitions.ts';
import type { PlanResult } from '../paths/report/planResult';
import { BROWSERS, openBrowser, servePlans } from '../paths/run/planBrowser';
import { ASSERTION_TIMEOUT_MS, loadAll, playPlans } from '../paths/run/playPlans';
import { parseArguments, readFolder } from './arguments';

const started = performance.now();
const seconds = (from = started): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

const command = new Command('npm run paths:run --')
  .description(
    'Runs every plan, or one, in Chromium on the real screens, with the packages as members get them.',
  )
  .argument('[what...]', 'a number of repeats, the id of a plan, or both')
  .option('--report <folder>', 'write paths.xml (JUnit) and paths.html into this folder', readFolder)
  .option(
    '--coverage <folder>',
    'write coverage.html into this folder: which lines of the app no plan has run, and print them by file',
    readFolder,
  )
  .option('--record', 'write what the plans now do to the network into machines/models/effects');
parseArguments(command);
const {
  report,
  coverage,
  record: isRecording = false,
} = command.opts<{ report?: string; coverage?: string; record?: true }>();
const isNumber = (text: string) => /^[1-9]\d{0,2}$/.test(text);
const [times = '1', ...otherTimes] = command.args.filter(isNumber);
const [chosen, ...otherChosen] = command.args.filter((each) => !isNumber(each));
const others = [...otherTimes, ...otherChosen];
const all = await loadRecordedPlans();
const plans = all.filter(({ id, machine }) => chosen === undefined || chosen === id || chosen === machine);
if (others.length > 0 || plans.length === 0) {
  console.error(
    `“${command.args.join(' ')}” is not one machine or id of a plan, with or without one number of repeats up to 999: npm run paths:run -- 20, or ${all[0]?.id}`,
  );
  process.exit(2);
}

/** A line of many screens. */
const LONG_ELEMENT = /^\w+ \[.{60,}\](?: × \d+)?$/;
const LONG_LAYOUT = /^(?:cells|chart|tree): .{60,}$/;

const withoutEffects = <Part extends Plan['start'] | Plan['steps'][number]>({ effects: _, ...part }: Part) =>
  part;

/** A plan as it is played: without its effects where these are recorded. */
function prepare(plan: Plan): Plan {
  if (isRecording)
    return { ...plan, start: withoutEffects(plan.start), steps: plan.steps.map(withoutEffects) };
  if (plan.start.effects) return plan;
  throw new Error(
    `The effects of ${plan.id} are not recorded: npm run paths:run -- --record, and look at the difference.`,
  );
}

/**
 * Writes what the plans have caused, of each machine into a file, and what pages show into another; plans that were not
 * played keep what they had.
 */
function writeEffects(recorded: ReadonlyMap<string, readonly (readonly string[])[]>): void {
  const screens = new Map<string, readonly string[]>();
  const add = (kind: string, text: string, lines: readonly string[]): string => {
    const name = `${kind} ${createHash('sha1').update(text).digest('hex').slice(0, 8)}`;
    screens.set(name, lines);
    return name;
  };
  const packLine = (line: string): string => {
    if (line.startsWith('icon ')) return add('icon', line, [line]);
    if (LONG_LAYOUT.test(line)) return add('layout', line, [line]);
    return LONG_ELEMENT.test(line) ? add('element', line, [line]) : line;
  };
  const pack = (effect: string): string =>
    effect.includes('\n') ? add('screen', effect, effect.split('\n').map(packLine)) : effect;
  const write = (name: string, content: object) =>
    writeFileSync(`machines/models/effects/${name}.json`, `${JSON.stringify(content, null, 2)}\n`);
  for (const machine of new Set(all.map((plan) => plan.machine))) {
    const byId = all
      .filter((plan) => plan.machine === machine)
      .map(({ id, start, steps }) => [
        id,
        (recorded.get(id) ?? [start, ...steps].map(({ effects = [] }) => effects)).map((each) =>
          each.map(pack),
        ),
      ]);
    write(machine, Object.fromEntries(byId));
  }
  write('screens', Object.fromEntries([...screens].sort(([one], [other]) => one.localeCompare(other))));
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  spawnSync(process.execPath, [biome, 'format', '--write', '--log-level=error', 'machines/models/effects'], {
    stdio: 'inherit',
  });
}

const results = new Map<string, PlanResult>();
const recorded = new Map<string, readonly (readonly string[])[]>();
const taken = new Set<string>();
const pictures: Buffer[] = [];
let failures = 0;

// The browsers start while the page is being built.
const [server, ...browsers] = await Promise.all([
  servePlans({ folder: 'plans', hasSourceMap: coverage !== undefined }),
  ...Array.from({ length: BROWSERS }, (_, index) =>
    openBrowser({
      hasCoverage: coverage !== undefined,
      ...(report && {
        onPicture: (picture) => {
          pictures[index] = picture;
        },
      }),
    }),
  ),
]);
try {
  await loadAll(browsers, server.address);
  const startUp = seconds();
  const playing = performance.now();
  const repeated = Array.from({ length: Number(times) }, () => plans.map(prepare)).flat();
  await playPlans(browsers, repeated, ASSERTION_TIMEOUT_MS, (plan, result, browser) => {
    const { problem, message, step, milliseconds, effects } = result;
    for (const transition of result.taken) taken.add(transition);
    if (problem === null) {
      recorded.set(plan.id, effects);
      if (results.has(plan.id)) return;
      results.set(plan.id, { plan, state: 'passed', milliseconds, errors: [], failure: undefined });
      return;
    }
    failures += 1;
    console.error(`✗ ${message}\n`);
    // As GitHub shows it beside a pull request.
    if (process.env.GITHUB_ACTIONS === 'true')
      console.info(`::error title=${plan.id}::${message.replaceAll('%', '%25').replaceAll('\n', '%0A')}`);
    const picture = pictures[browser] && `data:image/png;base64,${pictures[browser].toString('base64')}`;
    const errors = [...(results.get(plan.id)?.errors ?? []), message];
    results.set(plan.id, {
      plan,
      state: 'failed',
      milliseconds,
      errors,
      failure: { step, problem, picture },
    });
  });
  const steps = repeated.reduce((sum, plan) => sum + plan.steps.length, 0);
  for (const { machine } of chosen === undefined ? Object.values(testModels) : []) {
    const ids = getTransitions(machine).map(({ id }) => id);
    const missing = ids.filter((id) => !taken.has(id));
    console.info(`${machine.id}: ${ids.length - missing.length} of ${ids.length} transitions taken`);
    for (const id of missing) console.error(`✗ no plan has taken ${id}\n`);
    failures += missing.length;
  }
  const slowest = [...results.values()].toSorted((one, other) => other.milliseconds - one.milliseconds);
  const named = slowest
    .slice(0, 3)
    .map(({ plan, milliseconds }) => `${plan.id} ${Math.round(milliseconds)} ms`);
  console.info(
    `${countOf(repeated.length, 'plan')}, ${countOf(steps, 'step')}, ${countOf(failures, 'failure')}; the slowest: ${named.join(', ')}`,
  );
  console.info(
    `${seconds()} with start-up: ${startUp} to build and open the app, ${seconds(playing)} to play`,
  );
  if (coverage) {
    const { writeCoverage } = await import('../paths/report/writeCoverage');
    await writeCoverage(coverage, await Promise.all(browsers.map((browser) => browser.stopCoverage())));
  }
} finally {
  await Promise.all([...browsers.map((browser) => browser.close()), server.close()]);
}
if (isRecording) writeEffects(recorded);
if (report) {
  const { writeReport } = await import('../paths/report/writeReport');
  writeReport(
    report,
    plans.flatMap(({ id }) => results.get(id) ?? []),
  );
}
process.exitCode = failures > 0 ? 1 : 0;
