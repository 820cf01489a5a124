import { follow } from './makePlan';
import type { Check, Deed, Look, Noticed, Plan, Step } from './plan';
import { sameData } from './sameData';
import type { Vocabulary } from './vocabulary';
import { sayCheck, sayDeed, sayNames } from './words';

const listed = (sentences: readonly string[]): string =>
  sentences.length > 0 ? sentences.join('; ') : 'nothing';

/** `the checks of … were …, and now are …`, of what left and what came only. */
function changed(what: string, before: readonly string[], now: readonly string[]): string[] {
  if (sameData(before, now)) return [];
  const left = before.filter((each) => !now.includes(each));
  const came = now.filter((each) => !before.includes(each));
  if (left.length + came.length === 0)
    return [`${what}: the order was ${listed(before)}, and now is ${listed(now)}`];
  return [`${what}: before ${listed(left)}, now ${listed(came)}`];
}

const sayNoticed = (noticed: Noticed): string[] =>
  Object.entries(noticed).map(([key, value]) => `${key} is ${value}`);

const lookChanges = (before: Look, now: Look): string[] => [
  ...changed(`in ${before.state}, what must be seen`, before.checks.map(sayCheck), now.checks.map(sayCheck)),
  ...changed(`in ${before.state}, what is noticed`, sayNoticed(before.noticed), sayNoticed(now.noticed)),
  ...changed(`the description of ${before.state}`, [before.description], [now.description]),
];

interface Doing {
  readonly sentence: string;
  readonly deeds: readonly Deed[];
  readonly checks: readonly Check[];
}

const doingChanges = (before: Doing, now: Doing): string[] => {
  const name = `“${sayNames(before.sentence)}”`;
  return [
    ...changed(`${name}, what is done`, before.deeds.map(sayDeed), now.deeds.map(sayDeed)),
    ...changed(`${name}, what must be so after it`, before.checks.map(sayCheck), now.checks.map(sayCheck)),
  ];
};

const saidBefore = ({ before }: Step): string[] =>
  before ? [...before.deeds.map(sayDeed), `the state is still ${before.look.state}`] : [];

const caseChanges = (before: Step, now: Step): string[] => {
  const name = `“${sayNames(before.sentence)}”`;
  return [
    ...doingChanges(before, now),
    ...changed(`${name}, who does it`, [before.by], [now.by]),
    ...changed(`${name}, the messages it causes`, before.says, now.says),
    ...changed(`${name}, what comes before it`, saidBefore(before), saidBefore(now)),
  ];
};

const ending = ({ took, look }: Step): string =>
  took.length > 0 ? `led to ${look.state} by ${took.join(', then ')}` : `was refused in ${look.state}`;
const endingNow = ({ took, look }: Step): string =>
  took.length > 0 ? `it leads to ${look.state} by ${took.join(', then ')}` : `it is refused in ${look.state}`;

/** Everything that is another way in a plan's steps: where they first lead elsewhere, and what is said of them. */
function planDifferences(vocabulary: Vocabulary, plan: Plan) {
  const now = follow(vocabulary, plan.steps);
  const ways: string[] = [];
  const words = [
    ...changed('the sentence of the start', [plan.start.sentence], [now.start.sentence]),
    ...doingChanges(plan.start, now.start),
  ];
  if (plan.start.look.state !== now.start.look.state) {
    ways.push(`${plan.id}, start: it was in ${plan.start.look.state}, and now is in ${now.start.look.state}`);
    return { ways, words };
  }
  words.push(...lookChanges(plan.start.look, now.start.look));
  for (const [index, step] of plan.steps.entries()) {
    const place = `${plan.id}, step ${index + 1} “${sayNames(step.sentence)}”`;
    const today = now.steps[index];
    if (!today) {
      const state = (now.steps[index - 1] ?? now.start).look.state;
      ways.push(`${place}: before, it ${ending(step)}; now the vocabulary has no such case in ${state}`);
      break;
    }
    words.push(...caseChanges(step, today));
    if (!sameData([step.took, step.look.state], [today.took, today.look.state])) {
      ways.push(`${place}: before, it ${ending(step)}; now ${endingNow(today)}`);
      if (step.look.state !== today.look.state) break;
    }
    words.push(...lookChanges(step.look, today.look));
  }
  return { ways, words };
}

/** What changed of which paths there are. */
function setDifferences(frozen: readonly Plan[], today: readonly Plan[]): string[] {
  const before = new Map(frozen.map((plan) => [plan.id, plan]));
  const now = new Map(today.map((plan) => [plan.id, plan]));
  const told = (plan: Plan) => `${plan.id} (${plan.title})`;
  return [
    ...frozen.filter(({ id }) => !now.has(id)).map((plan) => `${told(plan)} no longer comes out`),
    ...today.filter(({ id }) => !before.has(id)).map((plan) => `${told(plan)} is new`),
    ...today.flatMap((plan) => {
      const old = before.get(plan.id);
      if (!old) return [];
      const name = (smoke: boolean) => (smoke ? 'in the smoke set' : 'not in the smoke set');
      return [
        ...changed(`${plan.id}, its title`, [old.title], [plan.title]),
        ...changed(`${plan.id}`, [name(old.smoke)], [name(plan.smoke)]),
        ...changed(`${plan.id}, the calls that always wait`, old.held, plan.held),
      ];
    }),
  ];
}

/**
 * How today's machine and vocabulary differ from frozen plans, in sentences: first where a path leads elsewhere, then
 * what is done and seen in another way (each told once), then which paths came and went. None: they are the same.
 */
export function differences(
  vocabulary: Vocabulary,
  frozen: readonly Plan[],
  today: readonly Plan[],
): string[] {
  if (sameData(frozen, today)) return [];
  const each = frozen.map((plan) => planDifferences(vocabulary, plan));
  const told = [
    ...each.flatMap(({ ways }) => ways),
    ...new Set(each.flatMap(({ words }) => words)),
    ...setDifferences(frozen, today),
  ];
  return told.length > 0 ? told : ['the paths come in another order'];
}
