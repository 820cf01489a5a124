import { MINUTE_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import type { Provider } from '../provider';
import { PARENT_PERCENTS } from '../rules/donation';
import { WITHDRAWAL_COMPLETED_AFTER_MS, WITHDRAWAL_PROCESSING_AFTER_MS } from '../rules/limits';
import { COMPLETED, getStatusAt, PENDING } from '../rules/settlement';
import { keepSessionsSince, sendResetMail } from '../server/sessions';
import type { OnProgress } from '../slices';
import type { RecordOptions, World } from '../world/world';
import { LATEST_MOMENT } from '../world/worldDefinition';
import { worldPopulation } from './population';
import {
  getLongestSpan,
  isBehind,
  MomentTooFarError,
  needsNewBase,
  simulateIntoNewBase,
  simulateUntil,
} from './simulateWorld';
import { createRandom, donateFrom, getMissingDonation, join, pickUsualDonation } from './worldEvents';

export type DownlineEvent = 'joins' | 'donates' | 'reachesStage';

/** What a member of the team has done: a name, an amount in dollars, and the stage that was reached. */
interface DownlineNews {
  readonly name: string;
  readonly dollars: number;
  readonly stage: number;
}

interface MoveOptions {
  readonly onProgress?: OnProgress | undefined;
  readonly continues?: boolean;
}

export interface TimeControls {
  /** Provider time, in milliseconds since 1970. */
  readonly now: () => number;
  /** How many times faster than real time it passes. */
  readonly getRate: () => number;
  setRate(rate: number): Promise<void>;
  /** Moves provider time forward, in milliseconds, and nothing else: sessions grow older with it. */
  advance(milliseconds: number): Promise<void>;
  /**
   * Moves provider time to a later moment, lets members join and donate until then, and leaves who is signed in so. With
   * `continues`, that and the move before it are undone together. Rejects with a RangeError for an earlier moment, and with a MomentTooFarError.
   */
  moveTo(time: number, options?: MoveOptions): Promise<void>;
  /** Lets members join and donate until now, and leaves who is signed in so. Returns whether anything was due. */
  catchUp(): Promise<boolean>;
  /**
   * Moments before `until` at which withdrawals of this member that complete until then can be seen as Processing.
   * Rejects with a MomentTooFarError, so that no way is begun that does not lead there.
   */
  findSettlements(userPk: string, until: number): Promise<readonly number[]>;
  /** Lets something happen in the team of this member; undefined when there is nobody who could do it. */
  happenBelow(userPk: string, event: DownlineEvent): Promise<DownlineNews | undefined>;
  /** Sends this member the e-mail with a link to choose a new passcode. */
  sendMail(userPk: string): Promise<void>;
}

/** Time goes on while it is seen. */
const SEEN_MS = 5 * MINUTE_MS;

type FindMember = (world: World, userPk: string) => Readonly<Member>;

function findSettlements(world: World, memberId: string, until: number): readonly number[] {
  const { database, clock } = world;
  const now = clock.now();
  const windows = database.transaction
    .findMany({ where: { member_id: { equals: memberId }, type: { equals: 'Withdrawal' } } })
    .filter((row) => getStatusAt(row, now) === PENDING && getStatusAt(row, until) === COMPLETED)
    .map(({ created_at }) => ({
      from: created_at + WITHDRAWAL_PROCESSING_AFTER_MS,
      to: created_at + WITHDRAWAL_COMPLETED_AFTER_MS,
    }))
    .sort((a, b) => a.to - b.to);
  const stops: number[] = [];
  for (const { from, to } of windows) {
    const last = stops.at(-1);
    if (last === undefined || last < from) stops.push(to - SEEN_MS);
  }
  return stops;
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

function happenBelow(world: World, member: Readonly<Member>, event: DownlineEvent): DownlineNews | undefined {
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

export function createTimeControls(
  { world, transactions: { read, write, writeInSlices }, replaceWorld }: Provider,
  findMember: FindMember,
): TimeControls {
  const simulate = async (
    getTime: () => number,
    moveClock = () => {},
    { onProgress, ...kind }: Pick<MoveOptions, 'onProgress'> & RecordOptions = {},
  ) => {
    if (!needsNewBase(world, getTime())) {
      return writeInSlices(() => simulateUntil(world, getTime(), moveClock, kind), onProgress);
    }
    await replaceWorld((recordUndo) => {
      const begin = () => {
        moveClock();
        recordUndo(kind.continues);
      };
      return writeInSlices(() => simulateIntoNewBase(world, getTime(), begin), onProgress);
    });
  };
  const requireReachable = (time: number): void => {
    const longest = getLongestSpan(world.database.member.count());
    const latest = Math.min(world.livedUntil + longest, LATEST_MOMENT);
    if (time > latest) throw new MomentTooFarError(latest);
  };
  return {
    now: () => world.clock.now(),
    getRate: () => world.clock.rate,
    async setRate(rate) {
      await simulate(() => world.clock.now(), undefined, { simulated: true });
      await write(() => {
        world.clock.rate = rate;
      });
    },
    advance: (milliseconds) => write(() => world.clock.advance(milliseconds)),
    async moveTo(time, options) {
      if (!(time >= world.clock.now())) throw new RangeError('provider time only goes forward');
      requireReachable(time);
      // It goes on meanwhile.
      const moveClock = () => {
        const before = world.clock.now();
        world.clock.advance(Math.max(0, time - before));
        keepSessionsSince(world, before);
      };
      await simulate(() => time, moveClock, options);
    },
    async catchUp() {
      world.leaveOutUnseen();
      if (!isBehind(world.livedUntil, world.clock.now())) return false;
      await simulate(
        () => world.clock.now(),
        () => keepSessionsSince(world, world.livedUntil),
        { simulated: true },
      );
      return true;
    },
    findSettlements: (userPk, until) =>
      read(() => {
        requireReachable(until);
        return findSettlements(world, findMember(world, userPk).id, until);
      }),
    happenBelow: (userPk, event) => write(() => happenBelow(world, findMember(world, userPk), event)),
    sendMail: (userPk) => write(() => sendResetMail(world, findMember(world, userPk))),
  };
}
