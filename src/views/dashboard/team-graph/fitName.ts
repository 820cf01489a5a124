import type { createTextMeasure } from '../chart/textWidth';
import { getDisplayName, getShortName, MAX_NAME_LENGTH, shorten } from './memberLabels';

type Measure = ReturnType<typeof createTextMeasure>;

/** A member's short name, shortened further where it is wider than the room for it, in the unit of the measure. */
export function fitName(
  member: Parameters<typeof getDisplayName>[0],
  measure: Measure,
  room: number,
): string {
  let name = getShortName(member);
  for (let most = MAX_NAME_LENGTH - 1; most > 1 && measure(name) > room; most -= 1)
    name = shorten(getDisplayName(member), most);
  return name;
}
