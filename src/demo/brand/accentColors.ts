import { dark, light, type Palette } from '#src/theme/palettes.ts';

const MIN_TEXT_CONTRAST = 4.5;
/** Steps in which a colour is made darker or lighter, in percent. */
const STEP = 1;

interface Hsl {
  /** degrees */
  readonly hue: number;
  /** percent */
  readonly saturation: number;
  readonly lightness: number;
}

const toChannels = (hex: string): readonly [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

function toHsl(hex: string): Hsl {
  const [red, green, blue] = toChannels(hex);
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = max - min;
  const lightness = (max + min) / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness: lightness * 100 };
  const sector =
    max === red
      ? ((green - blue) / range + 6) % 6
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return {
    hue: sector * 60,
    saturation: (range / (1 - Math.abs(2 * lightness - 1))) * 100,
    lightness: lightness * 100,
  };
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const share = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value = lightness / 100 - share * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** WCAG 2.2 relative luminance. */
function getLuminance(hex: string): number {
  const [red, green, blue] = toChannels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function getContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour, made darker or lighter until it can be read on, or under, all of the others. */
function adjust(colour: Hsl, others: readonly string[], direction: 1 | -1): Hsl {
  let { lightness } = colour;
  const isReadable = () =>
    others.every((other) => getContrast(toHex({ ...colour, lightness }), other) >= MIN_TEXT_CONTRAST);
  while (!isReadable() && lightness > 0 && lightness < 100) {
    lightness = Math.min(100, Math.max(0, lightness + direction * STEP));
  }
  return { ...colour, lightness };
}

const ACCENT_ROLES = [
  'accent',
  'accentStrong',
  'accentInk',
  'accentSoft',
  'focus',
  'panel',
  'panelInk',
  'panelLine',
] as const satisfies readonly (keyof Palette)[];
export type AccentColors = Readonly<Record<(typeof ACCENT_ROLES)[number], string>>;

interface Tones {
  readonly palette: Palette;
  readonly direction: 1 | -1;
  readonly range: readonly [number, number];
  readonly soft: readonly [saturation: number, lightness: number];
  readonly ink: number;
  readonly panel: readonly [panel: number, line: number];
}

const TONES: Readonly<Record<'light' | 'dark', Tones>> = {
  light: { palette: light, direction: -1, range: [12, 42], soft: [30, 92], ink: 100, panel: [17, 30] },
  dark: { palette: dark, direction: 1, range: [62, 82], soft: [25, 14], ink: 8, panel: [11, 22] },
};

function derive(hex: string, { palette, direction, range, soft, ink, panel }: Tones): AccentColors {
  const given = toHsl(hex);
  const within = (most: number, lightness: number): string =>
    toHex({ ...given, saturation: Math.min(given.saturation, most), lightness });
  const accentSoft = within(...soft);
  const accentInk = within(60, ink);
  const grounds = [
    palette.canvas,
    palette.surface,
    palette.raised,
    palette.warningSoft,
    accentSoft,
    accentInk,
  ];
  const start = { ...given, lightness: Math.min(range[1], Math.max(range[0], given.lightness)) };
  const accent = adjust(start, grounds, direction);
  const strong = { ...accent, lightness: Math.min(100, Math.max(0, accent.lightness + direction * 6)) };
  const [panelTone, lineTone] = panel;
  return {
    accent: toHex(accent),
    accentStrong: toHex(strong),
    accentInk,
    accentSoft,
    focus: toHex(accent),
    panel: within(60, panelTone),
    panelInk: within(20, 94),
    panelLine: within(50, lineTone),
  };
}

/** The colours of both themes from one, `#rrggbb`, each as readable as those that they replace. */
export const deriveAccentColors = (hex: string): Readonly<Record<'light' | 'dark', AccentColors>> => ({
  light: derive(hex, TONES.light),
  dark: derive(hex, TONES.dark),
});
