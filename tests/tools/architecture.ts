import path from 'node:path';
import { BUILD_TIME_STYLES, MAY_EXPORT_DEFAULT, type Place, places } from './importRules';
import type { Import, Module } from './modules';

const EXTENSIONS = ['', '.ts', '.tsx', '.d.ts'];

export const placeOf = (file: string): Place | undefined => places.find(({ files }) => files.test(file));

const isWithin = (packages: readonly string[], specifier: string): boolean =>
  packages.some((name) =>
    name.endsWith(':') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`),
  );

/** The file that a relative specifier, or one of package.json's `imports`, leads to; one that is not among the sources keeps the specifier's own name. */
function resolve(from: string, specifier: string, files: ReadonlySet<string>): string {
  const bare = specifier.replace(/\?.*$/, '');
  const target = bare.startsWith('#') ? bare.slice(1) : path.posix.join(path.posix.dirname(from), bare);
  const extension = EXTENSIONS.find((candidate) => files.has(target + candidate));
  if (extension !== undefined) return target + extension;
  return placeOf(target) ? target : `${target}.ts`;
}

function importProblem(from: Place, target: string, { kind }: Import): string | undefined {
  const to = placeOf(target);
  if (!to) return `leads to ${target}, which belongs to no place`;
  if (to === from || from.places?.includes(to.name)) return undefined;
  if (from.types?.includes(to.name)) {
    return kind === 'type' ? undefined : `${from.name} may import only types of ${to.name}`;
  }
  if (from.dynamic?.includes(to.name)) {
    return kind === 'dynamic' ? undefined : `${from.name} may import ${to.name} only with import()`;
  }
  return `${from.name} may not import ${to.name === 'tests' ? 'tests, and nothing may' : to.name}`;
}

function packageProblem(from: Place, file: string, { specifier }: Import): string | undefined {
  if (!isWithin(from.packages ?? [], specifier)) return `${from.name} may not import this package`;
  const isStyles = isWithin([BUILD_TIME_STYLES.packages], specifier);
  return isStyles && !BUILD_TIME_STYLES.files.test(file) ? 'only a .css.ts file may import it' : undefined;
}

/** Files in the order of a cycle, for every group of files that import each other. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

/** Every breach of the rules, as sentences; none when the sources keep to them. */
export function violationsOf(modules: readonly Module[]): string[] {
  const files = new Set(modules.map(({ file }) => file));
  const graph = new Map<string, string[]>();
  const loadedLazily = new Set<string>();
  const violations: string[] = [];

  for (const { file, imports, hiddenImports, isBarrel } of modules) {
    const place = placeOf(file);
    const targets: string[] = [];
    graph.set(file, targets);
    if (!place) {
      violations.push(`${file}: belongs to no place`);
      continue;
    }
    for (const each of imports) {
      const isOwn = /^[.#]/.test(each.specifier);
      const target = isOwn ? resolve(file, each.specifier, files) : undefined;
      const problem = target ? importProblem(place, target, each) : packageProblem(place, file, each);
      if (problem) violations.push(`${file}:${each.line}: ${each.specifier}: ${problem}`);
      if (target && each.kind === 'dynamic') loadedLazily.add(target);
      else if (target) targets.push(target);
    }
    for (const line of hiddenImports) violations.push(`${file}:${line}: an import that cannot be read`);
    if (isBarrel) violations.push(`${file}: a barrel: it only hands on what others export`);
  }

  for (const { file, defaultExport } of modules) {
    if (defaultExport === undefined) continue;
    const isLazyView = MAY_EXPORT_DEFAULT.test(file) && loadedLazily.has(file);
    if (!isLazyView)
      violations.push(`${file}:${defaultExport}: a default export, and not a view loaded lazily`);
  }
  for (const cycle of cyclesOf(graph)) violations.push(`an import cycle: ${cycle.join(' → ')}`);
  return violations;
}
