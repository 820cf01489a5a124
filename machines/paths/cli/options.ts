import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { toSentence } from '../describe';
import { MAX_STEPS } from '../strategies';
import type { Terminal } from './terminal';

const STRATEGIES = ['smoke', 'edges', 'shortest', 'simple'] as const;
const FORMATS = ['text', 'gherkin', 'json', 'mermaid', 'playwright'] as const;

export interface PathOptions {
  /** undefined: all machines */
  readonly machine?: string;
  readonly strategy: (typeof STRATEGIES)[number];
  readonly max: number;
  readonly to?: string;
  readonly format: (typeof FORMATS)[number];
  readonly out?: string;
  /** the file with recorded paths, instead of those of the machines */
  readonly scenario?: string;
  /** the file with the requirements; true: that of the suite */
  readonly requirements?: string | true;
}

/** The options ask for something that does not exist; the message lists what exists. */
export class UsageError extends Error {}

/** `program`: how `paths` is called. */
const getHelp = (program: string, machine = '…') => `
Strategies
  smoke      each transition of the machine once, in as few paths as possible
  edges      each state × case once, in as few paths as possible (the default)
  shortest   the shortest path to each state
  simple     every path that visits no state twice; the first 1000 of each machine

Formats
  text       states, transitions, guards, cases, coverage, and every path in numbered steps (the default)
  gherkin    a feature with a scenario for each path
  json       the plans themselves, for other programs
  mermaid    the machine as a state diagram
  playwright a spec file that runs with plain Playwright against any address

With all machines and the strategy edges, the hand-written scenarios are included, in text, json and playwright;
in a folder they have a file of their own.

--to <state> replaces the strategy: it gives the shortest path for each case that enters the state. A parent state
includes its children: loggedOut is loggedOut.idle and loggedOut.loggingIn.

--out takes a file (any name with an extension) or a folder, in which each machine gets its own file; a file of
gherkin or mermaid contains one machine.

--scenario takes a recording that the testers’ page of an app has downloaded, or a baseline: its paths as text, json or
playwright.

--requirements prints for each requirement the plans and tests that prove it, and for each plan what it proves. The file
has tables | id | requirement | proven by |; plans name the ids (proves). It fails when an id has no proof.

Examples
  ${program} --machine ${machine} --strategy smoke
    the smoke paths of one machine
  ${program} --machine ${machine} --to <state>
    how is this state reached?
  ${program} --format playwright --out paths.spec.ts
    and then: npx playwright test paths.spec.ts

Exits with 0, with 1 when a file cannot be written or a requirement has no proof, or with 2 for options that are not valid.`;

function parseSteps(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= 1000) return number;
  throw new InvalidArgumentError('It is a whole number from 1 to 1000.');
}

function createCommand(program: string, machines: readonly string[]): Command {
  const max = new Option(
    '--max <steps>',
    'maximum length of a path; scenarios are as long as they are written',
  )
    .default(MAX_STEPS)
    .argParser(parseSteps);
  const ofMachines = ['machine', 'strategy', 'max', 'to'];
  return new Command(program)
    .description(
      'Prints the paths through the app’s state machines as test cases: actions and assertions, step by step.',
    )
    .addOption(new Option('--machine <name>', 'only this machine').choices(machines))
    .addOption(new Option('--strategy <name>', 'which paths').choices(STRATEGIES).default('edges'))
    .addOption(max)
    .addOption(new Option('--model <file>', 'the test models that a file exports, instead of the app’s own'))
    .addOption(new Option('--to <state>', 'the shortest paths to a state'))
    .addOption(new Option('--format <name>', 'output format').choices(FORMATS).default('text'))
    .addOption(new Option('--out <path>', 'file or folder to write to, instead of standard output'))
    .addOption(new Option('--scenario <file>', 'only the paths of a recording').conflicts(ofMachines))
    .addOption(
      new Option('--requirements [file]', 'only which plans prove which requirements').conflicts([
        ...ofMachines,
        ...['format', 'out', 'scenario'],
      ]),
    )
    .helpOption('--help', 'print this help')
    .addHelpText('after', getHelp(program, machines[0]));
}

/** Commander's message (`error: unknown option '--x'`) as a sentence, with the options there are. */
function describeError(command: Command, { code, message }: CommanderError): string {
  const sentence = toSentence(message.replace(/^error: /, '').split('\n')[0] ?? '');
  const names = command.options.map(({ long }) => long).join(', ');
  return code === 'commander.unknownOption' || code === 'commander.excessArguments'
    ? `${sentence} The options are ${names} and --help.`
    : sentence;
}

/**
 * Parses the arguments of a command. Returns false where they ask for its help, which is printed. Throws a UsageError when
 * they are not valid.
 */
export function parseArguments(command: Command, args: readonly string[], { write }: Terminal): boolean {
  try {
    command
      .allowExcessArguments(false)
      .exitOverride()
      .configureOutput({ writeOut: write, writeErr: () => undefined })
      .parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return false;
    throw new UsageError(describeError(command, error));
  }
  const empty = command.options.find((option) => command.getOptionValue(option.attributeName()) === '');
  if (empty) throw new UsageError(`Option '${empty.flags}' argument is empty.`);
  return true;
}

/** The options of `paths`, which is called by `program`; undefined where its help was asked for. */
export function parseOptions(
  args: readonly string[],
  program: string,
  machines: readonly string[],
  terminal: Terminal,
): PathOptions | undefined {
  const command = createCommand(program, machines);
  if (!parseArguments(command, args, terminal)) return undefined;
  const options = command.opts<PathOptions>();
  if (options.to !== undefined && command.getOptionValueSource('strategy') === 'cli') {
    throw new UsageError(
      '--to has its own strategy, the shortest paths to a state: leave out --strategy or --to.',
    );
  }
  return options;
}
