import { font } from '#src/theme/tokens.css.ts';
import { getDisplayName, getShortName, MAX_NAME_LENGTH, shorten } from './memberLabels';

const context = document.createElement('canvas').getContext('2d');

/** A member's short name, shortened further where letters of a size are wider than the room for it; all in one unit. */
export function fitName(member: Parameters<typeof getDisplayName>[0], size: number, room: number): string {
  let name = getShortName(member);
  if (!context) return name;
  context.font = `${size}px ${font}`;
  for (let most = MAX_NAME_LENGTH - 1; most > 1 && context.measureText(name).width > room; most -= 1)
    name = shorten(getDisplayName(member), most);
  return name;
}
