import { DAY_MS, HOUR_MS } from '#src/domain/durations.ts';
import { createId } from '../database/ids';
import type { Member } from '../database/models';
import { createMember } from '../operations/registration';
import { MatrixPlacement } from '../rules/matrix';
import {
  createPrivateKey,
  createReferralCode,
  createSalt,
  createWalletAddress,
  digestPasscode,
  NO_PASSCODE,
} from '../rules/secrets';
import { type Interruptible, inSteps } from '../slices';
import { earlyTeam } from './earlyTeam';
import { momentBetween } from './humanTime';
import names from './names.json' with { type: 'json' };
import type { ScriptedMember } from './persona';
import { type Persona, personas } from './personas';
import type { Random } from './random';

const firstNames = names.firstNames.split(' ');
const lastNames = names.lastNames.split(' ');

/** The smallest world: scripted members only. */
export const MIN_MEMBERS = personas.length + earlyTeam.length;

/** A member of a new world. Most have neither a script nor a persona: their identity and history are random. */
export interface MemberPlan {
  readonly joinedAt: number;
  readonly script?: ScriptedMember;
  readonly persona?: Persona;
}

/** The members of a new world in the order of joining. The rate of joining grows over the year. */
export function planMembers(members: number, now: number): MemberPlan[] {
  const scripted = [
    ...personas.map((persona) => ({ joinedAt: now - persona.joinedAgo, script: persona, persona })),
    ...earlyTeam.map((script) => ({ joinedAt: now - script.joinedAgo, script })),
  ];
  const others = members - scripted.length;
  const random = Array.from({ length: others }, (_, index) => {
    const share = ((index + 1) / (others + 1)) ** 0.7;
    return { joinedAt: momentBetween(now - 400 * DAY_MS, now - 4 * HOUR_MS, share) };
  });
  return [...scripted, ...random].sort((a, b) => a.joinedAt - b.joinedAt);
}

/** The index of a random sponsor among the members before `index`: few refer many, most refer few. */
export function pickSponsor(index: number, random: Random): number {
  if (random.chance(0.08)) return 0;
  const factor = random.below(10_000) / 10_000;
  return Math.floor(index * factor * factor);
}

export function createIdentity(index: number, random: Random): Pick<Member, 'name' | 'email'> {
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  return { name: `${first} ${last}`, email: `${first}.${last}${index}@example.com`.toLowerCase() };
}

/** All members of a new world in the order of joining, placed in the matrix, before any money has moved. */
export function* buildMembers(plans: readonly MemberPlan[], random: Random): Interruptible<Member[]> {
  const children = new Map<string, string[]>();
  const placement = new MatrixPlacement((id) => children.get(id) ?? []);
  const addChild = (parentId: string, id: string) => {
    const siblings = children.get(parentId);
    if (siblings) siblings.push(id);
    else children.set(parentId, [id]);
  };
  const idsByEmail = new Map<string, string>();
  const codes = new Set<string>();
  const createUniqueCode = (): string => {
    const code = createReferralCode(random.below);
    if (codes.has(code)) return createUniqueCode();
    codes.add(code);
    return code;
  };
  const getSponsorId = ({ script }: MemberPlan, index: number): string | null => {
    if (script?.sponsor === null) return null;
    if (script?.sponsor === undefined) return createId('member', pickSponsor(index, random) + 1);
    const id = idsByEmail.get(script.sponsor);
    if (id === undefined) throw new Error(`${script.sponsor} has not joined before a member they sponsor`);
    return id;
  };
  const members: Member[] = [];
  yield* inSteps(plans, (plan, index) => {
    const { persona, joinedAt } = plan;
    const id = createId('member', index + 1);
    const sponsorId = getSponsorId(plan, index);
    const place = sponsorId === null ? null : placement.findOpen(sponsorId);
    if (place) addChild(place.parentId, id);
    const salt = createSalt(random.below);
    const { name, email } = persona ?? createIdentity(index, random);
    if (persona) idsByEmail.set(email, id);
    const identity = {
      id,
      name,
      email,
      user_pk: persona?.identifier ?? createPrivateKey(random.below),
      passcode_salt: salt,
      passcode_digest: persona ? digestPasscode(persona.passcode, salt) : NO_PASSCODE,
      referral_code: createUniqueCode(),
      sponsor_id: sponsorId,
      joined_at: joinedAt,
    };
    const member = createMember(identity, place);
    const hasWallet = persona?.hasWallet ?? random.chance(0.6);
    if (hasWallet) member.wallet_address = createWalletAddress(random.below);
    members.push(member);
  });
  return members;
}
