import { DAY_MS } from '#src/domain/durations.ts';
import type { Member } from '../database/models';
import { logRegistration } from '../operations/registration';
import type { Store } from '../operations/store';
import { type Interruptible, inSteps, scale } from '../slices';
import { applyEvent } from './applyEvent';
import { buildMembers, type MemberPlan, MIN_MEMBERS, planMembers } from './members';
import { planEvents } from './planEvents';
import { Random } from './random';
import type { SeedEvent } from './seedEvent';
import type { NewTables } from './tablesStore';

/** A member who has moved no money of their own for longer is inactive. */
const INACTIVE_AFTER_MS = 30 * DAY_MS;

/** The same three values always give the same world. */
interface SeedOptions {
  readonly seed: number;
  /** at least MIN_MEMBERS */
  readonly members: number;
  /** the present of the world, in milliseconds since 1970: all history lies before it */
  readonly now: number;
}

function deactivateMembers(
  plans: readonly MemberPlan[],
  members: readonly Member[],
  events: readonly SeedEvent[],
  now: number,
): void {
  const lastEvents = members.map(() => 0);
  for (const { member, at } of events) lastEvents[member] = at;
  members.forEach((member, index) => {
    const isOverdue = now - (lastEvents[index] ?? 0) > INACTIVE_AFTER_MS;
    if (isOverdue || plans[index]?.script?.status === 'inactive') member.status = 'inactive';
  });
}

/** How far the work is when members exist, and when what they do is planned. */
const MEMBERS_SHARE = 0.2;
const EVENTS_SHARE = 0.4;

/**
 * Generates a world into empty tables and their store: members, their matrix and a year of money events. Throws a RangeError for too few
 * members.
 */
export function* buildWorld(
  { seed, members: count, now }: SeedOptions,
  tables: NewTables,
  store: Store,
): Interruptible<void> {
  if (!Number.isSafeInteger(count) || count < MIN_MEMBERS) {
    throw new RangeError(`a world needs at least ${MIN_MEMBERS} members`);
  }
  const random = new Random(seed);
  const plans = planMembers(count, now);
  const members = yield* scale(buildMembers(plans, random), 0, MEMBERS_SHARE);
  tables.member.push(...members);
  const register = inSteps(members, (member) => logRegistration(store, member));
  yield* scale(register, MEMBERS_SHARE, MEMBERS_SHARE);
  const events = yield* scale(planEvents(plans, members, now, random), MEMBERS_SHARE, EVENTS_SHARE);
  const context = { store, members, random, now };
  const apply = inSteps(events, (event) => applyEvent(event, context));
  yield* scale(apply, EVENTS_SHARE, 1);
  deactivateMembers(plans, members, events, now);
}
