import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64 } from '#mocks/world/base64.ts';

function decode(text: string): Uint8Array | 'none' {
  try {
    return fromBase64(text);
  } catch {
    return 'none';
  }
}

test('Base64 that the browser reads itself is read and refused as without that, spaces too', () => {
  const { fromBase64: native } = Uint8Array;
  expect(native).toBeDefined();
  const texts = fc.string({ unit: fc.constantFrom(...'AQz09+/=- \n\uFEFFé'), maxLength: 12 });
  try {
    fc.assert(
      fc.property(texts, (text) => {
        Reflect.set(Uint8Array, 'fromBase64', native);
        const read = decode(text);
        Reflect.set(Uint8Array, 'fromBase64', undefined);
        expect(read).toEqual(decode(text));
      }),
      { numRuns: 2000 },
    );
  } finally {
    Reflect.set(Uint8Array, 'fromBase64', native);
  }
});
