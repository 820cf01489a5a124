import { color, radius, touchTarget } from '#src/theme/tokens.css.ts';

/** What every field to type in or to choose from looks like. */
export const inputFrame = {
  width: '100%',
  minHeight: touchTarget,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.ink,
} as const;
