import { dark } from '#src/theme/palettes.ts';

/** The last stage of the programme, which has the strongest fill; stages beyond it have the same. */
export const MAX_STAGE = 10;
/** From this stage on initials are dark. */
const FIRST_LIGHT_STAGE = 6;

const readChannels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two as `#rrggbb`; `part` of the second, from 0 to 1. */
function mix(one: string, other: string, part: number): string {
  const to = readChannels(other);
  const mixed = readChannels(one).map((from, index) =>
    Math.round(from + ((to[index] ?? from) - from) * part),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

type StageColors = readonly [fill: string, ink: string];

/** By stage: thousands of members use them. */
const COLORS = Array.from(
  { length: MAX_STAGE + 1 },
  (_, stage): StageColors => [
    mix(dark.surface, dark.accent, 0.08 + (stage / MAX_STAGE) * 0.92),
    stage >= FIRST_LIGHT_STAGE ? dark.accentInk : dark.ink,
  ],
);
const UNKNOWN: StageColors = [dark.surface, dark.ink];

/** Fill and initial of a member by stage, on the graph's dark ground; of their own for a stage that is not told. */
export const getStageColors = (stage: number | undefined): StageColors =>
  (stage === undefined ? undefined : COLORS[Math.min(stage, MAX_STAGE)]) ?? UNKNOWN;
