import { DAY_MS } from '#src/domain/durations.ts';
import type { Tables } from '../database/models';
import { logRegistration } from '../operations/registration';
import { applyEvent } from './applyEvent';
import { buildMembers, type MemberPlan, MIN_MEMBERS, planMembers } from './members';
import { planEvents } from './planEvents';
import { Random } from './random';
import { emptyTables, tablesStore } from './tablesStore';

/** A member whose last donation is older may be inactive. */
const ACTIVE_AFTER_DONATION_MS = 180 * DAY_MS;

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
  { member: members, donation }: Tables,
  now: number,
  random: Random,
): void {
  const lastDonations = new Map(donation.map(({ member_id, created_at }) => [member_id, created_at]));
  members.forEach((member, index) => {
    const isOverdue = now - (lastDonations.get(member.id) ?? now) > ACTIVE_AFTER_DONATION_MS;
    const isScriptedInactive = plans[index]?.script?.status === 'inactive';
    if (isScriptedInactive || (isOverdue && random.chance(0.7))) member.status = 'inactive';
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
  for (const event of planEvents(plans, members, now, random)) {
    applyEvent(event, { store, members, membersByEmail, random, now });
  }
  deactivateMembers(plans, tables, now, random);
  return tables;
}
