/** By level: on both sides of where the colour of initials changes, and the last. */
const STAGES = [1, 5, 6, 10];

const node = (name: string, parent_id: string | undefined, level: number, position?: string) => ({
  _id: name,
  parent_id,
  name,
  level,
  position,
  stage: STAGES[level],
  status: level === 2 ? 'inactive' : 'active',
});
/**
 * All of them are in view, however the view has moved; they are listed in another order than they are drawn in, and some
 * names have characters of several parts, a mark that turns the direction round, and a line break.
 */
export const SMALL_TEAM = [
  node('Ben', undefined, 1),
  node('\u{1f469}\u200d\u{1f467} Hana', 'Ben', 2, 'RIGHT'),
  node('\u202eGus\nGreen', 'Ben', 2, 'LEFT'),
  node('Anna', undefined, 1, 'Left'),
  node('E\u0301mil', 'Anna', 2, 'Right'),
  node('Dora', 'Anna', 2, 'CENTER'),
  node('Cleo & <Co>', 'Anna', 2, 'left'),
  node('Finn', 'Dora', 3),
  // Whose address is in other letters than in the profile, and has no code beside it.
  { ...node('Miguel', undefined, 0), email: 'MEMBER@Example.com' },
];
