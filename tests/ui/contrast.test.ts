import { describe, expect, test } from 'vitest';
import { dark, light, type Palette } from '#src/theme/palettes.ts';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** WCAG 2.2 relative luminance of `#rrggbb`. */
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

const contrast = (one: string, other: string) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

type Role = keyof Palette;

const GROUNDS: readonly Role[] = ['canvas', 'surface', 'raised'];

const TEXT: readonly (readonly [Role, readonly Role[]])[] = [
  ['ink', [...GROUNDS, 'accentSoft', 'warningSoft', 'criticalSoft']],
  ['inkMuted', GROUNDS],
  ['accent', [...GROUNDS, 'accentSoft', 'warningSoft']],
  ['accentInk', ['accent', 'accentStrong']],
  ['warning', [...GROUNDS, 'warningSoft']],
  ['critical', [...GROUNDS, 'criticalSoft']],
  ['panelInk', ['panel']],
];

const CONTROLS: readonly (readonly [Role, readonly Role[]])[] = [
  ['control', GROUNDS],
  ['focus', [...GROUNDS, 'accentSoft', 'warningSoft']],
];

const pairs = (table: typeof TEXT) =>
  table.flatMap(([over, grounds]) => grounds.map((ground) => [over, ground] as const));

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
