import type { Palette } from '#src/theme/palettes.ts';

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** WCAG 2.2 relative luminance of `#rrggbb`. */
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** WCAG 2.2 contrast ratio of two colours `#rrggbb`. */
export const contrast = (one: string, other: string) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

type Role = keyof Palette;

const GROUNDS: readonly Role[] = ['canvas', 'surface', 'raised'];

/** Text, and what it is read on: 4.5:1. */
export const TEXT: readonly (readonly [Role, readonly Role[]])[] = [
  ['ink', [...GROUNDS, 'accentSoft', 'warningSoft', 'criticalSoft']],
  ['inkMuted', GROUNDS],
  ['accent', [...GROUNDS, 'accentSoft', 'warningSoft']],
  ['positive', [...GROUNDS, 'positiveSoft']],
  ['accentInk', ['accent', 'accentStrong']],
  ['warning', [...GROUNDS, 'warningSoft']],
  ['critical', [...GROUNDS, 'criticalSoft']],
  ['panelInk', ['panel']],
];

/** Borders and focus rings: 3:1. */
export const CONTROLS: readonly (readonly [Role, readonly Role[]])[] = [
  ['control', GROUNDS],
  ['focus', [...GROUNDS, 'accentSoft', 'warningSoft']],
];

export const pairs = (table: typeof TEXT) =>
  table.flatMap(([over, grounds]) => grounds.map((ground) => [over, ground] as const));
