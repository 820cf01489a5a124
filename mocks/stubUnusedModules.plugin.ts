import type { Plugin } from 'vite';

const STUB_ID = '\0trellis:stub';

/**
 * Modules that the demo does not use, with what replaces them: the handler generators of @mswjs/data (they import
 * graphql), its comparison of Date fields (date-fns), its debug log, its cross-tab sync, which is disabled anyway,
 * and msw's cookie store (the public suffix list). lodash is reduced to the one function that is used.
 */
const DATA = /node_modules\/@mswjs\/data\/lib\//;
const STUBS: readonly { readonly importer: RegExp; readonly source: RegExp; readonly replacement: string }[] =
  [
    { importer: DATA, source: /\/model\/generate(Rest|GraphQL)Handlers$/, replacement: 'export {};' },
    { importer: DATA, source: /\/extensions\/sync$/, replacement: 'export const sync = () => {};' },
    { importer: DATA, source: /\/comparators\/date$/, replacement: 'export const dateComparators = {};' },
    { importer: DATA, source: /^debug$/, replacement: 'export const debug = () => () => {};' },
    {
      importer: /node_modules\/@mswjs\/data\/lib\/model\/getDefinition\.js/,
      source: /^lodash$/,
      replacement: "export { default as isFunction } from 'lodash/isFunction';",
    },
    {
      importer: /node_modules\/msw\/lib\//,
      source: /\/cookieStore(\.mjs)?$/,
      replacement: 'export const cookieStore = { getCookies: () => [], setCookie: async () => {} };',
    },
  ];

/** Replaces unused modules in builds. The dev server and tests use the packages unchanged. */
export function stubUnusedModules(): Plugin {
  return {
    name: 'trellis:stub-unused-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const index = STUBS.findIndex(
        (rule) => importer !== undefined && rule.importer.test(importer) && rule.source.test(source),
      );
      return index < 0 ? undefined : `${STUB_ID}:${index}`;
    },
    load(id) {
      if (!id.startsWith(STUB_ID)) return undefined;
      return STUBS[Number(id.slice(STUB_ID.length + 1))]?.replacement;
    },
  };
}
