import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Span, Visitor } from 'oxc-parser';

/** `type` is erased by the compiler; `dynamic` is an `import()`. */
export type ImportKind = 'value' | 'type' | 'dynamic';

export interface Import {
  readonly specifier: string;
  readonly kind: ImportKind;
  /** counted from 1 */
  readonly line: number;
}

/** What the rules need to know of a source. */
export interface Module {
  /** from the project's folder, with forward slashes */
  readonly file: string;
  readonly imports: readonly Import[];
  /** line of the default export, if there is one */
  readonly defaultExport: number | undefined;
  /** it has exports, and all of them are somebody else's */
  readonly isBarrel: boolean;
  /** lines of what hides an import from a reader: a computed `import()`, `require`, `import.meta.glob` */
  readonly hiddenImports: readonly number[];
}

/** Reads the imports and exports of one source. Throws where it does not parse. */
export function readModule(file: string, source: string): Module {
  const { program, module, errors } = parseSync(file, source);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);

  const lineOf = ({ start }: Span) => source.slice(0, start).split('\n').length;
  const imports: Import[] = [];
  const hiddenImports: number[] = [];
  let defaultExport: number | undefined;

  const note = (node: Span, specifier: unknown, kind: ImportKind) => {
    if (typeof specifier === 'string') imports.push({ specifier, kind, line: lineOf(node) });
    else hiddenImports.push(lineOf(node));
  };

  new Visitor({
    // `import { type T }` is not erased: it still runs the module (verbatimModuleSyntax).
    ImportDeclaration: (node) => note(node, node.source.value, node.importKind === 'type' ? 'type' : 'value'),
    ExportAllDeclaration: (node) =>
      note(node, node.source.value, node.exportKind === 'type' ? 'type' : 'value'),
    ExportNamedDeclaration: (node) => {
      if (node.source) note(node, node.source.value, node.exportKind === 'type' ? 'type' : 'value');
      const isDefault = node.specifiers.some(
        ({ exported }) => 'name' in exported && exported.name === 'default',
      );
      if (isDefault) defaultExport = lineOf(node);
    },
    ExportDefaultDeclaration: (node) => {
      defaultExport = lineOf(node);
    },
    ImportExpression: ({ source: argument, ...node }) =>
      note(node, argument.type === 'Literal' ? argument.value : undefined, 'dynamic'),
    TSImportType: (node) => note(node, node.source.value, 'type'),
    CallExpression: ({ callee, ...node }) => {
      if (callee.type === 'Identifier' && callee.name === 'require') hiddenImports.push(lineOf(node));
    },
    MemberExpression: ({ object, property, ...node }) => {
      if (object.type !== 'MetaProperty' || property.type !== 'Identifier') return;
      if (/^glob/.test(property.name)) hiddenImports.push(lineOf(node));
    },
  }).visit(program);

  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map((entry) => entry.localName.value)),
  );
  const isBarrel =
    module.staticExports.length > 0 &&
    program.body.every((statement) => {
      switch (statement.type) {
        case 'ImportDeclaration':
        case 'ExportAllDeclaration':
          return true;
        case 'ExportNamedDeclaration':
          if (statement.declaration) return false;
          return (
            statement.source !== null ||
            statement.specifiers.every(({ local }) => 'name' in local && imported.has(local.name))
          );
        case 'ExportDefaultDeclaration':
          return statement.declaration.type === 'Identifier' && imported.has(statement.declaration.name);
        default:
          return false;
      }
    });

  return { file, imports, defaultExport, isBarrel, hiddenImports };
}

/** Every source in these folders of the project. */
export const readModules = (folders: readonly string[]): Module[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name).replaceAll(path.sep, '/'))
      .map((file) => readModule(file, readFileSync(file, 'utf8'))),
  );
