import { describeToast } from './describe';
import type { Problem, Registry, Typed } from './kinds';
import { type ExpectedState, type Plan, SCENARIO, type Step, type Toast } from './plan';
import { flushTasks, SETTLE_TASKS, waitFor } from './waitFor';
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

/** One check of a step: an assertion of the plan, the state of its machine, the toasts, or what else it causes. */
export type Checkpoint =
  | { readonly type: 'assertion'; readonly assertion: Typed }
  | { readonly type: 'machine'; readonly expected: ExpectedState }
  | { readonly type: 'toasts'; readonly toasts: readonly Toast[] }
  | { readonly type: 'effects' };

export interface RunPlanOptions {
  /** how long an action or assertion may take, in milliseconds */
  readonly timeoutMs: number;
  /** called with all checks of a step, and awaited, before the start (step 0) and before each step */
  readonly beforeStep?: (step: number, checkpoints: readonly Checkpoint[]) => Promise<void> | void;
  readonly onCheckStart?: (checkpoint: Checkpoint) => void;
  readonly onCheckPassed?: (checkpoint: Checkpoint) => void;
  /** called with what each step has caused besides its toasts, before that is checked */
  readonly onStepEnd?: (effects: readonly string[]) => void;
  /** how to see a failure of this plan again */
  readonly replay?: string;
}

/** What is wrong with the toasts of a step; null when nothing is. */
export async function findToastProblem(driver: PlanDriver, toasts: readonly Toast[]): Promise<string | null> {
  const describeAll = (all: readonly Toast[]) => all.map(describeToast).sort().join(', ') || 'none';
  const shown = describeAll(await driver.toasts());
  const expected = describeAll(
    await Promise.all(toasts.map(async ({ kind, text }) => ({ kind, text: await driver.resolveText(text) }))),
  );
  return shown === expected ? null : `The toasts are ${shown}, not ${expected}.`;
}

/** The lines that one list has more often than the other. */
function findSurplus(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** What a step has caused although it must not, and what it has not caused; null when it is as recorded. */
function findEffectProblem(effects: readonly string[], expected: readonly string[]): string | null {
  if (findSurplus(effects, expected).length + findSurplus(expected, effects).length === 0) return null;
  // Of a text of many lines, those that differ.
  const [lines = [], others = []] = [effects, expected].map((all) => all.flatMap((one) => one.split('\n')));
  const extra = findSurplus(lines, others);
  const missing = findSurplus(others, lines);
  if (extra.length + missing.length === 0) return 'What is expected is there in another order.';
  return [
    ...(extra.length > 0 ? [`Not expected: ${extra.join('; ')}.`] : []),
    ...(missing.length > 0 ? [`Expected, and missing: ${missing.join('; ')}.`] : []),
  ].join(' ');
}

/** Runs a plan with a driver of its kinds. Rejects with a PlanFailure at the first failed action or assertion. */
export async function runPlan<Driver>(
  kinds: Registry<Driver>,
  driver: NoInfer<Driver> & PlanDriver & MachineDriver,
  plan: Plan,
  options: RunPlanOptions,
): Promise<void> {
  const { timeoutMs } = options;
  const check = async (checkpoint: Checkpoint, findProblem: () => Problem, patienceMs = timeoutMs) => {
    options.onCheckStart?.(checkpoint);
    await waitFor(findProblem, patienceMs);
    options.onCheckPassed?.(checkpoint);
  };
  const toCheckpoint = (assertion: Typed) => ({ type: 'assertion', assertion }) as const;
  const listStateChecks = (expected: ExpectedState) => [
    ...(plan.machine === SCENARIO ? [] : [{ type: 'machine', expected } as const]),
    ...expected.assertions.map(toCheckpoint),
  ];
  const checkAll = async (checkpoints: ReturnType<typeof listStateChecks>) => {
    for (const checkpoint of checkpoints)
      await check(checkpoint, () =>
        checkpoint.type === 'machine'
          ? driver.findStateProblem(plan.machine, checkpoint.expected)
          : kinds.check(driver, checkpoint.assertion),
      );
  };

  /** What has happened besides, and whether the machine has stayed where it was while timers ran out. */
  const findStepProblem = async (expected: ExpectedState, effects: Step['effects']) => {
    const caused = driver.effects();
    if (caused) options.onStepEnd?.(caused);
    const fault = await driver.findFault();
    if (fault !== null) return fault;
    const problem = caused && effects ? findEffectProblem(caused, effects) : null;
    if (problem !== null || plan.machine === SCENARIO) return problem;
    return driver.findStateProblem(plan.machine, expected);
  };

  const runStep = async (index: number, step: Omit<Step, 'by' | 'event' | 'took'>) => {
    const { sentence, actions, assertions, toasts, effects, expected, before } = step;
    const early = before ? listStateChecks(before.expected) : [];
    const late = [...listStateChecks(expected), ...assertions.map(toCheckpoint)];
    const toastCheck = { type: 'toasts', toasts } as const;
    const effectCheck = { type: 'effects' } as const;
    try {
      await options.beforeStep?.(index, [...early, ...late, toastCheck, effectCheck]);
      await driver.beginStep();
      for (const action of before?.actions ?? []) await kinds.run(driver, action);
      await checkAll(early);
      for (const action of actions) await kinds.run(driver, action);
      await waitFor(() => driver.findUnmetExpectation(), timeoutMs);
      // What is rendered within these tasks is there by now.
      await flushTasks(SETTLE_TASKS);
      await checkAll(late);
      if (toasts.length > 0) await waitFor(() => findToastProblem(driver, toasts), timeoutMs);
      await driver.endStep();
      // From here on nothing more can come: what is wrong now stays wrong.
      await check(toastCheck, () => findToastProblem(driver, toasts), 0);
      await check(effectCheck, () => findStepProblem(expected, effects), 0);
    } catch (cause) {
      const resolved = await driver.resolveText(sentence);
      throw new PlanFailure(plan, index, resolved, expected.state, cause, options.replay);
    }
  };

  await runStep(0, { ...plan.start, toasts: [] });
  for (const [index, step] of plan.steps.entries()) await runStep(index + 1, step);
}
