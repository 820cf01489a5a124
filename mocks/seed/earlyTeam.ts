import { DAY_MS, HOUR_MS } from '#src/domain/durations.ts';
import type { ScriptedMember } from './persona';
import { donations } from './seedEvent';

/** Scripted members with random identities, so that the upper stages and the teams of the personas are never empty. */
export const earlyTeam: readonly ScriptedMember[] = [
  {
    joinedAgo: 418 * DAY_MS + HOUR_MS,
    sponsor: 'leader@example.com',
    events: donations(`
      415: 100, 402: 250, 388: 500, 370: 1000, 340: 2500, 310: 5000, 280: 10000, 250: 5000, 222: 6000,
      195: 7000, 168: 8000, 142: 8000, 115: 9500, 89: 10500, 63: 11000, 38: 12500, 14: 12500, 2: 10000
    `),
  },
  {
    joinedAgo: 416 * DAY_MS + 2 * HOUR_MS,
    sponsor: 'leader@example.com',
    events: donations(`
      413: 100, 400: 250, 385: 500, 365: 1000, 330: 2500, 290: 5000, 230: 10000, 200: 4000, 170: 4500,
      130: 5000, 98: 5500, 60: 7000, 27: 5000, 4: 6000
    `),
  },
  {
    joinedAgo: 412 * DAY_MS + 4 * HOUR_MS,
    sponsor: 'member@example.com',
    events: donations(`
      410: 40, 381: 60, 352: 110, 323: 140, 296: 200, 268: 300, 240: 400, 212: 600, 185: 250, 156: 275,
      126: 300, 96: 350, 66: 400, 34: 425, 3: 450
    `),
  },
  {
    joinedAgo: 410 * DAY_MS + 5 * HOUR_MS,
    sponsor: 'member@example.com',
    events: donations(`
      407: 25, 376: 30, 345: 45, 314: 55, 283: 80, 250: 125, 220: 150, 190: 175, 158: 200, 120: 100,
      88: 150, 57: 200, 25: 225, 6: 100
    `),
  },
  {
    joinedAgo: 401 * DAY_MS + 6 * HOUR_MS,
    sponsor: 'unlucky@example.com',
    events: donations(`
      382: 20, 355: 20, 328: 25, 301: 35, 274: 30, 247: 30, 220: 35, 193: 40, 166: 45, 139: 70, 112: 60,
      85: 60, 58: 70, 31: 75, 4: 80
    `),
  },
];
