import { MINUTE_MS } from '#src/domain/durations.ts';
import type { Row } from '../database/models';
import { settleDeposit } from '../operations/deposit';
import { getRemainingEarnings } from '../rules/donation';
import { DEPOSIT_CREDITED_AFTER_MS } from '../rules/limits';
import { MatrixPlacement } from '../rules/matrix';
import { LAST_STAGE } from '../rules/stages';
import { getShareOfWeek } from '../seed/humanTime';
import { pickSponsor } from '../seed/members';
import { personaKeys } from '../seed/personas';
import { Random } from '../seed/random';
import type { Interruptible } from '../slices';
import { MAX_MEMBERS } from '../world/worldDefinition';
import { getMemberAt, type Population } from './population';
import { depositAndDonate, donateFrom, getMissingDonation, join, pickUsualDonation } from './worldEvents';

/** What happens in such a span depends on the world and the span alone, however time has come there. */
export const SPAN_MS = 10 * MINUTE_MS;

/** Of each member a week, as at the end of a seeded year. */
export const JOINS_A_WEEK = 1 / 40;
const DONATIONS_A_WEEK = 1 / 14;
/** Of a persona a week who earns nothing more before the next donation: about a week after the threshold is reached. */
const PERSONA_DONATIONS_A_WEEK = 1;
/** How many donations complete a stage. */
const STAGE_SHARE = 0.25;
/** Above it, stages are completed by those who look on. */
const LAST_OWN_STAGE = Math.floor(LAST_STAGE / 2);

/** Another seed for each span: the generator's first values are much alike for seeds that are. */
function mix(seed: number, span: number): number {
  let mixed = Math.imul(seed ^ Math.imul(span, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

type Deposit = Row<'transaction'>;

/** Credits the announced deposits that are due, and returns the others. */
function settleDeposits(
  { store, setTransactionStatus }: Population,
  pending: readonly Deposit[],
  until: number,
): readonly Deposit[] {
  const isDue = ({ created_at }: Deposit) => created_at + DEPOSIT_CREDITED_AFTER_MS < until;
  if (!pending.some(isDue)) return pending;
  for (const row of pending.filter(isDue)) {
    setTransactionStatus(row, settleDeposit(store, row, row.created_at + DEPOSIT_CREDITED_AFTER_MS));
  }
  return pending.filter((row) => !isDue(row));
}

/** The personas who have donated and are not away: they go on where they could earn nothing more. */
function donateAsPersonas(
  population: Population,
  ids: readonly string[],
  random: Random,
  from: number,
): void {
  const { store } = population;
  for (const id of ids) {
    const persona = store.getMember(id);
    if (persona.status !== 'active' || persona.stage === 0 || getRemainingEarnings(persona) > 0) continue;
    if (!random.chance(PERSONA_DONATIONS_A_WEEK * getShareOfWeek(from, from + SPAN_MS))) continue;
    const amount = pickUsualDonation(persona.stage, random);
    depositAndDonate(store, id, amount, { random, at: from + random.below(SPAN_MS) });
  }
}

function runSpan(population: Population, placement: MatrixPlacement, seed: number, span: number): void {
  const { store, countMembers } = population;
  const random = new Random(mix(seed, span));
  const from = span * SPAN_MS;
  const share = getShareOfWeek(from, from + SPAN_MS) * countMembers();
  const pickTimes = (rate: number) =>
    Array.from(
      { length: Math.floor(share * rate + random.share()) },
      () => from + random.below(SPAN_MS),
    ).sort((a, b) => a - b);
  for (const at of pickTimes(JOINS_A_WEEK)) {
    if (countMembers() >= MAX_MEMBERS) break;
    const sponsor = getMemberAt(population, pickSponsor(countMembers(), random));
    join(population, sponsor.id, { random, at }, placement);
  }
  for (const at of pickTimes(DONATIONS_A_WEEK)) {
    const donor = getMemberAt(population, random.below(countMembers()));
    if (personaKeys.has(donor.user_pk) || donor.joined_at > at) continue;
    const missing = donor.stage <= LAST_OWN_STAGE ? getMissingDonation(donor) : undefined;
    const isLast = random.chance(STAGE_SHARE);
    const usual = pickUsualDonation(donor.stage, random);
    donateFrom(store, donor.id, isLast ? (missing ?? usual) : usual, { random, at });
  }
}

interface Lifetime {
  /** milliseconds of provider time */
  readonly from: number;
  readonly until: number;
  readonly seed: number;
}

/**
 * Lets members join and donate in the spans that are over until then, as often as in the seeded year, and deposits that were
 * announced arrive. What is paid in for a persona by hand stays: they pay in what they donate.
 */
export function* actUntil(population: Population, { from, until, seed }: Lifetime): Interruptible<void> {
  const first = Math.floor(from / SPAN_MS);
  const last = Math.floor(until / SPAN_MS);
  const placement = new MatrixPlacement(population.getChildren);
  const personaIds = population.findPersonas();
  let pending = population.findPendingDeposits();
  for (let span = first; span < last; span++) {
    pending = settleDeposits(population, pending, (span + 1) * SPAN_MS);
    runSpan(population, placement, seed, span);
    donateAsPersonas(population, personaIds, new Random(mix(~seed, span)), span * SPAN_MS);
    yield (span - first) / (last - first);
  }
}
