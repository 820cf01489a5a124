import { firstNames, lastNames } from 'virtual:name-pools';
import type { Member } from '../database/models';
import { newMember } from '../operations/newMember';
import { MatrixPlacement } from '../rules/matrix';
import {
  digestPasscode,
  NO_PASSCODE,
  newPrivateKey,
  newReferralCode,
  newWalletAddress,
} from '../rules/secrets';
import { personaIndex, personas } from './personas';
import type { Random } from './random';
import { idOf, PREFIXES } from './tablesStore';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Those that the personas' stories are about: the first to join, two days apart. */
const EARLY_MEMBERS = 9;
/** The team that the persona called member referred. */
const REFERRED_BY_MEMBER = { from: 4, to: 6 };

/** When the member at `index` joined: more and more over the year, the newcomer a few hours ago. */
function joinedAt(index: number, members: number, now: number): number {
  if (index === personaIndex('newcomer', members)) return now - 3 * HOUR;
  if (index < EARLY_MEMBERS) return now - (420 - 2 * index) * DAY - index * HOUR;
  const portion = (index - EARLY_MEMBERS) / Math.max(1, members - EARLY_MEMBERS);
  return Math.round(now - 2 * DAY - (1 - portion ** 0.7) * 400 * DAY);
}

/** Who referred the member at `index`: a few refer many, most refer few. */
function sponsorOf(index: number, random: Random): number {
  if (index >= REFERRED_BY_MEMBER.from && index <= REFERRED_BY_MEMBER.to) return personaIndex('member', 0);
  if (index < EARLY_MEMBERS || random.chance(0.08)) return 0;
  const luck = random.below(10_000) / 10_000;
  return Math.floor(index * luck * luck);
}

function nameOf(index: number, random: Random): { name: string; email: string } {
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}${index}@example.com`.toLowerCase(),
  };
}

/** All members of a new world in the order of joining, placed in the matrix, before any money has moved. */
export function buildMembers(members: number, now: number, random: Random): Member[] {
  const childrenOf = new Map<string, string[]>();
  const placement = new MatrixPlacement((id) => childrenOf.get(id) ?? []);
  const personaAt = new Map(personas.map((persona) => [personaIndex(persona.id, members), persona]));
  const codes = new Set<string>();
  const freshCode = () => {
    let code = newReferralCode(random.below);
    while (codes.has(code)) code = newReferralCode(random.below);
    codes.add(code);
    return code;
  };
  return Array.from({ length: members }, (_, index) => {
    const id = idOf(PREFIXES.member, index + 1);
    const persona = personaAt.get(index);
    const sponsorId = index === 0 ? null : idOf(PREFIXES.member, sponsorOf(index, random) + 1);
    const place = sponsorId === null ? null : placement.firstOpen(sponsorId);
    if (place) childrenOf.set(place.parentId, [...(childrenOf.get(place.parentId) ?? []), id]);
    const salt = newReferralCode(random.below);
    const naming = persona
      ? { name: persona.name, email: `${persona.id}@example.com` }
      : nameOf(index, random);
    const member = newMember({
      id,
      ...naming,
      userPk: persona?.identifier ?? newPrivateKey(random.below),
      passcodeSalt: salt,
      passcodeDigest: persona ? digestPasscode(persona.passcode, salt) : NO_PASSCODE,
      referralCode: freshCode(),
      sponsorId,
      place,
      joinedAt: joinedAt(index, members, now),
    });
    const hasWallet = persona ? persona.id !== 'newcomer' : random.chance(0.6);
    return hasWallet ? { ...member, wallet_address: newWalletAddress(random.below) } : member;
  });
}
