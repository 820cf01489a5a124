import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import * as zod from 'zod/mini';

const SCRIPT = '?script';

/** Every schema is an empty one: plans were parsed when they were rendered, and the library is not needed again. */
const stubSchemas: Plugin = {
  name: 'stub-schemas',
  resolveId: (id) => (id === 'zod/mini' ? '\0zod/mini' : null),
  load: (id) =>
    id === '\0zod/mini'
      ? `const schema = new Proxy(() => schema, { get: () => schema });\n${Object.keys(zod)
          .filter((name) => name !== 'default')
          .map((name) => `const ${name}_ = /* @__PURE__ */ schema;\nexport { ${name}_ as ${name} };`)
          .join('\n')}`
      : null,
};

/** `import text from './pageScript.ts?script'`: a module that runs in the page, bundled as a text. */
const bundleScripts: Plugin = {
  name: 'bundle-scripts',
  async resolveId(id, importer) {
    if (!id.endsWith(SCRIPT)) return null;
    const resolved = await this.resolve(id.slice(0, -SCRIPT.length), importer);
    return resolved && `\0${resolved.id}${SCRIPT}`;
  },
  async load(id) {
    if (!id.startsWith('\0') || !id.endsWith(SCRIPT)) return null;
    const text = await bundleModule(id.slice(1, -SCRIPT.length), 'iife');
    return `export default ${JSON.stringify(text)};`;
  },
};

async function bundleModule(input: string, format: 'esm' | 'iife', entry?: Plugin): Promise<string> {
  const build = await rolldown({
    input,
    external: ['@playwright/test'],
    platform: 'node',
    plugins: [stubSchemas, bundleScripts, ...(entry ? [entry] : [])],
    logLevel: 'silent',
  });
  try {
    const { output } = await build.generate({ format });
    // The comments around each module name files of the computer that it was bundled on.
    return output[0].code.replace(/^\s*\/\/(#(end)?region.*| \S*\.[tj]s(\?script)?)\n/gm, '');
  } finally {
    await build.close();
  }
}

/** The helper of a spec: `test`, made of the driver and the kinds that a module exports, in one text of JavaScript. */
export async function bundleHelper(module: string): Promise<string> {
  const pathTest = fileURLToPath(new URL('../playwright/pathTest.ts', import.meta.url));
  const code = await bundleModule('\0path-test', 'esm', {
    name: 'path-test',
    resolveId: (id) => (id === '\0path-test' ? id : null),
    load: (id) =>
      id === '\0path-test'
        ? `import { createPathTest } from ${JSON.stringify(pathTest)};
import { createDriver, kinds } from ${JSON.stringify(module)};
export const test = createPathTest({ kinds, createDriver });`
        : null,
  });
  // A spec exports nothing.
  return code.replace(/^export \{[^}]*\};?\n?/m, '').trim();
}
