import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findForeignCharacter,
  findLookAlike,
  isBscAddress,
  markDifferences,
  spellOut,
  toDestination,
} from '#src/domain/address.ts';
import { examineChecksum } from '#src/views/dashboard/amount/examineAddress.ts';

const hex = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 15 }), { minLength: length, maxLength: length })
    .map((digits) => digits.map((digit) => digit.toString(16)).join(''));
const address = hex(40).map((digits) => `0x${digits}`);

/** An address and another one that begins and ends like it. */
const lookAlikes = fc
  .record({
    used: address,
    start: fc.integer({ min: 3, max: 8 }),
    end: fc.integer({ min: 3, max: 8 }),
    middle: hex(40),
  })
  .map(({ used, start, end, middle }) => ({
    used,
    typed: used.slice(0, 2 + start) + middle.slice(0, 40 - start - end) + used.slice(-end),
  }))
  .filter(({ used, typed }) => used !== typed);

/** From the text of EIP-55. */
const CHECKSUMMED = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

test('an address of BSC is 0x and 40 hexadecimal digits', () => {
  for (const one of CHECKSUMMED) expect(isBscAddress(one)).toBe(true);
  for (const one of ['', 'x', '0x12', `${CHECKSUMMED[0]}0`, `0x${'g'.repeat(40)}`, 'a'.repeat(42)])
    expect(isBscAddress(one)).toBe(false);
});

describe('the checksum of an address', () => {
  test('is that of EIP-55, and none where all letters have one case', async () => {
    for (const one of CHECKSUMMED) {
      expect(await examineChecksum(one)).toBeUndefined();
      expect(await examineChecksum(one.toLowerCase())).toBeUndefined();
      expect(await examineChecksum(`0x${one.slice(2).toUpperCase()}`)).toBeUndefined();
    }
  });

  test('fails when one letter changes its case', async () => {
    const [, , mixed = ''] = CHECKSUMMED;
    for (const [index, letter] of [...mixed].entries()) {
      if (index < 2 || !/[a-f]/i.test(letter)) continue;
      const changed = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      expect(await examineChecksum(mixed.slice(0, index) + changed + mixed.slice(index + 1))).toBe('fails');
    }
  });
});

describe('an address that looks like one used before', () => {
  test('is found among others: 200 that differ in the middle, in any case of letters', () => {
    fc.assert(
      fc.property(lookAlikes, fc.array(address, { maxLength: 5 }), ({ used, typed }, others) => {
        expect(findLookAlike(typed, [...others, used])).toBe(used);
        expect(findLookAlike(`0x${typed.slice(2).toUpperCase()}`, [used])).toBe(used);
      }),
      { numRuns: 200 },
    );
  });

  test('is none that was used itself, whatever looks like it', () => {
    fc.assert(
      fc.property(lookAlikes, ({ used, typed }) => {
        expect(findLookAlike(typed, [used, typed])).toBeUndefined();
        expect(findLookAlike(`0x${typed.slice(2).toUpperCase()}`, [used, typed])).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  test('is found with a character missing, and is none that shares nothing with it', () => {
    const used = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
    expect(findLookAlike(used.replace('f33', 'f3'), [used])).toBe(used);
    expect(findLookAlike('0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359', [used])).toBeUndefined();
  });

  test('is marked character by character where it differs', () => {
    fc.assert(
      fc.property(lookAlikes, ({ used, typed }) => {
        const parts = markDifferences(typed, used);
        expect(parts.map(({ text }) => text).join('')).toBe(typed);
        const marks = parts.flatMap(({ text, differs }) => [...text].map(() => differs));
        expect(marks).toEqual([...typed].map((one, index) => one !== used[index]));
      }),
    );
    expect(markDifferences('0x1234', '0x134')).toEqual([
      { text: '0x1', differs: false },
      { text: '2', differs: true },
      { text: '34', differs: false },
    ]);
  });
});

test('a capital X has no shape of an address, and leads to the same one', () => {
  const [mixed = ''] = CHECKSUMMED;
  expect(isBscAddress(mixed.replace('x', 'X'))).toBe(false);
  expect(toDestination(mixed.replace('x', 'X'))).toBe(mixed.toLowerCase());
});

describe('characters that no eye can tell from others', () => {
  const [own = ''] = CHECKSUMMED;

  test.each([
    ['\u200b', 'U+200B', 13],
    ['\u0430', 'U+0430', 13],
    ['\u{1d4ee}', 'U+1D4EE', 13],
  ])('%j is written as %s', (character, written, position) => {
    const typed = own.slice(0, 12) + character + own.slice(12);
    expect(spellOut(typed)).toBe(own.slice(0, 12) + written + own.slice(12));
    expect(findForeignCharacter(typed)).toEqual({ position, written });
    expect(findLookAlike(typed, [own.toLowerCase()])).toBe(own.toLowerCase());
    expect(markDifferences(typed, own)).toEqual([
      { text: own.slice(0, 12), differs: false },
      { text: character, differs: true },
      { text: own.slice(12), differs: false },
    ]);
  });

  test('the first that no address has is found, an O as well; of what is no address at all none', () => {
    expect(findForeignCharacter(own.replace('00', 'OO'))).toEqual({ position: 9, written: 'O' });
    expect(findForeignCharacter('0\u0445123')).toEqual({ position: 2, written: 'U+0445' });
    for (const one of [own, own.slice(0, 5), '', 'somewhere'])
      expect(findForeignCharacter(one)).toBeUndefined();
  });
});

test('capital letters make no other destination of an address', () => {
  for (const one of CHECKSUMMED) expect(toDestination(one)).toBe(one.toLowerCase());
  expect(toDestination('Somewhere')).toBe('Somewhere');
});
