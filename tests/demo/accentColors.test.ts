import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveAccentColors } from '#src/demo/brand/accentColors.ts';
import { formatBrand, parseBrand } from '#src/demo/brand/brand.ts';
import { dark, light, type Palette } from '#src/theme/palettes.ts';
import { CONTROLS, contrast, pairs, TEXT } from '../ui/contrast';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('an accent colour of a customer', () => {
  test('is readable in every place of both themes, whatever it is', () => {
    const check = (palette: Palette, given: string) => {
      for (const [over, ground] of pairs(TEXT)) {
        expect(
          contrast(palette[over], palette[ground]),
          `${given}: ${over} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
      for (const [over, ground] of pairs(CONTROLS)) {
        expect(
          contrast(palette[over], palette[ground]),
          `${given}: ${over} on ${ground}`,
        ).toBeGreaterThanOrEqual(3);
      }
    };
    fc.assert(
      fc.property(colour, (given) => {
        const colors = deriveAccentColors(given);
        check({ ...light, ...colors.light }, given);
        check({ ...dark, ...colors.dark }, given);
      }),
      {
        examples: [['#ffffff'], ['#000000'], ['#ffff00'], ['#0000ff'], ['#ff0000'], ['#808080']],
        numRuns: 300,
      },
    );
  });

  test('that can be read already stays what it is', () => {
    expect(deriveAccentColors('#0055aa').light.accent).toBe('#0055aa');
  });
});

describe('a brand in an address', () => {
  test.each(['Acme', 'Acme Bank~A', 'Acme~~0055aa', 'Ärzte & Co~ÄC~ffffff'])(
    '%s is read and written alike',
    (text) => {
      const brand = parseBrand(text);
      expect(brand && formatBrand(brand)).toBe(text);
    },
  );

  test.each(['', ' ', '~A', 'A'.repeat(41), 'A~B~C~D', 'A~BCD', 'A~B~12345', 'A\u202eB'])(
    '%j is none',
    (text) => {
      expect(parseBrand(text)).toBeUndefined();
    },
  );
});
