import { DAY_MS, HOUR_MS } from '#src/domain/durations.ts';
import type { ScriptedMember } from './persona';
import { donateUpTo } from './seedEvent';

/** Scripted members with random identities, so that the upper stages and the team of `member` are never empty. */
export const earlyTeam: readonly ScriptedMember[] = [
  {
    joinedAgo: 418 * DAY_MS + HOUR_MS,
    sponsor: 'leader@example.com',
    events: donateUpTo(10, [388, 370, 340, 310, 280, 240, 190, 130, 70, 20]),
  },
  {
    joinedAgo: 416 * DAY_MS + 2 * HOUR_MS,
    sponsor: 'leader@example.com',
    events: donateUpTo(9, [385, 365, 330, 300, 250, 200, 140, 80, 28]),
  },
  {
    joinedAgo: 412 * DAY_MS + 4 * HOUR_MS,
    sponsor: 'member@example.com',
    events: donateUpTo(5, [290, 230, 150, 65, 3]),
  },
  {
    joinedAgo: 410 * DAY_MS + 5 * HOUR_MS,
    sponsor: 'member@example.com',
    events: donateUpTo(4, [280, 200, 130, 40]),
  },
  {
    joinedAgo: 408 * DAY_MS + 6 * HOUR_MS,
    sponsor: 'member@example.com',
    events: donateUpTo(3, [270, 190, 90]),
  },
];
