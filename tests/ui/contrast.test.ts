import { describe, expect, test } from 'vitest';
import { dark, light } from '#src/theme/palettes.ts';
import { CONTROLS, contrast, pairs, TEXT } from './contrast';

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_name, palette) => {
  test.each(pairs(TEXT))('%s can be read on %s', (over, ground) => {
    expect(contrast(palette[over], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(CONTROLS))('%s can be told from %s', (over, ground) => {
    expect(contrast(palette[over], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
