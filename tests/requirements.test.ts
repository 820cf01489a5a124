import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import { scenarios } from '#machines/models/scenarios.ts';
import { testModels } from '#machines/models/testModels.ts';
import { createProofMatrix, readRequirements } from '#machines/paths/requirements.ts';
import { readCitations, readQuotedTexts, readTexts } from './tools/requirements';
import { PLANS } from './tools/testFiles';
import { readTestTitles } from './tools/testTitles';

const readSources = (folder: string): [file: string, source: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name).replaceAll(path.sep, '/'))
    .map((file) => [file, readFileSync(file, 'utf8')]);

const requirements = readRequirements(readFileSync('tests/requirements.md', 'utf8'));
const ids = requirements.map(({ id }) => id);
const plans = [...(await loadBaselinePlans()), ...scenarios];

// Hundreds of sources are parsed, which takes longer beside other work.
describe('the requirements', { timeout: 30_000 }, () => {
  test('have an id each, defined once', () => {
    expect(requirements.length).toBeGreaterThan(150);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('have a proof each, by a test or by a plan, and plans prove no others', () => {
    const { unproven, unknown, rows } = createProofMatrix(requirements, testModels, plans);
    expect({ unproven, unknown }).toEqual({ unproven: [], unknown: [] });
    expect(rows.filter((row) => row.plans.length > 0).length).toBeGreaterThan(50);
  });

  test('name only tests that exist as proofs, and plans whose effects are recorded', () => {
    const tests = readSources('tests')
      .filter(([file]) => /\.(test|spec)\.tsx?$/.test(file))
      .flatMap(([file, source]) => readTestTitles(file, source).map((title) => `${file} › ${title}`));
    const recorded = Object.keys(JSON.parse(readFileSync('machines/models/effects/scenario.json', 'utf8')));
    const played = plans.filter(({ id }) => recorded.includes(id)).map(({ id }) => id);
    // The title that all plans share says nothing of a row.
    const known = new Set([...tests.filter((title) => title !== `${PLANS} › %s: %s`), ...played]);
    const missing = requirements.flatMap(({ id, proofs }) =>
      proofs.filter((proof) => !known.has(proof)).map((proof) => `${id}: ${proof}`),
    );
    expect(missing).toEqual([]);
  });

  test('are the only ones that comments cite', () => {
    const known = new Set(ids);
    const sources = ['src', 'mocks', 'machines', 'tests'].flatMap(readSources);
    const unknown = sources.flatMap(([file, source]) =>
      readCitations(file, source)
        .filter((id) => !known.has(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('quote only texts of the messages', () => {
    const messages = readSources('src/messages').flatMap(([file, source]) => readTexts(file, source));
    const missing = requirements.flatMap((requirement) =>
      readQuotedTexts(requirement)
        .filter((text) => !messages.includes(text))
        .map((text) => `${requirement.id}: ${text}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('reading', () => {
  test('a table takes id, text and proofs of each row', () => {
    const table = [
      '| id | requirement | proven by |',
      '| --- | --- | --- |',
      '| R2.1 | A screen says "Hello". | `tests/a.test.ts › a › b`<br>`scenario-x` |',
      '| D1 | No proof. | |',
    ].join('\n');
    const rows = readRequirements(table);
    expect(rows).toEqual([
      { id: 'R2.1', text: 'A screen says "Hello".', proofs: ['tests/a.test.ts › a › b', 'scenario-x'] },
      { id: 'D1', text: 'No proof.', proofs: [] },
    ]);
    expect(rows.flatMap(readQuotedTexts)).toEqual(['Hello']);
    expect(() => readRequirements('| R2 | no number |')).toThrow('not a row');
  });

  test('citations come from comments only', () => {
    const source = "/** See R2.1 and D12. */\nconst id = 'R9.9'; // R4.3";
    expect(readCitations('a.ts', source)).toEqual(['R2.1', 'D12', 'R4.3']);
  });

  test('titles come with their suites, however they are written', () => {
    const source = `
      test('alone', () => {});
      describe('a suite', { timeout: 1 }, () => {
        it.each([1])('each %i', () => {});
        describe.each(['x'])('inner %s', () => test.for(rows)(\`of \${name}\`, () => {}));
      });
      test.describe('Playwright', () => test('last', async () => {}));
      /x/.test('no test at all');
      test.use({ locale: 'en' });`;
    expect(readTestTitles('a.test.ts', source)).toEqual([
      'alone',
      'a suite › each %i',
      'a suite › inner %s › of …',
      'Playwright › last',
    ]);
  });
});
