import path from 'node:path';
import { BUILD_TIME_STYLES, DEFAULT_EXPORT_FILES, type Layer, layers } from './importRules';
import type { Import, Module } from './modules';

const EXTENSIONS = ['', '.ts', '.tsx', '.d.ts'];

const isWithin = (names: readonly string[], specifier: string): boolean =>
  names.some((name) =>
    name.endsWith(':') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`),
  );

export const findLayer = (file: string): Layer | undefined =>
  layers.find(({ name, files }) => files?.test(file) ?? isWithin([name], file));

/** The file that a relative specifier or a `#` import leads to; one without a file keeps the specifier's own name. */
function resolve(from: string, specifier: string, files: ReadonlySet<string>): string {
  const bare = specifier.replace(/\?.*$/, '');
  const target = bare.startsWith('#') ? bare.slice(1) : path.posix.join(path.posix.dirname(from), bare);
  const extension = EXTENSIONS.find((candidate) => files.has(target + candidate));
  if (extension !== undefined) return target + extension;
  return findLayer(target) ? target : `${target}.ts`;
}

function findImportProblem(from: Layer, target: string, kind: Import['kind']): string | undefined {
  const to = findLayer(target);
  if (!to) return `leads to ${target}, which belongs to no layer`;
  if (to === from || from.layers?.includes(to.name)) return undefined;
  if (from.types?.includes(to.name)) {
    return kind === 'type' ? undefined : `${from.name} may import only types of ${to.name}`;
  }
  if (from.dynamic?.includes(to.name)) {
    return kind === 'dynamic' ? undefined : `${from.name} may import ${to.name} only with import()`;
  }
  return `${from.name} may not import ${to.name}`;
}

function findPackageProblem(from: Layer, file: string, specifier: string): string | undefined {
  if (!isWithin(from.packages ?? [], specifier)) return `${from.name} may not import this package`;
  const isStyles = isWithin([BUILD_TIME_STYLES.packages], specifier);
  return isStyles && !BUILD_TIME_STYLES.files.test(file) ? 'only a .css.ts file may import it' : undefined;
}

/** A sentence for each import and each default export that the rules forbid. */
export function findViolations(modules: readonly Module[]): string[] {
  const files = new Set(modules.map(({ file }) => file));
  const lazilyLoaded = new Set<string>();
  const violations: string[] = [];

  for (const { file, imports } of modules) {
    const layer = findLayer(file);
    if (!layer) {
      violations.push(`${file}: belongs to no layer`);
      continue;
    }
    for (const { specifier, kind, line } of imports) {
      if (specifier === undefined) {
        if (!layer.computed) violations.push(`${file}:${line}: an import that is not a literal`);
        continue;
      }
      const target = /^[.#]/.test(specifier) ? resolve(file, specifier, files) : undefined;
      if (target && kind === 'dynamic') lazilyLoaded.add(target);
      const problem = target
        ? findImportProblem(layer, target, kind)
        : findPackageProblem(layer, file, specifier);
      if (problem) violations.push(`${file}:${line}: ${specifier}: ${problem}`);
    }
  }

  for (const { file, defaultExport } of modules) {
    if (defaultExport === undefined) continue;
    if (DEFAULT_EXPORT_FILES.test(file) && lazilyLoaded.has(file)) continue;
    violations.push(`${file}:${defaultExport}: a default export, and not of a view that is loaded lazily`);
  }
  return violations;
}
