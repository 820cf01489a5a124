import { transformWithOxc } from 'vite';
import { afterEach, describe, expect, test } from 'vitest';
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

afterEach(() => {
  for (const name of ['__mutant', '__either']) Reflect.deleteProperty(globalThis, name);
});

/** What the source does with one of its mutants on; -1: with none. */
async function greet(on: number, ...given: readonly unknown[]): Promise<unknown> {
  const switched = mutants.map((mutant, number) => ({ ...mutant, number }));
  const { code } = await transformWithOxc(instrument(SOURCE, switched), 'greet.ts');
  const body = code
    .replace(/^(import|export \{).*$/gm, '')
    .replaceAll('export ', '')
    .replace(/\/\/#.*$/gm, '');
  Reflect.set(globalThis, '__mutant', (number: number) => number === on);
  Reflect.set(globalThis, '__either', (number: number, getOther: () => unknown, getValue: () => unknown) =>
    number === on ? getOther() : getValue(),
  );
  const run: unknown = new Function(
    'given',
    `const console = { error() {} }; ${body}; return greet(...given);`,
  )(given);
  return run;
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
      '10 rounding changed: Math.round to Math.floor',
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
