import { toUnits } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import { PARENT_PERCENTS } from '../rules/donation';
import type { World } from '../world/world';
import { worldPopulation } from './population';
import { createRandom, donateFrom, getMissingDonation, join, pickUsualDonation } from './worldEvents';

export type DownlineEvent = 'joins' | 'donates' | 'reachesStage';

/** What a member of the team has done: a name, an amount in dollars, and the stage that was reached. */
export interface DownlineNews {
  readonly name: string;
  readonly dollars: number;
  readonly stage: number;
}

/** The members that a member earns from: whom they have referred, and the five levels below, the nearest first. */
function getEarningTeam(world: World, memberId: string): readonly Readonly<Member>[] {
  const { getChildren, store } = worldPopulation(world);
  const referred = world.database.member.findMany({ where: { sponsor_id: { equals: memberId } } });
  const team = new Set(referred.map(({ id }) => id));
  let level = getChildren(memberId);
  for (let depth = 0; depth < PARENT_PERCENTS.length; depth++) {
    for (const id of level) team.add(id);
    level = level.flatMap((id) => getChildren(id));
  }
  return [...team].map((id) => store.getMember(id));
}

/** Lets something happen in the team of a member; undefined when there is nobody who could do it. */
export function happenBelow(
  world: World,
  member: Readonly<Member>,
  event: DownlineEvent,
): DownlineNews | undefined {
  const occasion = { random: createRandom(), at: world.clock.now() };
  if (event === 'joins') {
    const { name } = join(worldPopulation(world), member.id, occasion);
    return { name, dollars: 0, stage: 0 };
  }
  const team = getEarningTeam(world, member.id);
  const able = event === 'donates' ? team : team.filter((one) => getMissingDonation(one) !== undefined);
  const [donor] = able;
  if (!donor) return undefined;
  const amount =
    (event === 'reachesStage' ? getMissingDonation(donor) : undefined) ??
    pickUsualDonation(donor.stage, occasion.random);
  donateFrom(world.store, donor.id, amount, occasion);
  const { name, stage } = world.store.getMember(donor.id);
  return { name, dollars: amount / toUnits(1), stage };
}
