import { expect, test } from 'vitest';
import { missingFiles } from './missingFiles.plugin';

const { transform } = missingFiles();
const change = (code: string, id: string): unknown =>
  typeof transform === 'function' ? Reflect.apply(transform, undefined, [code, id]) : undefined;

test('imports of the app that are made later go through the page; types and the demo stay as they are', () => {
  expect(change("const load = () => import('./Donate');", '/app/src/views/Menu.tsx')).toEqual({
    code: "const load = () => globalThis.importFile('./Donate', () => import('./Donate'));",
    map: null,
  });
  const type = "let loaded: typeof import('./Donate');";
  expect(change(type, '/app/src/views/Menu.tsx')).toEqual({ code: type, map: null });
  expect(change("import('./page')", '/app/src/demo/start.ts')).toBe(undefined);
  expect(change("import('./page')", '/app/mocks/node.ts')).toBe(undefined);
});
