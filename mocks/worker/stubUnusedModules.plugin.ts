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

/**
 * msw's file for pages holds interceptors: of requests, for browsers without service workers, where the demo handles calls
 * itself, and of web sockets. Nothing else uses them.
 */
const MSW_IN_PAGES = /node_modules\/msw\/lib\/browser\/index\.mjs$/;
const INTERCEPTORS = [
  'interceptors: [new XMLHttpRequestInterceptor(), new FetchInterceptor()]',
  'interceptors: [new WebSocketInterceptor()]',
];

const leaveOutInterceptors = (code: string): string =>
  INTERCEPTORS.reduce((rest, use) => {
    if (!rest.includes(use)) throw new Error(`msw no longer has “${use}”.`);
    return rest.replace(use, 'interceptors: []');
  }, code);

/** Packages whose modules only define; without being told, a bundler keeps unused classes with static fields. */
const WITHOUT_SIDE_EFFECTS = /node_modules\/(msw|@mswjs\/interceptors)\/lib\//;
const CLASS = /^(var \w+ = )(class[^\n]*\{\n[\s\S]*?\n\});$/gm;
const INSTANCE = /^((?:var|const) \w+ = )(?=new )/gm;

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
    transform(code, id) {
      if (!WITHOUT_SIDE_EFFECTS.test(id)) return undefined;
      const used = MSW_IN_PAGES.test(id) ? leaveOutInterceptors(code) : code;
      const pure = used
        .replaceAll(CLASS, '$1/* @__PURE__ */ (() => $2)();')
        .replaceAll(INSTANCE, '$1/* @__PURE__ */ ');
      return { code: pure, moduleSideEffects: false };
    },
    load(id) {
      if (!id.startsWith(STUB_ID)) return undefined;
      return STUBS[Number(id.slice(STUB_ID.length + 1))]?.replacement;
    },
  };
}
