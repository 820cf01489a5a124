import type { Assertion } from '#machines/paths/assertion.ts';
import { type ExpectedState, type Plan, SCENARIO, type Step } from '#machines/paths/plan.ts';
import { demoUrls } from '../demoUrls';
import { findAssertionProblem, findStateProblem } from './assertions';
import type { PageDriver } from './pageDriver';
import { flushTasks, type Problem, waitFor } from './waitFor';

/** Where a plan failed, why, and the address that replays it. */
export class PlanFailure extends Error {
  override readonly name = 'PlanFailure';
  /** counted from 1; 0 is the start */
  readonly step: number;
  /** the failed assertion, without the place */
  readonly problem: string;

  constructor(plan: Plan, step: number, sentence: string, state: string, cause: unknown) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    super(
      [
        problem,
        `  at step ${step} of ${plan.steps.length}, “${sentence}”, which leads to ${state}`,
        `  of ${plan.id}: ${plan.title}`,
        `  replay in the demo: ${demoUrls.play(plan.id)}`,
      ].join('\n'),
      { cause },
    );
    this.step = step;
    this.problem = problem;
  }
}

/** One check of a step: an assertion of the plan, the state of its machine, or the toasts. */
export type Checkpoint =
  | Assertion
  | { readonly type: 'machine'; readonly expected: ExpectedState }
  | { readonly type: 'toasts'; readonly toasts: readonly string[] };

interface RunPlanOptions {
  /** called and awaited before the start (step 0) and before each step */
  readonly beforeStep?: (step: number) => Promise<void> | void;
  readonly onCheckStart?: (checkpoint: Checkpoint) => void;
  readonly onCheckPassed?: (checkpoint: Checkpoint) => void;
}

/** Runs a plan with the driver. Rejects with a PlanFailure at the first failed action or assertion. */
export async function runPlan(driver: PageDriver, plan: Plan, options: RunPlanOptions = {}): Promise<void> {
  const { perform, timeoutMs, interceptor, queries, resolveText } = driver;

  const check = async (checkpoint: Checkpoint, findProblem: () => Problem) => {
    options.onCheckStart?.(checkpoint);
    await waitFor(findProblem, timeoutMs);
    options.onCheckPassed?.(checkpoint);
  };
  const checkAll = async (assertions: readonly Assertion[]) => {
    for (const assertion of assertions) {
      await check(assertion, () => findAssertionProblem(driver, assertion));
    }
  };
  const checkState = async (expected: ExpectedState) => {
    if (plan.machine !== SCENARIO) {
      await check({ type: 'machine', expected }, () => findStateProblem(driver, plan.machine, expected));
    }
    await checkAll(expected.assertions);
  };
  const findToastProblem = (toasts: readonly string[]) => {
    const shown = queries.texts('toast').sort().join(' | ');
    const expected = toasts.map(resolveText).sort().join(' | ');
    return shown === expected ? null : `The toasts are “${shown}”, not “${expected}”.`;
  };

  const runStep = async (index: number, step: Omit<Step, 'by' | 'event' | 'took'>) => {
    const { sentence, actions, assertions, toasts, expected, before } = step;
    try {
      await options.beforeStep?.(index);
      await driver.beginStep();
      if (before) {
        for (const action of before.actions) await perform(action);
        await checkState(before.expected);
      }
      for (const action of actions) await perform(action);
      await waitFor(() => {
        const missing = interceptor.missingCalls();
        return missing.length === 0 ? null : `No call ${missing.join(', ')} was made.`;
      }, timeoutMs);
      await checkState(expected);
      await checkAll(assertions);
      // One task for React to render a toast that must not be there, and one for its effects.
      if (toasts.length === 0) await flushTasks(2);
      await check({ type: 'toasts', toasts }, () => findToastProblem(toasts));
    } catch (cause) {
      throw new PlanFailure(plan, index, resolveText(sentence), expected.state, cause);
    }
  };

  await driver.beginPlan(plan.heldCalls);
  await runStep(0, { ...plan.start, toasts: [] });
  for (const [index, step] of plan.steps.entries()) await runStep(index + 1, step);
}
