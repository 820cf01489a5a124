import type { Assertion } from '#machines/paths/assertion.ts';
import type { ExpectedState, Plan } from '#machines/paths/plan.ts';
import { assertionProblem, stateProblem } from './assertions';
import { flushTasks } from './flushTasks';
import type { PageDriver } from './pageDriver';
import { waitFor } from './waitFor';

/** Where a plan went wrong, and how to see it again. */
export class PlanFailure extends Error {
  override readonly name = 'PathFailure';
  /** counted from 1; 0 is the start */
  readonly step: number;
  /** what is wrong, without the place */
  readonly wrong: string;

  constructor(plan: Plan, step: number, sentence: string, state: string, cause: unknown) {
    const wrong = cause instanceof Error ? cause.message : String(cause);
    super(
      [
        wrong,
        `  at step ${step} of ${plan.steps.length}, “${sentence}”, which leads to ${state}`,
        `  of ${plan.id}: ${plan.title}`,
        `  replay in the demo: /?path=${plan.id}`,
      ].join('\n'),
      { cause },
    );
    this.step = step;
    this.wrong = wrong;
  }
}

/** One thing that is looked at: a check of the plan, the state of its machine, or the brief messages of a step. */
export type Checkpoint =
  | Assertion
  | { readonly type: 'machine'; readonly expected: ExpectedState }
  | { readonly type: 'messages'; readonly toasts: readonly string[] };

interface PlayOptions {
  /** is waited for before the start (step 0) and before each step */
  readonly before?: (step: number) => Promise<void> | void;
  /** is told of each thing before it is looked for, and once it was found to be so */
  readonly looking?: (at: Checkpoint) => void;
  readonly seen?: (what: Checkpoint) => void;
}

/** Carries out a plan on the stage. Rejects with a PathFailure at the first thing that is not as the plan says. */
export async function runPlan(stage: PageDriver, plan: Plan, options: PlayOptions = {}): Promise<void> {
  const { perform, patience, gate, screen, resolve } = stage;
  const { start } = plan;

  const holds = (wrong: () => string | null | Promise<string | null>) => waitFor(wrong, patience);
  const see = async (what: Checkpoint, wrong: () => string | null | Promise<string | null>) => {
    options.looking?.(what);
    await holds(wrong);
    options.seen?.(what);
  };
  const seeAll = async (assertions: readonly Assertion[]) => {
    for (const assertion of assertions) await see(assertion, () => assertionProblem(stage, assertion));
  };
  const seeLook = async (expected: ExpectedState) => {
    if (plan.machine !== 'scenario') {
      await see({ type: 'machine', expected }, () => stateProblem(stage, plan.machine, expected));
    }
    await seeAll(expected.assertions);
  };
  const said = () => screen.texts('message');
  const wrongWithMessages = (toasts: readonly string[]) => {
    const shown = said().sort().join(' | ');
    const expected = toasts.map(resolve).sort().join(' | ');
    return shown === expected ? null : `The messages are “${shown}”, not “${expected}”.`;
  };

  const take = async (
    index: number,
    {
      sentence,
      actions,
      assertions,
      toasts,
      expected,
      before,
    }: Pick<Plan['steps'][number], 'sentence' | 'actions' | 'assertions' | 'toasts' | 'expected' | 'before'>,
  ) => {
    try {
      await options.before?.(index);
      await stage.beginStep();
      if (before) {
        for (const action of before.actions) await perform(action);
        await seeLook(before.expected);
      }
      for (const action of actions) await perform(action);
      await holds(() =>
        gate.expected().length === 0 ? null : `No call ${gate.expected().join(', ')} was made.`,
      );
      await seeLook(expected);
      await seeAll(assertions);
      // One for React to show what there may be, one for what comes of that.
      if (toasts.length === 0) await flushTasks(2);
      await see({ type: 'messages', toasts }, () => wrongWithMessages(toasts));
    } catch (cause) {
      throw new PlanFailure(plan, index, resolve(sentence), expected.state, cause);
    }
  };

  await stage.begin(plan.heldCalls);
  await take(0, { ...start, toasts: [] });
  for (const [index, step] of plan.steps.entries()) await take(index + 1, step);
}
