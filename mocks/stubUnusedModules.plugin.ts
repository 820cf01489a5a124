import type { Plugin } from 'vite';

const EMPTY = '\0trellis:left-out';

/**
 * What the demo's bundle does without, by who asks for it: the request and reply generators that @mswjs/data
 * re-exports (they bring graphql), its comparison of Date fields, of which the tables have none (date-fns), its log
 * and its cross-tab sync, which is switched off anyway; and msw's store of cookies, which the provider keeps with
 * its world (the public suffix list). The rest of lodash follows from asking for the one function by its own name.
 */
const STUBS: readonly { readonly importer: RegExp; readonly source: RegExp; readonly instead: string }[] = [
  {
    importer: /node_modules\/@mswjs\/data\/lib\/factory\.js/,
    source: /\/model\/generate(Rest|GraphQL)Handlers$/,
    instead: 'export {};',
  },
  {
    importer: /node_modules\/@mswjs\/data\/lib\//,
    source: /\/extensions\/sync$/,
    instead: 'export const sync = () => {};',
  },
  {
    importer: /node_modules\/@mswjs\/data\/lib\//,
    source: /\/comparators\/date$/,
    instead: 'export const dateComparators = {};',
  },
  {
    importer: /node_modules\/@mswjs\/data\/lib\/model\/getDefinition\.js/,
    source: /^lodash$/,
    instead: "export { default as isFunction } from 'lodash/isFunction';",
  },
  {
    importer: /node_modules\/@mswjs\/data\/lib\//,
    source: /^debug$/,
    instead: 'export const debug = () => () => {};',
  },
  {
    importer: /node_modules\/msw\/lib\//,
    source: /\/cookieStore(\.mjs)?$/,
    instead: 'export const cookieStore = { getCookies: () => [], setCookie: async () => {} };',
  },
];

/** Keeps what the demo never runs out of its build. Serving and testing use the packages as they are. */
export function stubUnusedModules(): Plugin {
  return {
    name: 'trellis:lean',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const index = STUBS.findIndex(
        (rule) => importer !== undefined && rule.importer.test(importer) && rule.source.test(source),
      );
      return index < 0 ? undefined : `${EMPTY}:${index}`;
    },
    load(id) {
      if (!id.startsWith(EMPTY)) return undefined;
      return STUBS[Number(id.slice(EMPTY.length + 1))]?.instead;
    },
  };
}
