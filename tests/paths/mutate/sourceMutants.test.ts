import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { instrument } from './instrument.plugin';
import { sourceMutants } from './sourceMutants';

const HELLO = '`Hello $' + "{name ?? 'you'}`";
const SOURCE = `import { z } from './somewhere';
type Kind = 'plain' | 'loud';
console.error('for developers');
export const report = () => console.error('for them, too');
export function greet(name: string | undefined, kind: Kind = 'plain') {
  const words: string[] = [];
  if (name === undefined && kind !== 'loud') throw new Error('nobody');
  words.push(${HELLO});
  const said = { words, kind, loud: kind === 'loud', tone: 'warning' };
  return { ...said, length: Math.round(words.length / 2) };
}
export type { Other } from './elsewhere';
`;

const mutants = sourceMutants('greet.ts', SOURCE);

const page = readFileSync(path.join(import.meta.dirname, '../run/index.html'), 'utf8');
const [, pageScript = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];

/** The switches that the page gives its modules, with one mutant on; -1: with none. */
function openPage(on: number) {
  const switches = { __reached: { reached: new Map<number, number>() } };
  const search = on < 0 ? '' : `?mutant=${on}`;
  new Function('globalThis', 'location', 'window', pageScript)(switches, { search }, {});
  return switches;
}

const number = (source: string) =>
  sourceMutants('greet.ts', source).map((mutant, index) => ({ ...mutant, number: index }));

/** What a function of a source does in the page. */
async function call(
  switches: object,
  source: string,
  name: string,
  ...given: readonly unknown[]
): Promise<unknown> {
  const { code } = await transformWithOxc(instrument(source, number(source)), 'greet.ts');
  const body = code
    .replace(/^(import|export \{).*$/gm, '')
    .replaceAll('export ', '')
    .replace(/\/\/#.*$/gm, '');
  const run: unknown = new Function(
    'globalThis',
    'given',
    `const console = { error() {} }; ${body}; return ${name}(...given);`,
  )(switches, given);
  return run;
}

const greet = (on: number, ...given: readonly unknown[]) => call(openPage(on), SOURCE, 'greet', ...given);

/** The operators of the mutants that the page notes while nothing is on. */
async function listNoted(expression: string, parameters: string, ...given: readonly unknown[]) {
  const switches = openPage(-1);
  const source = `export function compute(${parameters}) { return ${expression}; }`;
  await Promise.allSettled([call(switches, source, 'compute', ...given)]);
  const { reached } = switches.__reached;
  return number(source).flatMap((mutant) => (reached.has(mutant.number) ? [mutant.operator] : []));
}

describe('the mutants of a source', () => {
  test('leave out imports, types, logs and appearance', () => {
    expect(mutants.map(({ line, operator, what }) => `${line} ${operator}: ${what}`)).toEqual([
      "5 sentence changed: 'plain'",
      "7 condition negated: name === undefined && kind !== 'loud'",
      "7 logic swapped: name === undefined && kind !== 'loud' with ||",
      '7 comparison flipped: name === undefined with !==',
      "7 comparison flipped: kind !== 'loud' with ===",
      "7 throw removed: throw new Error('nobody');",
      `8 statement removed: words.push(${HELLO})`,
      `8 sentence changed: ${HELLO}`,
      "8 default dropped: name ?? 'you'",
      "8 sentence changed: 'you'",
      '9 property dropped: words',
      '9 property dropped: kind',
      "9 property dropped: loud: kind === 'loud'",
      "9 comparison flipped: kind === 'loud' with !==",
      '10 spread dropped: said',
      '10 property dropped: length: Math.round(words.length / 2)',
      '10 rounding changed: Math.round(words.length / 2) with Math.floor',
      '10 arithmetic changed: words.length / 2 with *',
      '10 number changed: 2',
    ]);
  });

  test('sleep until they are switched on', async () => {
    expect(await greet(-1, 'Ann')).toEqual({
      words: ['Hello Ann'],
      kind: 'plain',
      loud: false,
      tone: 'warning',
      length: 1,
    });
    await expect(greet(-1, undefined)).rejects.toThrow('nobody');
  });

  test('each break the source when they are', async () => {
    for (const [number] of mutants.entries()) {
      const results = (on: number) =>
        Promise.allSettled([
          greet(on, 'Ann'),
          greet(on, undefined),
          greet(on, undefined, 'loud'),
          greet(on, 'Ann', 'loud'),
        ]);
      expect(await results(number), mutants[number]?.what).not.toEqual(await results(-1));
    }
  });
});

test('a property that is undefined can be dropped: in a list of changes it removes something', () => {
  const named = sourceMutants('clear.ts', 'change({ stage: undefined });').map(({ what }) => what);
  expect(named).toContain('stage: undefined');
});

describe('the comparison with a mutant', () => {
  test('notes it where it makes a difference', async () => {
    expect(await listNoted('one < other', 'one, other', 1, 2)).toEqual([]);
    expect(await listNoted('one < other', 'one, other', 1, 1)).toEqual(['boundary moved']);
    expect(await listNoted('one ?? 0', 'one', 7)).toEqual([]);
    expect(await listNoted('one ?? 0', 'one', undefined)).toEqual(['default dropped', 'number changed']);
  });

  test('notes it where the original throws, and the error comes through', async () => {
    const fail = () => {
      throw new Error('the original');
    };
    expect(await listNoted('one ?? fail()', 'one, fail', null, fail)).toEqual(['default dropped']);
    const source = 'export const compute = (one, fail) => one ?? fail();';
    await expect(call(openPage(-1), source, 'compute', null, fail)).rejects.toThrow('the original');
  });

  test('computes nothing twice while a mutant is on, be it another', async () => {
    const source = 'export const compute = (count) => count() < 3;';
    const count = vi.fn(() => 1);
    await call(openPage(99), source, 'compute', count);
    expect(count).toHaveBeenCalledOnce();
  });

  test.each([
    'isPressed && onClose()',
    'isPressed && setFetched(1)',
    "isPressed && import('./screen')",
    'isPressed && isBeside.preload()',
    'isPressed || keepEnter(isBeside)',
    'isPressed && !storeSession(isBeside)',
    '(isPressed && takeEarlyRead(isBeside)) || fetch(isBeside)',
  ])('is not made where it would change or load something: %s', (expression) => {
    expect(instrument(expression, number(expression))).not.toContain('__either');
  });

  test('never closes what the original leaves open', async () => {
    const onClose = vi.fn();
    const source =
      'export const click = (isPressed, isBeside, onClose) => isPressed && isBeside && onClose();';
    await call(openPage(-1), source, 'click', false, false, onClose);
    expect(onClose).not.toHaveBeenCalled();
  });
});
