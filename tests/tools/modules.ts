import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Span, Visitor } from 'oxc-parser';

export interface Import {
  /** undefined where it is not a literal: a computed `import()`, `import.meta.glob` */
  readonly specifier: string | undefined;
  /** `type` is erased by the compiler; `dynamic` is an `import()` */
  readonly kind: 'value' | 'type' | 'dynamic';
  /** counted from 1 */
  readonly line: number;
}

export interface Module {
  /** relative to the project's folder, with forward slashes */
  readonly file: string;
  readonly imports: readonly Import[];
  /** line of the default export, if there is one */
  readonly defaultExport: number | undefined;
}

/** Imports and default export of one source. Throws where it does not parse. */
export function readModule(file: string, source: string): Module {
  const { program, module, errors } = parseSync(file, source);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);

  const toLine = ({ start }: Span) => source.slice(0, start).split('\n').length;
  const imports: Import[] = [];
  const add = (span: Span, specifier: string | undefined, kind: Import['kind']) =>
    imports.push({ specifier, kind, line: toLine(span) });
  // `import { type T }` still runs the module (verbatimModuleSyntax); only `import type` is erased.
  const addStatic = (statement: Span, specifier: string) =>
    add(statement, specifier, /^\w+ type\b/.test(source.slice(statement.start)) ? 'type' : 'value');

  for (const statement of module.staticImports) addStatic(statement, statement.moduleRequest.value);
  const exported = module.staticExports.flatMap((statement) =>
    statement.entries.map((entry) => ({ statement, ...entry })),
  );
  for (const { statement, moduleRequest } of exported) {
    if (moduleRequest) addStatic(statement, moduleRequest.value);
  }
  for (const { moduleRequest, ...span } of module.dynamicImports) {
    const argument = source.slice(moduleRequest.start, moduleRequest.end);
    add(span, /^(['"])(?<specifier>.*)\1$/.exec(argument)?.groups?.specifier, 'dynamic');
  }
  for (const span of module.importMetas) {
    if (source.slice(span.end).startsWith('.glob')) add(span, undefined, 'dynamic');
  }
  new Visitor({ TSImportType: (node) => void add(node, node.source.value, 'type') }).visit(program);

  const defaultExport = exported.find(
    ({ exportName: { kind, name } }) => kind === 'Default' || name === 'default',
  );
  return { file, imports, defaultExport: defaultExport && toLine(defaultExport.statement) };
}

/** Every source in these folders of the project. */
export const readModules = (folders: readonly string[]): Module[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name).replaceAll(path.sep, '/'))
      .map((file) => readModule(file, readFileSync(file, 'utf8'))),
  );
