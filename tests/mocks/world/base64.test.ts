import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBase64, toBase64 } from '#mocks/world/base64.ts';

describe('Base64', () => {
  test('of any bytes is what the browser writes, and leads back with padding or without', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = toBase64(bytes);
        expect(text).toBe(btoa(String.fromCharCode(...bytes)));
        expect(fromBase64(text)).toEqual(bytes);
        expect(fromBase64(text.replaceAll('=', ''))).toEqual(bytes);
      }),
    );
  });

  test.each(['AA*A', 'AAAé', 'A', 'AA==AAAA', 'A===', 'AA=A'])('%s is none', (text) => {
    expect(() => fromBase64(text)).toThrow('no Base64');
  });
});
