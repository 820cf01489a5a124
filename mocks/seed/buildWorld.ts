import { DAY_MS } from '#src/domain/durations.ts';
import type { Member, Tables } from '../database/models';
import { logRegistration } from '../operations/registration';
import { applyEvent } from './applyEvent';
import { buildMembers, type MemberPlan, MIN_MEMBERS, planMembers } from './members';
import { planEvents } from './planEvents';
import { Random } from './random';
import type { SeedEvent } from './seedEvent';
import { emptyTables, tablesStore } from './tablesStore';

/** A member who has moved no money of their own for longer is inactive. */
const INACTIVE_AFTER_MS = 30 * DAY_MS;

/** The same three values always give the same world. */
export interface SeedOptions {
  readonly seed: number;
  /** at least MIN_MEMBERS; the default is 1,000 */
  readonly members?: number;
  /** the present of the world, in milliseconds since 1970: all history lies before it */
  readonly now: number;
}

function deactivateMembers(
  plans: readonly MemberPlan[],
  members: readonly Member[],
  events: readonly SeedEvent[],
  now: number,
): void {
  const lastEvents = new Map(events.map(({ member, at }) => [member, at]));
  members.forEach((member, index) => {
    const isOverdue = now - (lastEvents.get(index) ?? 0) > INACTIVE_AFTER_MS;
    if (isOverdue || plans[index]?.script?.status === 'inactive') member.status = 'inactive';
  });
}

/** Generates a world: members, their matrix and a year of money events. Throws a RangeError for too few members. */
export function buildWorld({ seed, members: count = 1000, now }: SeedOptions): Tables {
  if (!Number.isSafeInteger(count) || count < MIN_MEMBERS) {
    throw new RangeError(`a world needs at least ${MIN_MEMBERS} members`);
  }
  const random = new Random(seed);
  const tables = emptyTables();
  const plans = planMembers(count, now);
  const members = buildMembers(plans, random);
  tables.member = members;
  const store = tablesStore(tables);
  for (const member of members) logRegistration(store, member);
  const membersByEmail = new Map(members.map((member) => [member.email, member]));
  const events = planEvents(plans, members, now, random);
  for (const event of events) applyEvent(event, { store, members, membersByEmail, random, now });
  deactivateMembers(plans, members, events, now);
  return tables;
}
