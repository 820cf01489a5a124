import type { Awaitable, Problem, Typed } from './kinds';
import { type Plan, SCENARIO, type Toast } from './plan';

/** Actions that are done together, as a form is filled in and sent. */
export type WalkStep<Action extends Typed = Typed> = readonly Action[];

export interface TakenStep<Action extends Typed = Typed> {
  readonly actions: WalkStep<Action>;
  readonly toasts?: readonly Toast[];
}

/** A step that is possible now; `weight` says how likely it is among the others. */
export interface Choice<Action extends Typed = Typed> {
  readonly weight: number;
  readonly step: WalkStep<Action>;
}

/** A source of random integers from 0 up to, not including, `below`. */
export interface RandomSource {
  below(below: number): number;
}

/** What a walk goes through, begun anew for each walk. */
export interface WalkWorld<Action extends Typed = Typed> {
  choices(random: RandomSource): Awaitable<readonly Choice<Action>[]>;
  /** Does a step, and returns the actions that could be done: all, or those before the first that could not. */
  run(step: WalkStep<Action>): Promise<WalkStep<Action>>;
  /** Waits until nothing moves; returns what is wrong then, as a sentence. */
  findProblem(): Problem;
  /** Ends everything; returns what is left behind, as a sentence. */
  close(): Problem;
}

export interface WalkResult<Action extends Typed = Typed> {
  /** the steps that were done */
  readonly steps: readonly WalkStep<Action>[];
  /** null: all invariants held */
  readonly problem: string | null;
}

function choose<Action extends Typed>(
  choices: readonly Choice<Action>[],
  random: RandomSource,
): WalkStep<Action> | undefined {
  let rest = random.below(
    Math.max(
      1,
      choices.reduce((sum, { weight }) => sum + weight, 0),
    ),
  );
  return choices.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  })?.step;
}

async function takeSteps<Action extends Typed>(
  world: WalkWorld<Action>,
  nextStep: (index: number) => Awaitable<WalkStep<Action> | undefined>,
): Promise<WalkResult<Action>> {
  const steps: WalkStep<Action>[] = [];
  let problem: string | null = null;
  let index = 0;
  try {
    for (let step = await nextStep(0); step && problem === null; step = await nextStep(index)) {
      index += 1;
      const done = await world.run(step);
      if (done.length > 0) steps.push(done);
      if (done.length > 0 || index === 1) problem = await world.findProblem();
      if (problem !== null) break;
    }
  } finally {
    const left = await world.close();
    problem ??= left;
  }
  return { steps, problem };
}

/** Walks at random, at most so many steps; the same random values in the same world give the same walk. */
export const walk = <Action extends Typed>(
  world: WalkWorld<Action>,
  random: RandomSource,
  maxSteps: number,
): Promise<WalkResult<Action>> =>
  takeSteps(world, async (index) =>
    index < maxSteps ? choose(await world.choices(random), random) : undefined,
  );

/** Walks given steps; those that are not possible are left out. */
export const replayWalk = <Action extends Typed>(
  world: WalkWorld<Action>,
  steps: readonly WalkStep<Action>[],
): Promise<WalkResult<Action>> => takeSteps(world, (index) => steps[index]);

/** The `id` of the plan that a walk is played as. */
const WALK = 'walk';

/** Actions as a plan, which expects nothing but these toasts and what is recorded of its steps. The first step is its start. */
export function toPlan(
  { id, title, steps }: Pick<Plan, 'id' | 'title'> & { readonly steps: readonly TakenStep[] },
  describeAction: (action: Typed) => string,
): Plan {
  const expected = { state: '', description: '', observed: {}, assertions: [] };
  const toSentence = (actions: WalkStep) => actions.map(describeAction).join(', ');
  const [{ actions: start } = { actions: [] }, ...rest] = steps;
  return {
    id,
    machine: SCENARIO,
    title,
    start: { sentence: toSentence(start), actions: start, assertions: [], expected },
    steps: rest.map(({ actions, toasts = [] }) => ({
      sentence: toSentence(actions),
      by: '',
      event: '',
      actions,
      toasts,
      assertions: [],
      took: [],
      expected,
    })),
    smoke: false,
  };
}

/** A walk as a plan, for what plays plans. */
export const toWalkPlan = (steps: readonly WalkStep[], describeAction: (action: Typed) => string): Plan =>
  toPlan({ id: WALK, title: 'A random walk', steps: steps.map((actions) => ({ actions })) }, describeAction);
