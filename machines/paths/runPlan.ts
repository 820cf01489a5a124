import type { Problem, Registry, Typed } from './kinds';
import { type ExpectedState, type Plan, SCENARIO, type Step } from './plan';
import { flushTasks, waitFor } from './waitFor';
import type { MachineDriver, PlanDriver } from './web/webDriver';

/** Where a plan failed and why; `replay` says how to see it again. */
export class PlanFailure extends Error {
  override readonly name = 'PlanFailure';
  /** counted from 1; 0 is the start */
  readonly step: number;
  /** the failed assertion, without the place */
  readonly problem: string;

  constructor(plan: Plan, step: number, sentence: string, state: string, cause: unknown, replay?: string) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    super(
      [
        problem,
        `  at step ${step} of ${plan.steps.length}, “${sentence}”, which leads to ${state}`,
        `  of ${plan.id}: ${plan.title}`,
        ...(replay ? [`  ${replay}`] : []),
      ].join('\n'),
      { cause },
    );
    this.step = step;
    this.problem = problem;
  }
}

/** One check of a step: an assertion of the plan, the state of its machine, or the toasts. */
export type Checkpoint =
  | { readonly type: 'assertion'; readonly assertion: Typed }
  | { readonly type: 'machine'; readonly expected: ExpectedState }
  | { readonly type: 'toasts'; readonly toasts: readonly string[] };

export interface RunPlanOptions {
  /** how long an action or assertion may take, in milliseconds */
  readonly timeoutMs: number;
  /** called and awaited before the start (step 0) and before each step */
  readonly beforeStep?: (step: number) => Promise<void> | void;
  readonly onCheckStart?: (checkpoint: Checkpoint) => void;
  readonly onCheckPassed?: (checkpoint: Checkpoint) => void;
  /** how to see a failure of this plan again */
  readonly replay?: string;
}

/** What is wrong with the toasts of a step; null when nothing is. */
export async function findToastProblem(
  driver: PlanDriver,
  toasts: readonly string[],
): Promise<string | null> {
  const shown = [...(await driver.toasts())].sort().join(' | ');
  const expected = (await Promise.all(toasts.map((each) => driver.resolveText(each)))).sort().join(' | ');
  return shown === expected ? null : `The toasts are “${shown}”, not “${expected}”.`;
}

/** Runs a plan with a driver of its kinds. Rejects with a PlanFailure at the first failed action or assertion. */
export async function runPlan<Driver>(
  kinds: Registry<Driver>,
  driver: NoInfer<Driver> & PlanDriver & MachineDriver,
  plan: Plan,
  options: RunPlanOptions,
): Promise<void> {
  const { timeoutMs } = options;
  const check = async (checkpoint: Checkpoint, findProblem: () => Problem) => {
    options.onCheckStart?.(checkpoint);
    await waitFor(findProblem, timeoutMs);
    options.onCheckPassed?.(checkpoint);
  };
  const checkAll = async (assertions: readonly Typed[]) => {
    for (const assertion of assertions) {
      await check({ type: 'assertion', assertion }, () => kinds.check(driver, assertion));
    }
  };
  const checkState = async (expected: ExpectedState) => {
    if (plan.machine !== SCENARIO) {
      await check({ type: 'machine', expected }, () => driver.findStateProblem(plan.machine, expected));
    }
    await checkAll(expected.assertions);
  };

  const runStep = async (index: number, step: Omit<Step, 'by' | 'event' | 'took'>) => {
    const { sentence, actions, assertions, toasts, expected, before } = step;
    try {
      await options.beforeStep?.(index);
      await driver.beginStep();
      if (before) {
        for (const action of before.actions) await kinds.run(driver, action);
        await checkState(before.expected);
      }
      for (const action of actions) await kinds.run(driver, action);
      await waitFor(() => driver.findUnmetExpectation(), timeoutMs);
      await checkState(expected);
      await checkAll(assertions);
      // One task for a framework to render a toast that must not be there, and one for its effects.
      if (toasts.length === 0) await flushTasks(2);
      await check({ type: 'toasts', toasts }, () => findToastProblem(driver, toasts));
    } catch (cause) {
      throw new PlanFailure(
        plan,
        index,
        await driver.resolveText(sentence),
        expected.state,
        cause,
        options.replay,
      );
    }
  };

  await runStep(0, { ...plan.start, toasts: [] });
  for (const [index, step] of plan.steps.entries()) await runStep(index + 1, step);
}
