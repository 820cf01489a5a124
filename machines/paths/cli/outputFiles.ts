import { accessSync, constants, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './options';
import { messageOf } from './terminal';

/** What is at a path; undefined when nothing is, or when it goes through a file. */
export function findEntry(at: string) {
  try {
    return statSync(at);
  } catch {
    return undefined;
  }
}

/** Makes a folder and those that it is in, one by one: the recursive call of Node never ends where none can be made. */
export function makeFolder(folder: string): void {
  if (findEntry(folder)) return;
  makeFolder(path.dirname(path.resolve(folder)));
  mkdirSync(folder);
}

/** Throws a UsageError when a file cannot be there: what is in the way is named before anything is computed. */
export function assertWritable(out: string): void {
  const found = findEntry(out);
  if (found && !found.isFile() && !found.isDirectory())
    throw new UsageError(`${out} is neither a file nor a folder.`);
  const resolved = path.resolve(out);
  let nearest = resolved;
  while (!findEntry(nearest)) nearest = path.dirname(nearest);
  if (nearest !== resolved && !findEntry(nearest)?.isDirectory())
    throw new UsageError(`${out} cannot be written: ${nearest} is not a folder.`);
  try {
    accessSync(nearest, constants.W_OK);
  } catch {
    throw new UsageError(`${out} cannot be written: ${nearest} is read-only.`);
  }
}

/** Writes a file, with the folders that it is in. */
export function writeOutput(file: string, text: string): void {
  try {
    makeFolder(path.dirname(file));
    writeFileSync(file, text);
  } catch (error) {
    throw new Error(`${file} cannot be written: ${messageOf(error)}`);
  }
}
