import { describe, expect, test } from 'vitest';
import { fitsQrCode } from '#src/domain/qrText.ts';

describe('a QR code', () => {
  test.each([
    ['a wallet address', `0x${'a'.repeat(40)}`, true],
    ['2,953 bytes', 'x'.repeat(2953), true],
    ['2,954 bytes', 'x'.repeat(2954), false],
    ['2,954 bytes in fewer characters', 'é'.repeat(1477), false],
    ['an emoji', '😀', true],
    ['a lone surrogate', 'a\ud800', false],
  ])('of %s: %#', (_, text, fits) => {
    expect(fitsQrCode(text)).toBe(fits);
  });
});
