import { Command, Option } from 'commander';
import { checkCommand } from './checkCommand';
import { parseArguments, UsageError } from './options';
import { pathsCommand } from './pathsCommand';
import { loadSuite, type Suite } from './suite';
import { messageOf, type Terminal } from './terminal';
import { updateCommand } from './updateCommand';

const COMMANDS = ['paths', 'check', 'update'] as const;
type CommandName = (typeof COMMANDS)[number];
/** How each command is called, up to its options. */
type Programs = Readonly<Record<CommandName, string>>;
const PACKED: Programs = {
  paths: 'npx trellis-paths paths',
  check: 'npx trellis-paths check',
  update: 'npx trellis-paths update',
};
const isCommand = (name: string): name is CommandName => COMMANDS.some((command) => command === name);
const HELP = ['--help', '-h'];
const USAGE = `Usage: trellis-paths <command> --model <file> [options]

  paths    prints the paths of a machine, with their coverage
  check    compares the machine with its baseline
  update   accepts the differences

The options of a command: trellis-paths <command> --model <file> --help
`;

/** Of an option that is given twice nobody can tell which is meant. */
function assertOnce(args: readonly string[]): void {
  const names = args.filter((each) => each.startsWith('--')).map((each) => each.replace(/=.*$/s, ''));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`Option '${twice}' is given twice.`);
}

/** The arguments without `--name value` and `--name=value`, and the value. */
function takeOption(args: readonly string[], name: string) {
  const index = args.findIndex((each) => each === name || each.startsWith(`${name}=`));
  const found = args[index];
  if (found === undefined) return { value: undefined, rest: args };
  const isSeparate = found === name;
  const value = isSeparate ? args[index + 1] : found.slice(name.length + 1);
  if (!value || value.startsWith('--')) throw new UsageError(`${name} needs a file.`);
  return { value, rest: args.toSpliced(index, isSeparate ? 2 : 1) };
}

/** The options of check and update: which machine, and whether all paths are made anew; undefined: help was asked for. */
function parseBaselineOptions(
  command: CommandName,
  program: string,
  args: readonly string[],
  machines: readonly string[],
  terminal: Terminal,
) {
  const parser = new Command(program)
    .addOption(new Option('--machine <name>', 'only this machine').choices(machines))
    .addOption(new Option('--model <file>', 'the test models of this file'))
    .addOption(new Option('--baseline <file>', 'the baseline of its only model'));
  if (command === 'update') parser.addOption(new Option('--fresh', 'make all paths anew'));
  return parseArguments(parser, args, terminal)
    ? parser.opts<{ machine?: string; fresh?: true }>()
    : undefined;
}

const select = (suite: Suite, machine: string | undefined): Suite =>
  machine === undefined
    ? suite
    : {
        ...suite,
        models: Object.fromEntries(Object.entries(suite.models).filter(([id]) => id === machine)),
        scenarios: [],
      };

/**
 * Runs `paths`, `check` or `update` with its arguments, over the suite, or over the models of the file that `--model`
 * names. `programs`: how the three are called where this runs. Resolves to the exit code: 0, 1 when something failed, 2
 * when the arguments are not valid.
 */
export async function runCommand(
  [command = '', ...all]: readonly string[],
  own: Suite | undefined,
  terminal: Terminal,
  programs: Programs = PACKED,
): Promise<number> {
  try {
    if (HELP.includes(command)) {
      terminal.write(USAGE);
      return 0;
    }
    if (!isCommand(command)) throw new UsageError(`The commands are ${COMMANDS.join(', ')}.`);
    assertOnce(all);
    const { value: model, rest } = takeOption(all, '--model');
    const { value: baseline, rest: args } = takeOption(rest, '--baseline');
    if (baseline !== undefined && model === undefined)
      throw new UsageError('--baseline belongs to --model: the app’s own baselines have their places.');
    const suite = model === undefined ? own : await loadSuite(model, baseline);
    if (!suite && all.some((each) => HELP.includes(each))) {
      terminal.write(USAGE);
      return 0;
    }
    if (!suite) throw new UsageError('--model names the file with the test models.');
    // So that the examples of the help work as they stand.
    const program = [programs[command], ...(model === undefined ? [] : ['--model', model])].join(' ');
    if (command === 'paths') return await pathsCommand(args, program, suite, terminal);
    const options = parseBaselineOptions(command, program, args, Object.keys(suite.models), terminal);
    if (!options) return 0;
    const selected = select(suite, options.machine);
    return command === 'check'
      ? checkCommand(
          selected,
          terminal,
          model === undefined ? programs.update.replace(/ --$/, '') : [programs.update, ...all].join(' '),
        )
      : updateCommand(selected, terminal, options.fresh === true);
  } catch (error) {
    terminal.writeError(`${messageOf(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}
