import { createId } from '../database/ids';
import type { Member } from '../database/models';
import { getCreditedParents } from '../operations/donation';
import { PARENT_PERCENTS, percentOf, SPONSOR_PERCENT } from '../rules/donation';
import { balanceAccount, EXTERNAL_ACCOUNT, getAccountId, PROGRAMME_ACCOUNT } from '../rules/ledger';
import type { World } from './world';

/** An account of the ledger: a member's earnings or impact balance, or one of the provider's own. */
export interface NamedAccount {
  readonly kind: 'earnings' | 'impact' | 'outside' | 'programme';
  /** the member's name; null for the provider's own */
  readonly member: string | null;
}

/** What somebody gets of a donation, in units. */
interface Credit {
  readonly name: string;
  /** as the sponsor of the donor, and so many levels above in the matrix; 0 for not above within reach */
  readonly isSponsor: boolean;
  readonly level: number;
  readonly percent: number;
  readonly units: number;
  /** what the percentage comes to; more than `units` where the earning threshold was reached */
  readonly full: number;
}

export interface LastMovement {
  /** the id of its posting in the ledger */
  readonly id: string;
  readonly kind: 'deposit' | 'donation' | 'transfer' | 'withdrawal' | 'refund';
  /** who moved it, and to whom a transfer went */
  readonly member: string;
  readonly recipient: string | null;
  /** units */
  readonly amount: number;
  /** of a donation: who can get a part of it, from the nearest to the donor upwards */
  readonly credits: readonly Credit[];
  /** the pairs of the ledger, whose units add up to the amount */
  readonly pairs: readonly {
    readonly from: NamedAccount;
    readonly to: NamedAccount;
    readonly units: number;
  }[];
}

function nameAccount({ store }: World, account: string): NamedAccount {
  if (account === getAccountId(EXTERNAL_ACCOUNT)) return { kind: 'outside', member: null };
  if (account === getAccountId(PROGRAMME_ACCOUNT)) return { kind: 'programme', member: null };
  const [memberId = '', kind] = account.split(':');
  return { kind: kind === 'balance' ? 'earnings' : 'impact', member: store.getMember(memberId).name };
}

/** Who can get a part of a donation, the sponsor at the place in the matrix, or first where it is not above. */
function listCredits(
  { store }: World,
  donor: Readonly<Member>,
  amount: number,
  received: ReadonlyMap<string, number>,
): Credit[] {
  const parents = getCreditedParents(store, donor);
  const sponsor = donor.sponsor_id === null ? undefined : store.getMember(donor.sponsor_id);
  const isAbove = parents.some(({ id }) => id === sponsor?.id);
  const receivers = [
    ...(sponsor && !isAbove ? [{ member: sponsor, level: 0 }] : []),
    ...parents.map((member, index) => ({ member, level: index + 1 })),
  ];
  return receivers.map(({ member, level }) => {
    const isSponsor = member.id === sponsor?.id;
    const shares = [isSponsor ? SPONSOR_PERCENT : 0, PARENT_PERCENTS[level - 1] ?? 0];
    return {
      name: member.name,
      isSponsor,
      level,
      percent: shares.reduce((sum, share) => sum + share, 0),
      units: received.get(getAccountId(balanceAccount(member.id))) ?? 0,
      full: shares.reduce((sum, share) => sum + percentOf(amount, share), 0),
    };
  });
}

/** The latest movement of money in the world, whoever made it; null in a world without any. */
export function readLastMovement(world: World): LastMovement | null {
  const { database } = world;
  const id = createId('posting', database.posting.count());
  const posting = database.posting.findFirst({ where: { id: { equals: id } } });
  if (!posting) return null;
  const pairs = posting.units.map((units, index) => ({
    from: nameAccount(world, posting.from[index] ?? ''),
    to: nameAccount(world, posting.to[index] ?? ''),
    units,
  }));
  const [first] = pairs;
  if (!first) return null;
  const amount = posting.units.reduce((sum, units) => sum + units, 0);
  const moved = { id, amount, recipient: null, credits: [], pairs };
  const donation = database.donation.findFirst({ where: { id: { equals: posting.reference } } });
  if (donation) {
    const donor = world.store.getMember(donation.member_id);
    const received = new Map(posting.to.map((account, index) => [account, posting.units[index] ?? 0]));
    const credits = listCredits(world, donor, amount, received);
    return { ...moved, kind: 'donation', member: donor.name, credits };
  }
  if (first.from.kind === 'outside') {
    const kind = first.to.kind === 'earnings' ? 'refund' : 'deposit';
    return { ...moved, kind, member: first.to.member ?? '' };
  }
  if (first.to.kind === 'outside') return { ...moved, kind: 'withdrawal', member: first.from.member ?? '' };
  return { ...moved, kind: 'transfer', member: first.from.member ?? '', recipient: first.to.member };
}
