import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPasscodeWeakness, type PasscodeWeakness } from '#src/domain/passcodeStrength.ts';

test.each<[string, PasscodeWeakness]>([
  ['x', 'short'],
  ['abc', 'short'],
  ['aB3$xyz', 'short'],
  ['aaaaaaaaaaaa', 'repeated'],
  ['abababababab', 'repeated'],
  ['abcabcabcabc', 'repeated'],
  ['12341234', 'repeated'],
  ['12345678', 'sequence'],
  ['987654321', 'sequence'],
  ['qwertyuiop', 'sequence'],
  ['abc123456', 'sequence'],
  ['1qaz2wsx3edc', 'sequence'],
  ['19850412', 'number'],
  ['0171 5556677', 'number'],
  ['password', 'common'],
  ['P@ssw0rd123!', 'common'],
  ['Sunshine2026', 'common'],
  ['iloveyou!!', 'common'],
  ['miguel.member', 'personal'],
  ['Miguel1984', 'personal'],
])('“%s” is easy to guess: %s', (passcode, weakness) => {
  expect(findPasscodeWeakness(passcode, ['Miguel Member', 'miguel.member@example.org'])).toBe(weakness);
});

test.each([
  '',
  'under-the-ivy-7',
  'a-much-better-one',
  'K7#pq2Lw',
  'correct horse battery staple',
  'Ünter-dem-Efeu',
  'miguel under the ivy',
])('nothing is said against “%s”', (passcode) => {
  expect(findPasscodeWeakness(passcode, ['Miguel Member'])).toBeUndefined();
});

test('a name of one or two letters is in many passcodes, and no weakness of them', () => {
  expect(findPasscodeWeakness('under-the-ivy-7', ['Al Y', 'a@b.de'])).toBeUndefined();
});

test('any text is judged, however long or strange', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.string(), (passcode, own) => {
      const weakness = findPasscodeWeakness(passcode, [own]);
      if (passcode.length > 0 && passcode.length < 8) expect(weakness).toBe('short');
      if (passcode.length > 0)
        expect(findPasscodeWeakness(passcode[0]?.repeat(9) ?? '', [own])).toBe('repeated');
    }),
  );
  for (const long of ['a', 'ab', 'abc1', 'qwe'])
    expect(findPasscodeWeakness(long.repeat(50_000), [])).toBe('repeated');
});
