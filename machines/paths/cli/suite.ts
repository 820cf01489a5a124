import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Registry } from '../kinds';
import type { Plan } from '../plan';
import type { PlaywrightSupport } from '../render/playwrightSupport';
import type { TestModel } from '../testModel';
import { webRegistry } from '../web/webKinds';
import { UsageError } from './options';
import { messageOf } from './terminal';

/** What the commands work on: the test models, hand-written scenarios, and where the baselines are. */
export interface Suite {
  /** by the id of the machine */
  readonly models: Readonly<Record<string, TestModel>>;
  readonly kinds: Registry;
  readonly scenarios: readonly Plan[];
  readonly playwright: PlaywrightSupport;
  readonly getBaselineFile: (machine: string) => string;
  /** the Markdown file with the requirements that plans prove */
  readonly requirementsFile?: string;
}

const STANDARD: PlaywrightSupport = {
  module: fileURLToPath(new URL('../playwright/standard.ts', import.meta.url)),
};

const hasParts = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);

/** A machine is told by its parts: the caller's XState is another copy of the package. */
const isTestModel = (value: unknown): value is TestModel =>
  hasParts(value, 'machine', 'kinds', 'cases') &&
  hasParts(Reflect.get(Object(value), 'machine'), 'root', 'transition', 'getInitialSnapshot');

const isSupport = (value: unknown): value is PlaywrightSupport =>
  typeof value === 'object' && value !== null && 'module' in value && typeof value.module === 'string';

/** The models that a file exports. Throws a UsageError when there are none, or when one cannot be explored. */
export async function loadSuite(file: string, baseline: string | undefined): Promise<Suite> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(`There is no file ${file}: --model takes a file that exports test models.`);
  }
  let exported: Readonly<Record<string, unknown>>;
  try {
    exported = await import(pathToFileURL(path.resolve(file)).href);
  } catch (error) {
    throw new UsageError(`${file} cannot be loaded: ${messageOf(error)}`);
  }
  const models = Object.values(exported).flat().filter(isTestModel);
  if (models.length === 0) {
    throw new UsageError(`${file} exports no test model: export one made by testModelsWith.`);
  }
  const unnamed = models.filter(({ machine }) => machine.id === '(machine)');
  if (unnamed.length > 0) throw new UsageError(`${file}: a machine has no id; plans are named after it.`);
  if (baseline !== undefined && models.length > 1) {
    throw new UsageError(
      `${file} exports ${models.length} test models: leave --baseline out, or export one.`,
    );
  }
  const beside = (machine: string) => path.join(path.dirname(file), `${machine}.baseline.json`);
  return {
    models: Object.fromEntries(models.map((model) => [model.machine.id, model])),
    kinds: models[0]?.kinds ?? webRegistry,
    scenarios: [],
    playwright: isSupport(exported.playwright)
      ? { ...exported.playwright, module: path.resolve(path.dirname(file), exported.playwright.module) }
      : STANDARD,
    getBaselineFile: (machine) => baseline ?? beside(machine),
  };
}
