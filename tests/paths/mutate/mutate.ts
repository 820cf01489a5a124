import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import * as z from 'zod/mini';
import { Random } from '#mocks/seed/random.ts';
import { parseArguments, readCount } from '../../tools/arguments';
import { equivalent } from './equivalent';
import { GOALS, reportPart, staleEntries, type Verdict } from './mutationReport';
import { runMutants } from './run';
import { machineCandidates, machineIds, NOTHING_REACHED, sourceCandidates } from './suite';

const PARTS = ['machines', 'views'] as const;
const RESULTS = 'dist/mutants.json';

const HELP = `
Mutation testing of the paths: the app is changed in one place at a time, and the plans that npm test runs are run on
each mutant in Chromium until one of them fails. A mutant that no plan kills has survived: an assertion is missing, or
the mutant is equivalent, and then tests/paths/mutate/equivalent.ts lists it with the reason.

  machines   transitions removed and retargeted, guards negated and dropped, actions, invokes and tags dropped,
             delays changed, in all state machines
  views      conditions, comparisons, sentences, calls, properties and numbers changed in all that members use: views
             and what they are made of, services, client, browser, arithmetic and messages

All of the sources have thousands of mutants: --sample and --limit keep a run short, and --again without --limit then
tries every plan on what survived. --unreached plays every plan once and lists, of the sources' mutants, those that no plan
runs into with another result: a screen, a case or a value at a boundary is missing.

Goals: ${100 * GOALS.machines} % of the machines’ mutants killed, ${100 * GOALS.views} % of the others, listed equivalents aside.
Exits with 0, with 1 when a goal is missed or the list of equivalents is out of date, and with 2 for options that are
not valid. The results are written to ${RESULTS}.`;

interface Options {
  readonly machine?: string;
  readonly only?: (typeof PARTS)[number];
  readonly again?: true;
  readonly unreached?: true;
  readonly sample?: number;
  readonly seed: number;
  readonly limit?: number;
}

/** So many of the items, the same ones for the same seed, in their order. */
function pickSample<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  const random = new Random(seed);
  const left = items.map((_, index) => index);
  const picked = new Set<number>();
  while (picked.size < Math.min(count, items.length)) {
    const place = random.below(left.length);
    const [index] = left.splice(place, 1);
    if (index !== undefined) picked.add(index);
  }
  return items.filter((_, index) => picked.has(index));
}

function readOptions() {
  const command = new Command('npm run paths:mutate --')
    .description('Runs the paths on mutants of the app, and reports which of them survive.')
    .addOption(new Option('--machine <id>', 'only the mutants of this machine').choices(machineIds))
    .addOption(new Option('--only <part>', 'only these mutants').choices(PARTS))
    .addOption(new Option('--again', 'only those that survived the last time'))
    .addOption(new Option('--unreached', 'only those of the sources that make no difference in any plan'))
    .addOption(new Option('--sample <count>', 'so many, at random').argParser(readCount))
    .addOption(new Option('--seed <number>', 'of that sample').argParser(readCount).default(1))
    .addOption(new Option('--limit <count>', 'at most so many plans on each').argParser(readCount))
    .addHelpText('after', HELP);
  parseArguments(command);
  const {
    machine,
    only,
    again = false,
    unreached = false,
    sample = Number.POSITIVE_INFINITY,
    seed,
    limit = Number.POSITIVE_INFINITY,
  } = command.opts<Options>();
  if (machine && only === 'views') {
    console.error('error: --machine selects machine mutants, which --only views excludes.');
    process.exit(2);
  }
  const parts = machine ? (['machines'] as const) : only ? [only] : PARTS;
  return { machine, again, unreached, sample, seed, limit, parts };
}

const toResult = ({ candidate: { name, place, operator }, killed }: Verdict) => ({
  name,
  place,
  operator,
  killed,
});

const results = z.array(z.object({ name: z.string(), killed: z.nullable(z.unknown()) }));

/** Returns whether a mutant survived the last run. */
function survivedBefore(): (name: string) => boolean {
  const last = results.parse(JSON.parse(readFileSync(RESULTS, 'utf8')));
  const names = new Set(last.filter(({ killed }) => killed === null).map(({ name }) => name));
  return (name) => names.has(name);
}

async function main({
  machine,
  again,
  unreached,
  parts,
  sample,
  seed,
  limit,
}: ReturnType<typeof readOptions>) {
  const started = performance.now();
  const isSelected = again ? survivedBefore() : () => true;
  const isPart = (part: (typeof PARTS)[number]) => parts.some((one) => one === part);
  const verdicts = await runMutants({
    getCandidates: (reached) => {
      const all = [
        ...(isPart('machines') ? machineCandidates(machine) : []),
        ...(isPart('views') ? sourceCandidates(reached) : []),
      ];
      return pickSample(
        all.filter(({ name, isReached }) => isSelected(name) && !(unreached && isReached)),
        sample,
        seed,
      );
    },
    limit,
    log: (line) => console.log(line),
  });
  mkdirSync('dist', { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify(verdicts.map(toResult), null, 2)}\n`);

  const reports = parts.map((part) => reportPart(part, verdicts, equivalent));
  for (const { text } of reports) console.log(`\n${text}`);
  const names = new Set(
    [...machineCandidates(undefined), ...sourceCandidates(NOTHING_REACHED)].map(({ name }) => name),
  );
  const stale = staleEntries(verdicts, names, equivalent);
  for (const line of ['', ...stale]) console.log(line);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${verdicts.length} mutants in ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`);
  return stale.length === 0 && reports.every(({ reached }) => reached) ? 0 : 1;
}

try {
  process.exitCode = await main(readOptions());
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
