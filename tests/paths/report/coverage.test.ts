import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeCoverage } from './writeCoverage';

/** A built module with its source map, as the page that plays plans has it. */
async function buildModule(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, sourcemap: 'inline', lib: { entry, formats: ['es'] } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('nothing was built');
  return chunk.code;
}

test('the lines that no plan has run are printed by file, and written as a page', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-coverage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const source = await buildModule('src/domain/direction.ts');
  const [start, end] = [source.indexOf('function '), source.indexOf('\n}', source.indexOf('function ')) + 2];
  const toFunction = (startOffset: number, endOffset: number, count: number) => ({
    functionName: '',
    isBlockCoverage: true,
    ranges: [{ startOffset, endOffset, count }],
  });
  await writeCoverage(folder, [
    [
      {
        url: 'http://localhost/assets/index.js',
        scriptId: '1',
        source,
        functions: [toFunction(0, source.length, 1), toFunction(start, end, 0)],
      },
    ],
  ]);
  const [row] =
    print.mock.calls
      .flat()
      .join('\n')
      .match(/direction\.ts.*/) ?? [];
  expect(row).toMatch(/│ \d+-\d+ /);
  expect(readdirSync(folder)).toContain('coverage.html');
});
