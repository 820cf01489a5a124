import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assumptionsTable, readAssumptions, withTable } from './tools/assumptions';

test("the README's table holds exactly the contract's assumptions (`npm run assumptions` rewrites it)", () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toBe(withTable(readme, assumptionsTable()));
});

test('every comment that assumes something is read', () => {
  const source = readFileSync('src/contract/users.ts', 'utf8');
  const written = source.split('\n').filter((line) => line.includes('assumed:'));
  expect(written.length).toBeGreaterThan(0);
  expect(readAssumptions('src/contract/users.ts', source)).toHaveLength(written.length);
});

test('an assumption belongs to the call or entity that it stands in or above', () => {
  const source = `
    export const name = text;
    // assumed: names are short
    export const entity = z.object({
      // assumed: a field | may be absent
      field: z.optional(text),
    });
    export const getOne = defineEndpoint({
      method: 'GET',
      path: '/things/:id',
      // assumed: it needs no token
      access: 'public',
    });`;
  expect(readAssumptions('things.ts', source).map(({ subject, text }) => [subject, text])).toEqual([
    ['entity', 'names are short'],
    ['entity', 'a field | may be absent'],
    ['GET /things/{id}', 'it needs no token'],
  ]);
});

test('an assumption about nothing is refused', () => {
  expect(() => readAssumptions('things.ts', '// assumed: all is well')).toThrow('stands above nothing');
});

test('a README without the markers is refused', () => {
  expect(() => withTable('# Trellis', 'table')).toThrow('needs the lines');
});
