import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { MAX_STEPS } from '../strategies';

export const STRATEGIES = ['smoke', 'edges', 'shortest', 'simple'] as const;
export const FORMATS = ['text', 'gherkin', 'json', 'mermaid', 'playwright'] as const;
type Strategy = (typeof STRATEGIES)[number];
type Format = (typeof FORMATS)[number];

export interface PathOptions {
  /** undefined: all machines */
  readonly machine: string | undefined;
  readonly strategy: Strategy;
  readonly max: number;
  readonly to: string | undefined;
  readonly format: Format;
  readonly out: string | undefined;
}

/** Something is asked for that there is not; the message says so, and what there is. */
export class UsageError extends Error {}

const HELP = `
Strategies
  smoke      each transition of the machine once, in as few paths as possible
  edges      each state × case once, in as few paths as possible: the thorough set (the default)
  shortest   each state by its shortest way
  simple     every way that comes to no state twice; the first 1000 of each machine

Formats
  text       states, transitions, guards, cases, coverage, and every path in numbered steps (the default)
  gherkin    a feature with a scenario for each path
  json       the plans themselves, for other programs
  mermaid    the machine as a state diagram
  playwright a spec file that runs with plain Playwright against any address

Where everything is asked for (all machines, edges), the paths listed by hand come with it, in text, json and
playwright.

--to <state> gives, in place of a strategy, the shortest way for each case that enters the state. A state around
others stands for all in it: loggedOut is loggedOut.idle and loggedOut.loggingIn.

--out takes a file (anything with an extension) or a folder, in which each machine gets a file of its own; gherkin
and mermaid hold one machine in a file.

Examples
  npm run paths                                              everything, to read
  npm run paths -- --machine session --strategy smoke        the few paths to begin with
  npm run paths -- --machine transfer --to unconfirmed       how can that ever happen?
  npm run paths -- --format playwright --out paths.spec.ts   and then: npx playwright test paths.spec.ts
  npm run -s paths -- --format json | head                   -s keeps npm from printing its own lines

Ends with 0, or with 2 when something is asked for that there is not.
Compare: npm run paths:check tells how the machines differ from the frozen plans; npm run paths:freeze accepts it.`;

function wholeNumber(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= 1000) return number;
  throw new InvalidArgumentError('It is a whole number from 1 to 1000.');
}

const isOneOf = <Value extends string>(values: readonly Value[], text: unknown): text is Value =>
  values.some((value) => value === text);

/** The command, with what it prints for `--help`. */
function commandOf(machines: readonly string[]): Command {
  const max = new Option('--max <steps>', 'no path is longer').default(MAX_STEPS).argParser(wholeNumber);
  return new Command('npm run paths --')
    .description(
      'Prints the ways through the machines that the app runs, as tests: what is done, what must be seen.',
    )
    .addOption(new Option('--machine <name>', 'only this machine').choices(machines))
    .addOption(new Option('--strategy <name>', 'which paths').choices(STRATEGIES).default('edges'))
    .addOption(max)
    .addOption(new Option('--to <state>', 'the shortest ways into a state'))
    .addOption(new Option('--format <name>', 'how they are written').choices(FORMATS).default('text'))
    .addOption(new Option('--out <path>', 'a file or folder to write to, in place of the screen'))
    .helpOption('--help', 'this text')
    .addHelpText('after', HELP)
    .allowExcessArguments(false);
}

const asked = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A sentence of Commander as one of ours: `error: unknown option '--x'`. */
function sentenceOf(command: Command, { code, message }: CommanderError): string {
  const said = message.replace(/^error: /, '').split('\n')[0] ?? '';
  const sentence = said.charAt(0).toUpperCase() + said.slice(1);
  const whole = /[.)]$/.test(sentence) ? sentence : `${sentence}.`;
  const names = command.options.map(({ long }) => long).join(', ');
  return code === 'commander.unknownOption' || code === 'commander.excessArguments'
    ? `${whole} The options are ${names} and --help.`
    : whole;
}

/**
 * Reads the words of the command line; the text to show when it is help that is asked for. Throws a UsageError when
 * they ask for what there is not.
 */
export function readOptions(words: readonly string[], machines: readonly string[]): PathOptions | string {
  const command = commandOf(machines);
  let help = '';
  command.exitOverride().configureOutput({
    writeOut: (text) => {
      help += text;
    },
    writeErr: () => undefined,
  });
  try {
    command.parse(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return help;
    throw new UsageError(sentenceOf(command, error));
  }
  const { machine, strategy, max, to, format, out }: Readonly<Record<string, unknown>> = command.opts();
  if (to !== undefined && command.getOptionValueSource('strategy') === 'cli') {
    throw new UsageError(
      '--to takes the shortest ways into a state by itself: leave --strategy or --to out.',
    );
  }
  return {
    machine: asked(machine),
    strategy: isOneOf(STRATEGIES, strategy) ? strategy : 'edges',
    max: typeof max === 'number' ? max : MAX_STEPS,
    to: asked(to),
    format: isOneOf(FORMATS, format) ? format : 'text',
    out: asked(out),
  };
}
