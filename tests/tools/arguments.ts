import { type Command, CommanderError, InvalidArgumentError } from 'commander';
import { assertWritable, makeFolder } from '#machines/paths/cli/outputFiles.ts';
import { messageOf } from '#machines/paths/cli/terminal.ts';

/** Parses the arguments of a command: prints its help, or what is wrong with them, and ends the process. */
export function parseArguments(command: Command): void {
  try {
    command
      .allowExcessArguments(command.registeredArguments.length > 0)
      .exitOverride()
      .parse();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exit(error.exitCode === 0 ? 0 : 2);
  }
}

export function readCount(text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('It is a whole number from 1.');
}

/** Makes a folder for what takes minutes to come: whether it can be written into is known before. */
export function readFolder(text: string): string {
  if (text === '') throw new InvalidArgumentError('It needs a name.');
  try {
    assertWritable(`${text}/report`);
    makeFolder(text);
  } catch (error) {
    throw new InvalidArgumentError(`${messageOf(error)}`);
  }
  return text;
}
