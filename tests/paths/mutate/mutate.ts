import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import * as z from 'zod/mini';
import { equivalent } from './equivalent';
import { reportPart, staleEntries, type Verdict } from './report';
import { runMutants } from './run';
import { machineCandidates, machineIds, sourceCandidates } from './suite';

const PARTS = ['machines', 'views'] as const;
const RESULTS = 'dist/mutants.json';

const HELP = `
How strong are the paths? Faults are put into the app one at a time, and the plans that npm test runs are played on
each in Chromium until one of them notices. A fault that none notices has survived: a check is missing, or the fault
makes no difference, and then tests/paths/mutate/equivalent.ts says why.

  machines   transitions removed and retargeted, guards negated and dropped, actions, invokes and tags dropped,
             delays changed, in the three charts
  views      conditions, comparisons, sentences, calls, properties and numbers changed in the views and services that
             the machines drive

Goals: ${'98 % of the machines’ mutants killed, 90 % of the others, listed equivalents aside.'}
Ends with 0, with 1 when a goal is missed or the list of equivalents is out of date, and with 2 when something is
asked for that there is not. What noticed each mutant is written to ${RESULTS}.`;

function readOptions() {
  const command = new Command('npm run paths:mutate --')
    .description('Puts faults into the app and tells which of them the paths notice.')
    .addOption(new Option('--machine <id>', 'only the mutants of this machine').choices(machineIds))
    .addOption(new Option('--only <part>', 'only these mutants').choices(PARTS))
    .addOption(new Option('--again', 'only those that survived the last time'))
    .addHelpText('after', HELP)
    .exitOverride();
  const {
    machine,
    only,
    again = false,
  } = command.parse().opts<{ machine?: string; only?: (typeof PARTS)[number]; again?: true }>();
  if (machine && only === 'views') {
    command.error('error: --machine is about the mutants of a machine, and --only views leaves those out.');
  }
  return { machine, again, parts: machine ? (['machines'] as const) : only ? [only] : PARTS };
}

const plainly = ({ candidate: { name, place, operator }, killed }: Verdict) => ({
  name,
  place,
  operator,
  killed,
});

const results = z.array(z.object({ name: z.string(), killed: z.nullable(z.unknown()) }));

/** Whether a mutant was among those that survived the last time. */
function survivedBefore(): (name: string) => boolean {
  const last = results.parse(JSON.parse(readFileSync(RESULTS, 'utf8')));
  const names = new Set(last.filter(({ killed }) => killed === null).map(({ name }) => name));
  return (name) => names.has(name);
}

async function main(): Promise<number> {
  const started = performance.now();
  const { machine, again, parts } = readOptions();
  const isDue = again ? survivedBefore() : () => true;
  const verdicts = await runMutants(
    (reached) =>
      [
        ...(parts.some((part) => part === 'machines') ? machineCandidates(machine) : []),
        ...(parts.some((part) => part === 'views') ? sourceCandidates(reached) : []),
      ].filter(({ name }) => isDue(name)),
    (line) => console.log(line),
  );
  mkdirSync('dist', { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify(verdicts.map(plainly), null, 2)}\n`);

  const reports = parts.map((part) => reportPart(part, verdicts, equivalent));
  for (const { text } of reports) console.log(`\n${text}`);
  const names = new Set(
    [...machineCandidates(undefined), ...sourceCandidates(new Map())].map(({ name }) => name),
  );
  const stale = staleEntries(verdicts, names, equivalent);
  for (const line of ['', ...stale]) console.log(line);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${verdicts.length} mutants in ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`);
  return stale.length === 0 && reports.every(({ reached }) => reached) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (failure) {
  if (failure instanceof CommanderError) process.exitCode = failure.exitCode === 0 ? 0 : 2;
  else {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
}
