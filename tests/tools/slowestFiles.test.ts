import path from 'node:path';
import { expect, test } from 'vitest';
import { formatSlowestFiles, readFileTimes } from './slowestFiles';

const rootDir = path.resolve('tests/e2e');
const specs = (...durations: number[]) => [
  { tests: [{ results: durations.map((duration) => ({ duration })) }] },
];

test('the slowest files of vitest and Playwright are listed with their seconds', () => {
  const testResults = Array.from({ length: 12 }, (_, index) => ({
    name: path.resolve(`tests/${index}.test.ts`),
    startTime: 500,
    endTime: 500 + index * 1000,
  }));
  const suites = [
    { file: 'a.spec.ts', specs: specs(1500), suites: [{ file: '', specs: specs(9000, 2000) }] },
  ];
  const times = [...readFileTimes({ testResults }), ...readFileTimes({ config: { rootDir }, suites })];
  const lines = formatSlowestFiles(times).split('\n');
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 2)).toEqual(['  12.5 s  tests/e2e/a.spec.ts', '  11.0 s  tests/11.test.ts']);
  expect(readFileTimes({ unlike: 'any' })).toEqual([]);
});
