import type { TeamMember } from '#src/contract/team.ts';
import { buildTeam } from './teamTree';

/** What the session says of the signed-in member. */
export type Identity = Partial<Pick<TeamMember, 'name' | 'email' | 'referral_code'>>;

/** A team, whatever list it comes as: with or without the member (D66), levels from any number (D65). */
export interface TeamList {
  /** the signed-in member: their row, or what the session says */
  readonly self: TeamMember;
  readonly isSelfListed: boolean;
  /** everybody else, in the provider's order; level 1 is directly below the member, undefined is not said */
  readonly downlines: readonly TeamMember[];
}

const isSameAddress = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase();

/** The member's own row: by e-mail address or code, else the only one at the top that has nothing to compare. */
function findSelf(members: readonly TeamMember[], { email, referral_code }: Identity) {
  const own = members.find(
    (member) =>
      isSameAddress(member.email, email) ||
      (member.referral_code !== undefined && member.referral_code === referral_code),
  );
  if (own) return own;
  const [top, ...others] = members.filter(({ level, parent_id }) =>
    level === undefined ? parent_id === undefined : level === 0,
  );
  const isComparable =
    (email !== undefined && top?.email !== undefined) ||
    (referral_code !== undefined && top?.referral_code !== undefined);
  return others.length > 0 || isComparable ? undefined : top;
}

/** The level that the member has, or would have, where levels are counted as in a list. */
function getOwnLevel(self: TeamMember | undefined, downlines: readonly TeamMember[]): number {
  const below = downlines.reduce(
    (least, { level }) => (level === undefined ? least : Math.min(least, level)),
    Number.POSITIVE_INFINITY,
  );
  return Math.min(self?.level ?? below, below - 1);
}

const withLevel = (member: TeamMember, level: number | undefined): TeamMember =>
  member.level === level ? member : { ...member, level };

/** Whether a list says who is placed below whom. Direct downlines alone need no more than their level for it (D67). */
export function hasStructure({ self, downlines }: Pick<TeamList, 'self' | 'downlines'>): boolean {
  const ids = new Set(downlines.map(({ _id }) => _id)).add(self._id);
  return (
    downlines.every(({ level }) => level === 1) ||
    downlines.some(({ _id, parent_id }) => parent_id !== undefined && parent_id !== _id && ids.has(parent_id))
  );
}

/** Reads the whole team. A level that is absent follows from the structure, if there is one. */
export function readTeam(members: readonly TeamMember[], identity: Identity): TeamList {
  const own = findSelf(members, identity);
  const { name, email, referral_code } = identity;
  const self = own ?? { _id: getFreeId(members), name, email, referral_code };
  const others = own ? members.filter((member) => member !== own) : members;
  const ownLevel = getOwnLevel(own, others);
  const downlines = others.map((member) =>
    withLevel(member, member.level === undefined ? undefined : member.level - ownLevel),
  );
  const list = { self, isSelfListed: own !== undefined, downlines };
  if (downlines.every(({ level }) => level !== undefined) || !hasStructure(list)) return list;
  const tree = buildTeam([self, ...downlines], self);
  return {
    ...list,
    downlines: downlines.map((member) =>
      withLevel(member, member.level ?? tree?.nodes.get(member._id)?.level),
    ),
  };
}

function getFreeId(members: readonly TeamMember[]): string {
  const ids = new Set(members.map(({ _id }) => _id));
  let id = 'self';
  while (ids.has(id)) id += '+';
  return id;
}

/** What a filter of the provider leaves of a team, without the member. */
export interface TeamPart {
  readonly downlines: readonly TeamMember[];
  /** false: levels are undefined that the whole team would show */
  readonly isComplete: boolean;
}

/** Reads a filtered team. Its levels are those of the whole team, unless the member's own row is among it. */
export function readPart(
  part: readonly TeamMember[],
  identity: Identity,
  whole: TeamList | undefined,
): TeamPart {
  const ownId = whole?.isSelfListed ? whole.self._id : undefined;
  const own = whole ? part.find(({ _id }) => _id === ownId) : findSelf(part, identity);
  const others = part.filter((member) => member !== own);
  const ownLevel = own?.level;
  if (ownLevel !== undefined && others.every(({ level = ownLevel }) => level > ownLevel)) {
    const downlines = others.map((member) => withLevel(member, (member.level ?? ownLevel) - ownLevel));
    return { downlines, isComplete: true };
  }
  const levels = new Map(whole?.downlines.map(({ _id, level }) => [_id, level]));
  return {
    downlines: others.map((member) => withLevel(member, levels.get(member._id))),
    isComplete: whole !== undefined || others.length === 0,
  };
}

/** The members that do not contradict a filter: a provider may ignore it, or leave out the field (D68). */
export const filterDownlines = (
  downlines: readonly TeamMember[],
  { stage, status }: { readonly stage?: string | undefined; readonly status?: string | undefined },
): readonly TeamMember[] =>
  downlines.filter(
    (member) =>
      (stage === undefined || member.stage === undefined || member.stage === Number(stage)) &&
      (status === undefined || member.status === undefined || member.status === status),
  );
