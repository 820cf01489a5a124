import { describe, expect, test } from 'vitest';
import { reportPart, staleEntries, type Verdict } from './mutationReport';

const verdict = (name: string, killed: boolean): Verdict => ({
  candidate: {
    part: 'views',
    operator: 'number changed',
    name,
    place: `${name}.ts:1`,
    mutant: 'none',
    isReached: false,
    plans: [],
    isExecutedByFirst: false,
  },
  killed: killed ? { plan: 'session-1', step: 2, problem: 'There is no heading.' } : null,
});
const verdicts = [
  ...Array.from({ length: 97 }, (_, index) => verdict(`${index}`, true)),
  ...['alive', 'second', 'third'].map((name) => verdict(name, false)),
];

describe('the report', () => {
  test('reaches the goal with exactly its share, and lists the survivors with their location', () => {
    const { text, reached } = reportPart('views', verdicts, {});
    expect(reached).toBe(true);
    expect(text).toContain('97 of 100 killed (97.0 %)');
    expect(text).toContain('survived: alive.ts:1  alive (no difference in any plan)');
    expect(reportPart('views', [...verdicts, verdict('another', false)], {}).reached).toBe(false);
  });

  test('excludes listed equivalents, and lists them with their reason', () => {
    const { text, reached } = reportPart('views', [...verdicts, verdict('another', false)], {
      another: 'the same',
    });
    expect(reached).toBe(true);
    expect(text).toContain('97.0 % without 1 listed equivalents');
    expect(text).toContain('equivalent: another: the same');
  });
});

test('entries of killed mutants, and of mutants that do not exist, are reported', () => {
  const names = new Set(verdicts.map(({ candidate }) => candidate.name));
  expect(staleEntries(verdicts, names, { alive: 'the same' })).toEqual([]);
  expect(staleEntries(verdicts, names, { gone: 'the same', 3: 'the same' })).toEqual([
    'listed as equivalent, but there is no such mutant: gone',
    'listed as equivalent, but session-1 fails at step 2 (There is no heading.): 3',
  ]);
});
