import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { listPlugins } from '../run/planBrowser';
import { mutantSwitches } from './instrument.plugin';
import { numbered } from './suite';

const changedCode = z.object({ code: z.string() });

test('all sources can be compiled with their mutants in them, in the order in which the build changes them', {
  timeout: 60_000,
}, async () => {
  const plugins = listPlugins([mutantSwitches(numbered)]);
  const failed: string[] = [];
  for (const file of new Set(numbered.map((mutant) => mutant.file))) {
    let code = readFileSync(file, 'utf8');
    for (const { transform } of plugins) {
      if (typeof transform !== 'function') continue;
      const changed: unknown = Reflect.apply(transform, undefined, [code, path.resolve(file)]);
      code = changedCode.safeParse(changed).data?.code ?? code;
    }
    expect(code).toMatch(/globalThis\.__(?:mutant|either)\(/);
    await transformWithOxc(code, file).catch(() => failed.push(file));
  }
  expect(failed).toEqual([]);
});
