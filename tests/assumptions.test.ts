import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAssumptions, renderAssumptions, replaceTable } from './tools/assumptions';

test("the README's table holds exactly the contract's assumptions (`npm run assumptions` rewrites it)", () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toBe(replaceTable(readme, renderAssumptions()));
});

test('every `assumed` comment of a source is read', () => {
  const source = readFileSync('src/contract/users.ts', 'utf8');
  const written = source.split('\n').filter((line) => line.includes('assumed:'));
  expect(written.length).toBeGreaterThan(0);
  expect(readAssumptions('src/contract/users.ts', source)).toHaveLength(written.length);
});

test('the subject of an assumption is the call or entity that it is in or above', () => {
  const source = `
    export const name = text;
    // assumed: names are short
    export const entity = z.object({
      // assumed: a field | may be absent
      field: z.optional(text),
    });
    export const getOne = defineEndpoint('GET', '/things/:id', 'public', {
      // assumed: it needs no parameters
      reply: entity,
    });`;
  expect(readAssumptions('things.ts', source).map(({ subject, text }) => [subject, text])).toEqual([
    ['entity', 'names are short'],
    ['entity', 'a field | may be absent'],
    ['GET /things/{id}', 'it needs no parameters'],
  ]);
});

test('an assumption without a statement after it is refused', () => {
  expect(() => readAssumptions('things.ts', '// assumed: all is well')).toThrow('no named statement');
});

test('a README without the markers is refused', () => {
  expect(() => replaceTable('# Trellis', 'table')).toThrow('needs the lines');
});
